import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'begging-the-question',
  aliases: ['Circular Reasoning', 'Circular Argument', 'Petitio Principii'],
  category: 'informal',
  severity: 'medium',
  keywords: ['circle', 'circular', 'assumption', 'premise', 'taken for granted', 'repeats itself', 'conclusion'],
  link: 'https://yourlogicalfallacyis.com/begging-the-question',
  definition:
    'Supporting a claim with a reason you can accept only if you already accept the claim. The argument goes around and comes back to its start, so a doubter learns nothing new.',
  gloss: 'The reason already assumes the conclusion.',
  neighbors: [
    {
      concept: 'loaded-question',
      tellApart:
        'Does a reason assume what it’s supposed to prove, or does a question slip in something nobody has agreed to?',
    },
    {
      concept: 'no-true-scotsman',
      tellApart: 'Does the reason just repeat the claim, or is a group redefined to leave out someone who doesn’t fit?',
    },
    {
      concept: 'personal-incredulity',
      tellApart: 'Is the claim used to prove itself, or thrown out because the speaker can’t imagine it?',
    },
    {
      concept: 'special-pleading',
      tellApart:
        'Does the speaker assume what needs proving, or ask to be excused from a rule that others have to follow?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Wanjiru has been asked to put her savings into a small fund in Nakuru. “How do I know the manager is honest?” she asks. “He gives his clients a signed letter,” says the agent, “declaring that he’s never cheated anyone. And you can believe it, since a man like him wouldn’t sign a lie.”',
    failingStep: 'a man like him wouldn’t sign a lie',
    why: 'The letter is worth something only if an honest man signed it, and whether he’s honest is what Wanjiru wanted to know. The agent takes the answer for granted. She needs support from outside, such as audited accounts or former clients.',
  },
  soundWhen:
    'Every argument starts somewhere, and starting from what both sides accept is fine. A circle of causes is fine, too: “I sleep badly because I worry, and I worry because I sleep badly” describes two real effects. It doesn’t use a claim to prove itself.',
  reply: '“Suppose I’m not sure yet that he’s honest. What could you show me that doesn’t come from him?”',
  evidence:
    'Aristotle, Prior Analytics and On Sophistical Refutations; Walton (1991), Begging the Question: Circular Reasoning as a Tactic of Argumentation, Greenwood.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'begging-the-question-bridge-report',
    slot: 'fallacy22',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“How do we know this bridge report isn’t a forgery?” asks Leila, the editor, who makes no exceptions to the paper’s two-source rule. “The man who sent it vouches for it, and he’s a real insider,” says Brandon, her reporter. “He can obviously be trusted. Just look at what he sent us: information about the bridge that no other paper has. It’s sound.” Leila picks up the phone and calls the county engineer.',
    decidingWords: ['vouches for it', 'Just look at what he sent us'],
    options: [
      {
        label: 'special-pleading',
        rationale:
          'The paper has a two-source rule, and Brandon has one source. But he doesn’t ask for an exception; he tries to show that his one source can be trusted.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Brandon trusts the report because the sender “vouches for it,” and he trusts the sender because of the report: “Just look at what he sent us.” Leila still doesn’t know whether it’s a forgery.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“A real insider” may sound like a way to shut out other insiders. But nobody has named one who was wrong, so Brandon has no one to shut out.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“It’s sound” can be said of a report or of a bridge. Leila knows what he means, and his case doesn’t mix the two.',
      },
    ],
  },
  {
    id: 'begging-the-question-first-boat',
    slot: 'q22',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Joan asks the coach why Minh isn’t rowing in the first boat, when the whole club calls him a natural. Is it where he trained? No, says the coach. That boat is for the strongest rowers, and you can tell who they are because they’re in the first boat.',
    decidingWords: ['That boat is for the strongest rowers', 'they’re in the first boat'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'The whole club thinks highly of Minh, and Joan says so. But the coach doesn’t answer her by counting opinions, and the club is on Minh’s side.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“That boat is for the strongest rowers,” says the coach, and his proof is that “they’re in the first boat.” That tells Joan only that Minh isn’t in it, and she knew that.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          '“A natural” is just somebody with a gift. Nobody says that anything is good because it comes from nature.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          '“Is it where he trained?” is Joan’s guess. But the coach says no, and he gives her a different answer.',
      },
    ],
  },
  {
    id: 'begging-the-question-ward-thermometer',
    slot: 'fallacy22',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Note on the ward bulletin board: Farah asked whether our new thermometer can be trusted. I took that as a complaint, so I gave the thermometer a real test. On fourteen mornings it said that my temperature was normal. That’s correct, because I had no fever on any of those days, as its readings below show. So it stays on the cart, and please remember the coffee money. Andre',
    decidingWords: ['I had no fever on any of those days, as its readings below show'],
    options: [
      {
        label: 'no-true-scotsman',
        rationale:
          'Andre is proud of his “real test.” But he doesn’t use the word to shut out a test that went badly; his is the only test in the note.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Andre writes that “I had no fever on any of those days, as its readings below show.” So he trusts the thermometer because of the thermometer, and Farah asked whether it can be trusted.',
      },
      {
        label: 'ambiguity',
        rationale:
          '“Normal” can mean several things. But in this note it means one thing from start to finish: no fever.',
      },
      {
        label: 'straw-man',
        rationale:
          'Taking Farah’s question “as a complaint” does stretch it. But Andre goes on to answer what she asked, and the trouble is in his answer.',
      },
    ],
  },
  {
    id: 'begging-the-question-third-dryer',
    slot: 'q22',
    form: 'B',
    kind: 'spot',
    genre: 'list',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'HOTEL LAUNDRY REQUEST\nItem: a third dryer\nReason: two dryers aren’t enough\nEvidence: the fact that we need a third\nWhose idea: a salesman’s, but it’s a good idea\nAlternative: line drying (nature’s way, but slow in winter)\nFrom: Mr. Washington\nTo: Mrs. Okoye, for approval',
    decidingWords: ['Reason: two dryers aren’t enough', 'Evidence: the fact that we need a third'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          'Enough for how much laundry? The form doesn’t say, and that’s vague, but no word in it changes its meaning from one line to the next.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'Line drying is called “nature’s way.” But the form turns it down for being slow, so being natural doesn’t count in its favor.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“Evidence: the fact that we need a third” just makes the request again. Saying that two aren’t enough and saying that a third is needed come to the same thing.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'A salesman had the idea, so Mrs. Okoye may be suspicious. But Mr. Washington says so openly, and he doesn’t judge the idea by where it came from.',
      },
    ],
  },
  {
    id: 'begging-the-question-stored-photos',
    slot: 'fallacy22',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Hi team, You asked, like true professionals, whether we may open the photos that users store with us. The ban on opening users’ files came from the old management, but it was put in place for the right reasons, and it stays. It’s about files we have no right to open, though, and we do have a right to open these. So please go ahead, and send me your questions by Friday. Amy',
    decidingWords: ['we do have a right to open these'],
    options: [
      {
        label: 'ambiguity',
        rationale:
          '“The right reasons” and “a right to open” use one word in two senses. But Amy doesn’t slide from one to the other; what’s missing is a reason for her last step.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'May they open the photos? Amy says yes because “we do have a right to open these.” But whether they have that right is what the team asked.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'The ban came from “the old management,” so some people may want to drop it. But Amy keeps it, whoever imposed it, and she says the reasons for it were right.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“Like true professionals” is praise for the team. But Amy doesn’t say that anyone isn’t a true professional, and her answer doesn’t depend on the phrase.',
      },
    ],
  },
  {
    id: 'begging-the-question-leader-quiz',
    slot: 'q22',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Diego wants to be captain of the robotics team, because an online quiz by a psychologist calls him a born leader. Two million people have taken it, but his teammate Emily asks how reliable it is. “Extremely,” says Diego. “Look how quickly it saw what I am.” He taps the words “born leader” on the printout. Then he offers to share the job with her, fifty-fifty, and she laughs.',
    decidingWords: ['Look how quickly it saw what I am', 'taps the words “born leader” on the printout'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'Two million people have taken the quiz. Diego doesn’t use that number to defend it; he talks about what the quiz says of him.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A psychologist wrote the quiz, and that may impress people. But Diego doesn’t mention the author when Emily asks; he points to his own result.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Sharing the job “fifty-fifty” is a friendly offer, and it’s halfway. But it has nothing to do with how reliable the quiz is, and by then Diego has answered that.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“Look how quickly it saw what I am,” says Diego. But only the quiz says that he’s a born leader, so he’s using the quiz to vouch for itself.',
      },
    ],
  },
  {
    id: 'begging-the-question-oldest-tree',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Beth, the guide, shows her group the oldest tree in the valley. When a boy asks how she knows, she points to the sign on it: oldest out of four hundred. “And how did the people who put it up know?” he asks. “Real foresters don’t hang a sign just anywhere,” says Beth. “They picked the oldest tree in the valley.” The boy walks around the trunk and counts the nests.',
    decidingWords: ['They picked the oldest tree in the valley'],
    breaksAt: '“They picked the oldest tree in the valley.”',
    options: [
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Beth’s proof that the sign can be trusted: “They picked the oldest tree in the valley.” But the boy asked how they knew which one was the oldest.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'The sign says “oldest out of four hundred,” so one tree was picked from many. But Beth doesn’t see a pattern in lucky hits; she just repeats her claim.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“Real foresters” may sound like shutting out other foresters. The boy doesn’t name a forester who was wrong, so there’s nobody to shut out.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Trusting a forester’s sign is usually fine. But the boy asked how the foresters knew, and Beth’s answer takes it for granted that they did.',
      },
    ],
  },
  {
    id: 'begging-the-question-oldest-tree-sound',
    kind: 'sound',
    twinOf: 'begging-the-question-oldest-tree',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Beth, the guide, shows her group the oldest tree in the valley. When a boy asks how she knows, she points to the sign on it: oldest out of four hundred. “And how did the people who put it up know?” he asks. “Real foresters don’t hang a sign just anywhere,” says Beth. “They drilled a core from every tree and counted the rings.” The boy walks around the trunk and counts the nests.',
    decidingWords: ['They drilled a core from every tree and counted the rings'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Beth answers, “They drilled a core from every tree and counted the rings.” That’s a reason from outside the sign, and it tells the boy how they knew.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          'Beth speaks of “real foresters.” But nobody has mentioned a forester who was wrong, and she has a better reason, which is the rings.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'From the tree to the sign and back to the tree does look like a circle. But the rings don’t depend on the sign, and they give the boy his answer.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Four hundred trees and one winner may look like a lucky pick. But the foresters drilled every tree, so nobody chose the winner first and the reason later.',
      },
    ],
  },
  {
    id: 'begging-the-question-family-car',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Over tea, Kofi asks why Meera’s parents hardly ever let her drive. “She isn’t a safe driver,” says her father. “If she were, I’d let her drive more often, and I hardly ever do.” Kofi asks what he means by “safe.” “No dents, nobody hurt,” says her father.',
    decidingWords: ['I’d let her drive more often', 'and I hardly ever do'],
    breaksAt: '“If she were, I’d let her drive more often, and I hardly ever do.”',
    options: [
      {
        label: 'ambiguity',
        rationale:
          'Kofi asks about the word “safe,” so it may seem to have two meanings. But Meera’s father explains it, and he uses it in one sense from start to finish.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Meera’s father says that if she were safe, “I’d let her drive more often, and I hardly ever do.” So his own decision is his evidence, and he mentions nothing she’s done on the road.',
      },
      {
        label: 'loaded-question',
        rationale:
          'Kofi’s question takes it for granted that Meera hardly ever gets to drive. But her father says so himself, so the question hides nothing.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Parents may make rules for the car, and Meera may really drive badly. But when he’s asked for a reason, her father just points to what he’s already decided.',
      },
    ],
  },
  {
    id: 'begging-the-question-family-car-sound',
    kind: 'sound',
    twinOf: 'begging-the-question-family-car',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Over tea, Kofi asks why Meera’s parents hardly ever let her drive. “She isn’t a safe driver,” says her father. “She’s hit the gate four times since May. If she were safer, I’d let her drive more often.” Kofi asks what he means by “safe.” “No dents, nobody hurt,” says her father.',
    decidingWords: ['She’s hit the gate four times since May'],
    options: [
      {
        label: 'loaded-question',
        rationale:
          '“Why” does take it for granted that Meera hardly ever gets to drive. But her father doesn’t deny it, so nothing is hidden in the question.',
      },
      {
        label: 'ambiguity',
        rationale:
          'Kofi asks what “safe” means, so the word may seem slippery. But Meera’s father means no dents and nobody hurt, and he sticks to that.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“If she were safer, I’d let her drive” may sound like arguing in a circle. But the father’s reason for calling Meera unsafe isn’t how little she drives; it’s the gate.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Meera’s father says that she isn’t safe, and he has a reason: “She’s hit the gate four times since May.” Kofi can check that without taking his word for it.',
      },
    ],
  },
  {
    id: 'begging-the-question-kitchen-plan',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Mike is afraid that the new kitchen will cost more than $9,000. “So you think I can’t add,” jokes Chiara, and she opens her plan. She wrote nine thousand at the bottom and then divided it up: four for cabinets, two for the floor, and three for the rest, whatever that includes. Four, two and three make nine, so nine will be enough, she says, and they drive downtown to look at faucets.',
    decidingWords: ['She wrote nine thousand at the bottom and then divided it up'],
    breaksAt:
      'Four, two and three make nine, so nine will be enough, she says, and they drive downtown to look at faucets.',
    options: [
      {
        label: 'straw-man',
        rationale:
          '“So you think I can’t add” isn’t what Mike said. But Chiara is only joking, and her case for nine thousand comes from the plan.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“She wrote nine thousand at the bottom and then divided it up.” So the pieces add up to nine thousand whatever things really cost, and what they cost is Mike’s worry.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Chiara’s arithmetic is right, and the kitchen may cost nine thousand. But she got her three amounts by dividing up a total, not by looking at prices.',
      },
      {
        label: 'ambiguity',
        rationale:
          'What “the rest” includes isn’t clear, but Chiara’s sum doesn’t use it in two senses; it’s just what was left of the total she wrote down first.',
      },
    ],
  },
  {
    id: 'begging-the-question-finch-songs',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Do gray finches sing before sunrise and brown finches after it? The birds hide in the reeds and sound alike, so Olumide sorted two hundred recordings by the clock, gray before sunrise and brown after. His table shows gray birds singing early and brown ones late, so he writes that the idea has passed its test. Reviewers are welcome to look for an exception, he adds, though it’s hard to imagine one.',
    decidingWords: ['sorted two hundred recordings by the clock, gray before sunrise and brown after'],
    breaksAt:
      'His table shows gray birds singing early and brown ones late, so he writes that the idea has passed its test.',
    options: [
      {
        label: 'burden-of-proof',
        rationale:
          'Reviewers are invited to find an exception, so it may seem that it’s up to them to prove him wrong. But Olumide says that he’s already tested the idea, and his test is the problem.',
      },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'Olumide “sorted two hundred recordings by the clock, gray before sunrise and brown after.” That’s the idea he wants to test, so his table can’t come out any other way.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'An exception is “hard to imagine,” Olumide writes. But he says that about his result, and the result itself comes from his table.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Two hundred recordings are a lot of work, and the finches may really do this. But Olumide chose the colors by the hour, so the hours had to fit.',
      },
    ],
  },
  {
    id: 'begging-the-question-best-people',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'All-hands, questions. Salma asked why the new managers all come from the same two schools. Stefan said the company hires the best people, wherever they’re from. Salma asked how he knows they’re the best. “Because they got through our process,” he said, “and our process picks out the best.” She asked how we know that it does. He said to look around the room at who it has picked. Next question was about parking.',
    decidingWords: ['our process picks out the best', 'look around the room at who it has picked'],
    breaksAt: 'He said to look around the room at who it has picked.',
    options: [
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          'The people must be the best because the process chose them, and the process must be good because of the people. Doubt either one and nothing is left to hold up the other.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Nobody says that a conclusion is false just because it was argued badly.',
      },
      { label: 'no-flaw', rationale: 'The hires may well be excellent. Nothing outside the circle says so.' },
      { label: 'middle-ground', rationale: 'No two positions are split down the middle.' },
    ],
  },
  {
    id: 'begging-the-question-reliable-answers',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Rocio: Is it safe to take this cold medicine with my blood pressure pills?\nHelper: Yes, this combination is safe for most adults.\nRocio: How do I know your answer is reliable?\nHelper: Great question! My answers are reliable because I only give information that’s accurate and trustworthy.',
    decidingWords: ['My answers are reliable because I only give information that’s accurate'],
    breaksAt: 'My answers are reliable because I only give information that’s accurate and trustworthy.',
    options: [
      { label: 'loaded-question', rationale: 'Rocio’s question is a fair one and takes nothing for granted.' },
      {
        label: 'begging-the-question',
        right: true,
        rationale:
          '“Reliable because accurate and trustworthy” says the same thing twice. Anyone who doubted the first has no reason to accept the second.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The answer could even be right. Asked why she should believe it, the app just says “believe it” in other words.',
      },
      {
        label: 'ambiguity',
        rationale: 'No word changes its sense on the way. The reason and the claim are simply one and the same.',
      },
    ],
  },
  {
    id: 'begging-the-question-bathroom-scale',
    kind: 'sound',
    genre: 'thought',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Before I panic about the number, is our scale any good? The one at the clinic gets checked every year, and at noon, boots off, it said 171. I drove straight home, took them off again in the hall, and stood on ours, and it said 170 and a half. So ours is fine. It’s been fine every time I checked it that way, and I really am up eleven pounds since the surgery. I’m calling the nurse line.',
    decidingWords: ['The one at the clinic gets checked every year'],
    options: [
      {
        label: 'begging-the-question',
        rationale:
          'Trusting the scale because of its own number would be a circle. The clinic’s scale stands outside of that.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The scale at home is tested against one that somebody else checks. It passes, so its number can be believed.',
      },
      { label: 'middle-ground', rationale: 'Nobody splits the difference between the two scales; they agree.' },
      { label: 'fallacy-fallacy', rationale: 'No bad argument is being used to call something false.' },
    ],
  },
]
