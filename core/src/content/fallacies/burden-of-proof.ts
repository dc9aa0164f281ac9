import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Burden of Proof',
  aliases: ['Shifting the Burden of Proof', 'Argument from Ignorance', 'Appeal to Ignorance'],
  category: 'informal',
  severity: 'high',
  keywords: ['evidence', 'unsupported claim', 'prove me wrong', 'disprove', 'ignorance', 'skeptic', 'default'],
  link: 'https://yourlogicalfallacyis.com/burden-of-proof',
  definition:
    'Making a claim without support and letting it stand until somebody else shows that it is wrong. The work of backing up a claim belongs to the person who makes it.',
  neighbours: [
    {
      name: 'Personal Incredulity',
      tellApart:
        'Does the claim rest on nobody having refuted it, or on the speaker finding the opposite hard to imagine?',
    },
    {
      name: 'Special Pleading',
      tellApart:
        'Are others told to find the evidence against a claim, or is one case let off a rule that holds for the rest?',
    },
    {
      name: 'Begging the Question',
      tellApart:
        'Is no reason given and the work passed to others, or is a reason given that already assumes the claim?',
    },
    {
      name: 'Appeal to Authority',
      tellApart: 'Is a claim held up by a missing refutation, or by the rank or fame of someone who believes it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Octavio has buried copper wire around his peach trees and says that it keeps the frost away. For nine hundred pesos he would do the same for Ximena’s orchard. “Have you compared trees with and without it?” she asks. He shakes his head. “In all these years nobody has shown that it doesn’t work. That’s good enough for me, and it should be for you.”',
    failingStep: 'nobody has shown that it doesn’t work',
    why: 'Perhaps nobody has looked. The step turns a lack of checking into a point in favor. Octavio makes the claim and wants money for it, so the comparison that she asks about is his to provide.',
  },
  soundWhen:
    '“Nothing was found” is evidence when people have looked where it would show: three engineers searched the bridge for cracks and saw none. Some rules also place the work on purpose. In many courts the accused need not prove anything.',
  reply: '“I can’t show that it’s wrong, and I don’t say that it is. What convinced you? I’m happy to look at that.”',
  evidence:
    'Walton (1996), Arguments from Ignorance (Pennsylvania State University Press). Walton (2014), Burden of Proof, Presumption and Argumentation (Cambridge University Press).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'burden-of-proof-winter-ferry',
    slot: 'fallacy12',
    form: 'A',
    kind: 'spot',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'The Harbor Weekly reported that the ferry company plans to drop its winter route. Several readers asked how the paper knew. The editor replied on Saturday: “If we are wrong, we will say so. But the company has had two weeks to show us that there is no such plan. It has not done so, and our report stands.”',
    decidingWords: ['asked how the paper knew', 'the company has had two weeks to show us that there is no such plan'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if the editor had rested the report on some important person’s word. Nobody is named who says that the plan exists.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'Readers “asked how the paper knew”. Instead of a source, the editor offers this: “the company has had two weeks to show us that there is no such plan”.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'This would need a claim that a thing is right for being natural, say that boats were meant to rest in winter. The editor makes no such claim.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Had the editor written that it is hard to picture anyone running a ferry in winter, this would be the name for it.',
      },
    ],
  },
  {
    id: 'burden-of-proof-inn-plaque',
    slot: 'q12',
    form: 'A',
    kind: 'spot',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Zainab reads out her text for the village plaque: “An inn stood here in 1540.” Mr. Lindqvist likes it and asks where the year comes from. “The archive is open to us all,” she says kindly. “If you find a page that rules 1540 out, I will gladly change it. If not, the year goes on the plaque on Friday.”',
    decidingWords: ['asks where the year comes from', 'If you find a page that rules 1540 out'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'It would fit if Zainab had said that she cannot picture the old street without an inn. She says nothing of what she can imagine.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'For this, she would have to want a source for each date on other plaques and then excuse her own from that rule.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'Mr. Lindqvist “asks where the year comes from”, and she gives no source. “If you find a page that rules 1540 out” hands him the work that is hers.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'One word with two meanings would be needed, for instance if “inn” were a house on the plaque and a family’s name in the archive.',
      },
    ],
  },
  {
    id: 'burden-of-proof-cough-syrup',
    slot: 'fallacy12',
    form: 'B',
    kind: 'spot',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Mr. Tesfaye, a pharmacist, likes the new cough syrup: in three studies it has helped adults. The box also says “Safe from age one,” and he asks the maker what that is based on. “We know of no study that shows harm to a small child,” comes the friendly reply, “and until there is one, safe it is.” He moves the syrup to the children’s shelf.',
    decidingWords: ['We know of no study that shows harm to a small child', 'until there is one, safe it is'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'It would fit if the maker had written that it is hard to imagine how a sweet syrup could hurt anyone.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'There would have to be a child whom the syrup made ill, and a maker who says that this was not a truly healthy child.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'The maker would have to agree that medicine for children needs a test with children, and then ask that this syrup be excused from it.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'The maker says “Safe from age one” but names no test with children, and “until there is one, safe it is” leaves the checking to others. Perhaps nobody has looked.',
      },
    ],
  },
  {
    id: 'burden-of-proof-office-mail',
    slot: 'q12',
    form: 'B',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“Somebody outside is reading our office mail,” says Anjali. Elin, who runs the network, asks what makes her think so. “I’m not blaming you,” says Anjali. “But can you show that no stranger got in this year?” Elin can’t; the records are deleted after a month. “Thank you for being open. Then I will write to our customers that their mail was read.”',
    decidingWords: ['asks what makes her think so', 'can you show that no stranger got in this year?'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'Anjali would have to say that she cannot imagine how a network could keep strangers out. What she can picture plays no part.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'Elin “asks what makes her think so” and gets no reason, just a task: “can you show that no stranger got in this year?” That it can’t be ruled out does not mean that it happened.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if she had told of one firm whose mail was read and had taken this as the way things go in offices.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Her grounds would have to be the claim itself in other words, such as “they know our letters because they read them”.',
      },
    ],
  },
  {
    id: 'burden-of-proof-painted-stairs',
    slot: 'fallacy12',
    form: 'C',
    kind: 'spot',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Marisol’s bill for the painted stairwell says forty-one hours. She had expected about thirty, and asks how the hours were noted down. “I don’t keep a sheet,” says the painter pleasantly. “But I am glad to correct it. Give me the days and times when you know I wasn’t there, and I’ll take them off. Otherwise, forty-one it is.”',
    decidingWords: ['I don’t keep a sheet', 'Give me the days and times when you know I wasn’t there'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'The painter would have to back up the figure with the figure, for instance “it is forty-one because that is how long it took”.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'The painter asks for money but admits “I don’t keep a sheet”. “Give me the days and times when you know I wasn’t there” makes Marisol show that the figure is wrong; the figure may even be right.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'It would fit if the painter had told of one other stairwell that took as long and had left it at that.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Had the painter said that it is hard to see how such a job could take less, this would be the name.',
      },
    ],
  },
  {
    id: 'burden-of-proof-price-list',
    slot: 'q12',
    form: 'C',
    kind: 'spot',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“Dear Oluwaseun, our price list has turned up at another firm. I have noted in your file that it came from you. This morning, you asked me what I base that on. It is a fair question, and I want to be fair. Bring me something that shows it came from someone else, and the note will be gone within the hour. Yours, Mrs. Volkov”',
    decidingWords: ['you asked me what I base that on', 'Bring me something that shows it came from someone else'],
    options: [
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'Oluwaseun “asked me what I base that on”, and the answer names no grounds. “Bring me something that shows it came from someone else” hands over the work that belongs to Mrs. Volkov.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Mrs. Volkov would have to count heads, say that most of the staff believe it of Oluwaseun. Other people’s views do not come up.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'For this, she would have to ask for grounds before a note goes into other files, and then excuse this one note from that rule.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'It would fit if she had given a reason that assumes the charge, like “it came from you, since you are the one who passed it on”.',
      },
    ],
  },
  {
    id: 'burden-of-proof-music-room',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      '“Is there lead in the old paint of the music room?” Zeynep asks at the parents’ evening. “There isn’t,” says the principal. “The room is ninety years old, and to this day not one parent has brought me a test that found any. If you come across one, please show me. Until then, I can tell you that the paint is free of lead.”',
    decidingWords: [
      'not one parent has brought me a test that found any',
      'Until then, I can tell you that the paint is free of lead',
    ],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'The principal would have to argue in a ring, for instance that the paint has no lead in it since it is a lead-free paint.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'It would fit if the principal had said that it is hard to believe anyone would ever have put lead on a school’s walls.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'That “not one parent has brought me a test that found any” leaves the testing to the parents. Perhaps the paint is clean, but it seems that no one has looked.',
      },
      {
        text: 'No fallacy here',
        rationale: 'A test by the school that covered the walls and found no lead would turn this into a good answer.',
      },
    ],
  },
  {
    id: 'burden-of-proof-music-room-sound',
    kind: 'sound',
    twinOf: 'burden-of-proof-music-room',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“Is there lead in the old paint of the music room?” Zeynep asks at the parents’ evening. “There isn’t,” says the principal. “The room is ninety years old, so the city lab tested each wall and pipe, and not one test found any. If you come across another, please show me. Until then, I can tell you that the paint is free of lead.”',
    decidingWords: ['the city lab tested each wall and pipe', 'not one test found any'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          'For this, the reason would have to be the claim once more in other words. The lab’s tests are a separate reason.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'What the principal can or can’t imagine would have to carry the answer. Samples from the walls carry it.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“not one test found any” sounds like a mere lack of news, but people looked where lead would show: “the city lab tested each wall and pipe”.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'If the school had tested nothing and waited for a parent to bring a bad result, this would be the name.',
      },
    ],
  },
  {
    id: 'burden-of-proof-grandma-clock',
    kind: 'spot',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Lotte and Callum are clearing their grandmother’s flat. “The clock is what she wanted me to have,” says Lotte. Did she say so? “Not in words. But if you can show me a line that leaves it to somebody else, I’ll step back.” Callum looks through the letters. There is no such line. “Then it goes in my car,” says Lotte.',
    decidingWords: ['if you can show me a line that leaves it to somebody else', 'Then it goes in my car'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'It would be fair to ask for a line if a will already said who gets what, and someone wanted an exception from it.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Lotte would have to accept a rule for the other things in the flat, say that they draw lots, and keep the clock out of it.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'The claim is Lotte’s, and she has no words to back it. “if you can show me a line that leaves it to somebody else” makes Callum do the searching.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'It would fit if she had given a reason that assumes the claim, like “she meant it for me, for it was to be mine”.',
      },
    ],
  },
  {
    id: 'burden-of-proof-grandma-clock-sound',
    kind: 'sound',
    twinOf: 'burden-of-proof-grandma-clock',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Lotte and Callum are clearing the flat that their grandmother left them in equal parts. “The clock is what she wanted me to have,” says Lotte. Did she say so? “Not in words.” – “If you can show me a line that leaves it to you, I’ll step back,” says Callum. Lotte looks through the letters. There is no such line. “Then it goes on our list.”',
    decidingWords: ['their grandmother left them in equal parts', 'If you can show me a line that leaves it to you'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'Callum would have to want equal parts for the rest and something better for himself. He puts the clock on the list that belongs to both.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'For this, his reason would have to assume what is in question. He points to a will that both of them know.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'If Lotte had told him to find a line against her claim, this would fit. Here the person who wants the exception is asked to support it.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The things are theirs “in equal parts”, and Lotte claims an exception. “If you can show me a line that leaves it to you” puts the work where it belongs, with the person who makes the claim.',
      },
    ],
  },
  {
    id: 'burden-of-proof-lane-four',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      '“Lane four is the fast one in your pool,” the guest coach writes to Thandi, who runs the meet. She asks what he has seen there. “I haven’t taken times,” he answers, “but you keep the results. If they show that four is no faster than the rest, I’ll drop it. As long as you don’t send me that, please count it as fast.”',
    decidingWords: ['I haven’t taken times', 'As long as you don’t send me that, please count it as fast'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'The coach would have to accept one rule for lanes in general and ask that his own team be spared from it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A row of times from lane four and its neighbors, sent by the coach himself, would be fair grounds for his request.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'He has no times, yet “As long as you don’t send me that, please count it as fast”. The claim is his, and Thandi is to do the work of refuting it.',
      },
      {
        text: 'Personal Incredulity',
        rationale: 'It would fit if he had written that he simply can’t imagine six lanes being equally fast.',
      },
    ],
  },
  {
    id: 'burden-of-proof-marmot-whistle',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Reply to the editor: “Reviewer two asks what supports our reading of the third marmot whistle as a greeting. We thank her for her care. In eight years, no colleague has shown that the whistle means anything else, and we remain open to such work. We have therefore left ‘greeting’ in the table, and taken out the question mark.”',
    decidingWords: ['asks what supports our reading', 'no colleague has shown that the whistle means anything else'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'The authors would have to write that they can’t conceive of another meaning. They say that they are open to one.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'The reviewer “asks what supports our reading”. The reply offers no recording or count, just that “no colleague has shown that the whistle means anything else”. Maybe none has tried.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'It would fit if they asked for support for all the other whistles in the table and excused the third from that.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'If the reply had said that several teams tested other meanings, such as alarm or hunger, and ruled them out, this would be support.',
      },
    ],
  },
]
