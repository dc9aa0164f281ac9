import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Burden of Proof',
  aliases: ['Shifting the Burden of Proof', 'Argument from Ignorance', 'Appeal to Ignorance'],
  category: 'informal',
  severity: 'high',
  keywords: ['evidence', 'unsupported claim', 'prove me wrong', 'disprove', 'ignorance', 'skeptic', 'default'],
  link: 'https://yourlogicalfallacyis.com/burden-of-proof',
  definition:
    'Making a claim without support and letting it stand until somebody else shows that it’s wrong. The work of backing up a claim belongs to the person who makes it.',
  neighbors: [
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
    {
      name: 'Black-or-White',
      tellApart: 'Does the claim win because no one has refuted it, or because the one rival on a short list is gone?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Octavio has buried copper wire around his peach trees and says it keeps the frost away. For nine hundred pesos he’ll do the same for Ximena’s orchard. “Have you compared trees with and without it?” she asks. He shakes his head. “In all these years nobody has shown that it doesn’t work. That’s good enough for me, and it ought to be for you.”',
    failingStep: 'nobody has shown that it doesn’t work',
    why: 'Perhaps nobody has looked. The step turns a lack of checking into a point in its favor. Octavio makes the claim and wants money for it, so the comparison that she asks about is his to provide.',
  },
  soundWhen:
    '“Nothing was found” is evidence when people have looked where it would show: three engineers searched the bridge for cracks and saw none. Some rules also assign the work on purpose. In many courts, the accused doesn’t have to prove anything.',
  reply: '“I can’t show that it’s wrong, and I’m not saying it is. What convinced you? I’d be glad to look at that.”',
  evidence:
    'Walton (1996), Arguments from Ignorance (Pennsylvania State University Press). Walton (2014), Burden of Proof, Presumption and Argumentation (Cambridge University Press).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'burden-of-proof-winter-ferry',
    slot: 'fallacy12',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Several of you asked how we know that the ferry’s winter route is ending. We gave the company two weeks to show us that no such plan exists, and it hasn’t, so our story stands. Is the island route next? A winter without boats is hard to picture.',
    decidingWords: ['asked how we know', 'gave the company two weeks to show us that no such plan exists'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          '“Is the island route next?” does point down a road. It comes after the verdict, “our story stands,” and adds nothing to it.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'Readers “asked how we know,” and the answer is that the paper “gave the company two weeks to show us that no such plan exists.” Silence from the company isn’t a source.',
      },
      {
        text: 'Black-or-White',
        rationale:
          '“Stands” or falls: for a story those are the two ways to go. The trouble is the ground for standing by it, which is nothing but an unanswered request.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'A winter without boats is “hard to picture,” the editor says. That’s regret about the plan. Nobody uses the feeling as evidence for the story or against it.',
      },
    ],
  },
  {
    id: 'burden-of-proof-inn-plaque',
    slot: 'q12',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      '“‘An inn stood here in 1540,’” Zainab reads to the plaque committee. Mr. Lindqvist likes it, but where does the year come from? He never explained his own 1610 for the mill, she reminds him, and his grandmother’s stories don’t count. The archive’s open to anyone, and 1540 comes off the moment he finds a page that rules it out. Meanwhile, it goes to the engraver.',
    decidingWords: ['where does the year come from?', '1540 comes off the moment he finds a page that rules it out'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'His own bare 1610 gets a jab, and it lands. But she doesn’t stop there; what keeps her year on the plaque is that he hasn’t ruled it out.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Grandmother’s stories come up so that they can be dismissed. Zainab has no story of her own behind 1540, and no page either.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'Asked where the year comes from, she answers that “1540 comes off the moment he finds a page that rules it out.” It’s her year, so the page is hers to find.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Letting 1540 through looks like a favor to herself. Yet his 1610 went up the same way, so no one is exempted from a rule that binds the rest.',
      },
    ],
  },
  {
    id: 'burden-of-proof-cough-syrup',
    slot: 'fallacy12',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Dear Mr. Tesfaye, thanks for your question about “Safe from age one” on our cough syrup. Three studies show that it helps adults, which no serious pharmacist doubts. As for small children, we’re aware of no study that shows any harm, so until there is one, safe it is. Forty thousand families agree, and your own store brand, by the way, makes the same promise. Customer Care',
    decidingWords: ['aware of no study that shows any harm', 'safe it is'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Pointing at his store brand is a small jab back. It’s an afterthought, though. The word “safe” has been defended before that, by other means.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“No serious pharmacist doubts” the syrup narrows who counts, which is a familiar move. But that concerns adults, where there are three studies; the doubtful claim is about children.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'Forty thousand families are brought in, and that does sound impressive. But they’re added to a claim that already rests on something else: that nobody has found harm.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'The maker is “aware of no study that shows any harm,” and so “safe it is.” No study of small children is mentioned at all. Safety is the maker’s claim to back up.',
      },
    ],
  },
  {
    id: 'burden-of-proof-office-mail',
    slot: 'q12',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Anjali: Somebody outside is reading our office mail\nElin: What makes you think so?\nAnjali: Can you show me nobody got in this year?\nElin: No, the logs get deleted after 30 days. You said that was OK\nAnjali: Then I’m telling our customers it’s been read\nElin: My cousin’s firm did that once, and it was a printer bug\nAnjali: It goes out at noon. No board vote this time',
    decidingWords: ['What makes you think so?', 'Can you show me nobody got in this year?'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Elin’s “You said that was OK” does turn blame back on Anjali. It’s a fair reminder, and the break-in isn’t argued for with it.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          '“What makes you think so?” gets no answer but “Can you show me nobody got in this year?” Deleted logs can’t show that nobody got in; they can’t show that somebody did, either.',
      },
      {
        text: 'Special Pleading',
        rationale:
          '“No board vote this time” sounds like letting herself off a rule. It concerns who gets told; whether anyone read the mail was decided before.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'The cousin’s printer bug is a single story, told by Elin. She offers it as a caution, and the claim about outsiders is Anjali’s.',
      },
    ],
  },
  {
    id: 'burden-of-proof-painted-stairs',
    slot: 'fallacy12',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'The painter bills forty-one hours for a stairwell where Marisol expected thirty. He doesn’t keep a time sheet, but he’ll take off any hours when she can show he wasn’t there. She can’t believe stairs take that long. Start with one coat, he says, and there’s no stopping.',
    decidingWords: ['he’ll take off any hours when she can show he wasn’t there'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'One coat and then “no stopping” is painter’s small talk. It describes how work piles up; it isn’t what the forty-one hours rest on.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'He bills forty-one hours without a time sheet, and “he’ll take off any hours when she can show he wasn’t there.” Marisol is sent to find evidence against his number.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Strike hours or pay for forty-one: that’s two ways, and a customer may bargain for a third. His fault comes earlier, in letting the figure count until she refutes it.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Marisol “can’t believe stairs take that long,” which is only a feeling. She decides nothing on it; the number that stands is his.',
      },
    ],
  },
  {
    id: 'burden-of-proof-price-list',
    slot: 'q12',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Dear Oluwaseun, our price list has turned up at another firm, and I’ve noted in your file that it came from you. You ask what I’m basing that on. Bring me something that shows it came from somebody else, and I’ll remove the note within the hour. Have you ever known me to be unfair? First it’s prices and then it’s clients, so I can’t let it go. Mrs. Volkov',
    decidingWords: ['You ask what I’m basing that on', 'Bring me something that shows it came from somebody else'],
    options: [
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          '“You ask what I’m basing that on,” she writes, and then: “Bring me something that shows it came from somebody else.” The charge is hers, and so is the job of backing it up.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'From Oluwaseun or from somebody else: those two do cover it. No third source has been left off; what’s missing is any reason to name him.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          '“First it’s prices and then it’s clients” is a small slide in itself. Yet it explains why she’s strict about leaks, not why she believes he’s the leak.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“Have you ever known me to be unfair?” has a barb in it. The charge against him isn’t hidden in there, though; it’s stated flat out and written in his file.',
      },
    ],
  },
  {
    id: 'burden-of-proof-music-room',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“Is there lead in the paint in the music room?” Zeynep asks the principal on parents’ night. “There isn’t, and I can’t imagine the builders using it,” the principal answers. “The room is ninety years old, and in that time not one parent has brought the school a test that found any. Clean paint is clean paint.” She writes “no lead” on the board and calls on the next parent.',
    decidingWords: ['not one parent has brought'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          '“Clean paint is clean paint” goes in a circle, true enough. It rounds off an answer that already had a reason, and that reason is the missing tests.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'What she “can’t imagine” about the builders is an aside. The answer she writes down leans on ninety years without a bad test.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'Her ground is that “not one parent has brought the school a test that found any.” Parents don’t test school paint. The school says it’s safe, so the school has to look.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Ninety years without a finding can mean something where people have looked. Nobody is said to have tested this paint even once.',
      },
    ],
  },
  {
    id: 'burden-of-proof-music-room-sound',
    twinOf: 'burden-of-proof-music-room',
    kind: 'sound',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“Is there lead in the paint in the music room?” Zeynep asks the principal on parents’ night. “There isn’t, and I can’t imagine the builders using it,” the principal answers. “The room is ninety years old, so the city lab tested each wall and the ceiling, and not one sample had any. Clean paint is clean paint.” She writes “no lead” on the board and calls on the next parent.',
    decidingWords: ['the city lab tested each wall and the ceiling, and not one sample had any'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          'The line about the builders is a hunch, and she doesn’t lean on it. A lab’s samples come next, and they do the work.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          '“Not one sample” sounds like another case of nobody having found anything. But “the city lab tested each wall,” so here someone has actually looked.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Whoever says there’s no lead should have checked, and she has: “the city lab tested each wall and the ceiling, and not one sample had any.”',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Repeating “clean paint” adds nothing. But her reason stands on its own, as lab results that don’t assume what they show.',
      },
    ],
  },
  {
    id: 'burden-of-proof-grandma-clock',
    kind: 'spot',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Lotte and Callum are clearing out their grandmother’s apartment. Grandma meant the clock for her, Lotte explains, though it was never put into words, and besides, Callum took the piano without asking. If he can find a line that leaves the clock to somebody else, she’ll step back. He reads Grandma’s letters until evening and finds no such line. So the clock travels home in her car.',
    decidingWords: ['If he can find a line that leaves the clock to somebody else'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Nothing contradicts her, and she sounds generous. But nothing supports her either, and the hours of reading fell to Callum.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Taking the clock looks like claiming an exception. No rule is waived for Lotte; she says that the clock was meant for her, and doesn’t show it.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          '“If he can find a line that leaves the clock to somebody else,” she’ll give in. The wish is her claim, and it was never put into words. Silent letters don’t make it so.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Callum does get reminded of the piano. Still, what puts the clock in her car is the line he can’t find.',
      },
    ],
  },
  {
    id: 'burden-of-proof-grandma-clock-sound',
    twinOf: 'burden-of-proof-grandma-clock',
    kind: 'sound',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Lotte and Callum are clearing out their grandmother’s apartment, which her will splits evenly, except for gifts in writing. Grandma meant the clock for her, Lotte explains, and besides, Callum took the piano. If she can find a line that leaves the clock to her, he says, he’ll step back. She reads Grandma’s letters until evening and finds no such line. So the clock goes on the list of things to share.',
    decidingWords: ['her will splits evenly, except for gifts in writing', 'a line that leaves the clock to her'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'Lotte hopes for an exception, and the will allows one kind. Nobody is let off its rule: no line, no clock for Lotte.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Callum’s piano gets mentioned, which hints at tit for tat. Neither of them settles the clock by it.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Callum does make her do the searching. She’s the right person to do it, since she claims an exception that the will grants to written wishes.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Grandma’s apartment is what “her will splits evenly, except for gifts in writing.” A clock without a line gets shared, so finding “a line that leaves the clock to her” is Lotte’s job.',
      },
    ],
  },
  {
    id: 'burden-of-proof-lane-four',
    kind: 'spot',
    genre: 'chat',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Coach Dunn: Lane four’s the fast one in your pool. Fast swimmers draw it, right?\nThandi: We draw lots. What have you seen there?\nCoach Dunn: Haven’t timed anything. But you’ve got ten years of results. Show me four’s no faster than the rest and I’ll drop it\nThandi: That’d take me a week\nCoach Dunn: Either way’s fine. Till then count it as fast when you compare my kids’ times',
    decidingWords: ['Haven’t timed anything', 'Show me four’s no faster than the rest and I’ll drop it'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          '“Fast swimmers draw it, right?” nudges her a little. She corrects him at once, and he goes on without it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Results do exist, and asking for them sounds scientific. But he wants his claim used now, before anyone has looked at a single time.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          '“Haven’t timed anything,” he admits, and still: “Show me four’s no faster than the rest and I’ll drop it.” Until Thandi spends a week on it, his hunch is supposed to count.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Fast or no faster, and then “Either way’s fine”: it sounds as if two boxes held everything. Those two do cover it; he just hasn’t earned the first.',
      },
    ],
  },
  {
    id: 'burden-of-proof-marmot-whistle',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Dear Editor: Reviewer two asks what supports our reading of the third marmot whistle as a greeting. In eight years no colleague, not even the field’s founders, has shown that it’s anything else. We’ve therefore dropped the question mark from our table, which most labs now use.',
    decidingWords: ['asks what supports our reading', 'has shown that it’s anything else'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'A table “which most labs now use” does sound like a vote. But the reason for dropping the question mark came one sentence sooner.',
      },
      {
        text: 'Burden of Proof',
        right: true,
        rationale:
          'The reviewer “asks what supports our reading,” and hears that nobody “has shown that it’s anything else.” Eight years without a refutation isn’t a single observation in favor.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Big names are near: “the field’s founders.” But none of them is quoted as believing in the greeting, just as failing to refute it.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A reading that survives eight years of testing has earned some trust. The letter doesn’t mention a test, by the authors or by anybody else.',
      },
    ],
  },
]
