import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Begging the Question',
  aliases: ['Circular Reasoning', 'Circular Argument', 'Petitio Principii'],
  category: 'informal',
  severity: 'medium',
  keywords: ['circle', 'circular', 'assumption', 'premise', 'taken for granted', 'repeats itself', 'conclusion'],
  link: 'https://yourlogicalfallacyis.com/begging-the-question',
  definition:
    'Supporting a claim with a reason you can accept only if you already accept the claim. The argument goes around and comes back to its start, so a doubter learns nothing new.',
  neighbors: [
    {
      name: 'Loaded Question',
      tellApart:
        'Does a reason lean on the very claim it should support, or does a question slip in something nobody has agreed to?',
    },
    {
      name: 'No True Scotsman',
      tellApart:
        'Does the support only repeat the claim, or is a group redefined to shut out an example that doesn’t fit?',
    },
    {
      name: 'Personal Incredulity',
      tellApart: 'Is a claim held up by itself, or turned down because the speaker can’t imagine how it could be so?',
    },
    {
      name: 'Special Pleading',
      tellApart:
        'Does the argument rest on its own conclusion, or does it ask for an exception from a rule that binds others?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Wanjiru has been asked to put her savings into a small fund in Nakuru. “How do I know the manager is honest?” she asks. “He gives his clients a signed letter,” says the agent, “declaring that he’s never cheated anyone. And you can believe it, since a man like him wouldn’t sign a lie.”',
    failingStep: 'a man like him wouldn’t sign a lie',
    why: 'The letter is worth something only if an honest man signed it, and whether he’s honest is what Wanjiru wanted to know. The step assumes its answer. She needs support from outside, such as audited accounts or former clients.',
  },
  soundWhen:
    'Every argument starts somewhere, and starting from what both sides accept is fine. A circle of causes is fine, too: “I sleep badly because I worry, and I worry because I sleep badly” describes two real effects. It doesn’t use a claim to prove itself.',
  reply: '“Suppose I’m not sure yet that he’s honest. What could you show me that doesn’t come from him?”',
  evidence:
    'Aristotle, Prior Analytics and On Sophistical Refutations; Walton (1991), Begging the Question: Circular Reasoning as a Tactic of Argumentation, Greenwood.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'begging-the-question-bridge-report',
    slot: 'fallacy22',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“How do we know this bridge report isn’t a forgery?” asks Leila, who makes no exceptions to the paper’s two-source rule. Casper explains that the man who sent it, a real insider, vouches for it. And he can obviously be trusted, considering what he’s sent: confidential facts about the bridge, weeks ahead of the competition. It’s sound, he concludes. Leila reaches for the telephone and asks for the county engineer.',
    decidingWords: ['vouches for it', 'he can obviously be trusted, considering what he’s sent'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          'The paper has a two-source rule, and Casper has one source. He doesn’t ask for an exception, though; he tries to make his single source vouch for itself.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'The sender “vouches for it,” and he “can obviously be trusted, considering what he’s sent.” Doubt the report, and its only witness falls with it.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Calling him “a real insider” sounds like drawing a line around a group. No counterexample comes up, and nobody is shut out by a new definition.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“It’s sound” can mean the report or the bridge. Leila understands him well enough, and his case doesn’t depend on mixing up the two.',
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
      'Joan asks why Minh isn’t rowing in the first boat, since the whole club considers him a natural. That boat is for the strongest rowers, the coach explains, and you can recognize them because they’re the ones in the first boat. Where Minh trained is irrelevant, the coach adds.',
    decidingWords: ['That boat is for the strongest rowers', 'they’re the ones in the first boat'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'Everybody in the club thinks highly of Minh, and Joan says so. That’s her remark in passing, while the coach builds the answer on something else.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'Why isn’t Minh in it? “That boat is for the strongest rowers,” and “they’re the ones in the first boat.” Joan is back where she began.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'A natural is just someone with a gift. Nothing gets called good for being free of human hands, least of all a rowing lineup.',
      },
      {
        text: 'Genetic Fallacy',
        rationale: 'Where Minh trained does come up, but only to be set aside. The coach doesn’t judge him by it.',
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
      'Note on the ward bulletin board: Farah asked if our new thermometer can be trusted, which I take as a complaint, so I gave it a real test. On fourteen mornings it said my temperature was normal. That’s correct: I had no fever on any of those days, as its readings below confirm. It can stay on the medication cart. The coffee money is due on Friday. Idris',
    decidingWords: ['on any of those days, as its readings below confirm'],
    options: [
      {
        text: 'No True Scotsman',
        rationale:
          'He’s proud of his “real test,” but the word isn’t used to exclude some other test that came out badly. There was only this one.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'Idris knows he had no fever “on any of those days, as its readings below confirm.” So the thermometer is right as long as the thermometer is right, and that’s what Farah asked.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'Normal has several meanings, and a reader may pause at it. Here it means one thing all the way through, namely no fever.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Taking Farah’s question “as a complaint” does stretch it. But then he sets out to answer what she asked, and the trouble is in how he answers.',
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
      'HOTEL LAUNDRY REQUEST\nItem: a third dryer\nReason: two dryers aren’t enough\nEvidence: the fact that we need a third\nWhose idea: a salesman’s, but a good one\nAlternatives: line drying is nature’s way, but slow in winter\nFrom: Mr. Thorvald\nTo: Mrs. Okoye, who’ll come and look',
    decidingWords: ['Reason: two dryers aren’t enough', 'Evidence: the fact that we need a third'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'Enough for what, one may ask, and the form doesn’t say. That’s vague, but no word changes its meaning between one line and the next.',
      },
      {
        text: 'Appeal to Nature',
        rationale:
          'Line drying gets praised as “nature’s way” and then turned down for being slow. The request goes against it, so that can’t be the reason.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          '“Evidence: the fact that we need a third” is the request over again. That two aren’t enough and that a third is needed are one and the same claim.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'A salesman came up with it, which might make Mrs. Okoye wary. Mr. Thorvald admits where the idea came from and doesn’t rest its worth on that.',
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
      'Team, may we open the photos that users store with us? The ban on opening private files came from the old management, but it’s a good ban and it stays. These photos aren’t truly private, though: a file is private when the company has no right to open it, and we do have a right to open these. So please go ahead, and send me your questions by Friday. Carys',
    decidingWords: ['we do have a right to open these'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'So much turns on “private” that a double meaning seems likely. She gives it one definition and sticks to it; what’s missing is a reason for her last step.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'May they open the photos? Yes, since “we do have a right to open these.” That’s the very thing the team asked about; the definition of private only dresses it up.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Old management gets a mention, and that tempts people to drop its ban. But Carys keeps it, calls it good, and doesn’t judge it by who made it.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“Truly private” has a familiar ring. Still, nobody has produced an exception to a sweeping claim; she needs the definition to get her permission.',
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
      'An online quiz by a psychologist, completed by two million people, has identified Diego as a born leader, and he wants to captain the robotics team. Ximena, a teammate, asks how reliable the quiz is. Extremely, says Diego, considering how quickly it recognized what he is, which he demonstrates by tapping the words on the printout. Then he offers to share the job with her, fifty-fifty, and she laughs.',
    decidingWords: ['considering how quickly it recognized what he is', 'tapping the words on the printout'],
    options: [
      {
        text: 'Bandwagon',
        rationale:
          'Two million people have taken the quiz, and that number sits right there in the first line. Diego doesn’t use it; he points to himself.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Having a psychologist behind the quiz may impress. But asked how good it is, he says nothing of the author and cites his own greatness.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Sharing the job “fifty-fifty” is a friendly offer at the end. It isn’t put forward as true for being halfway between them.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'It’s reliable, “considering how quickly it recognized what he is,” and what he is gets shown by “tapping the words on the printout.” Each claim holds up the other.',
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
      'Solveig, the guide, introduces the oldest tree in the valley, and a boy asks how anyone knows. She points to a sign that names this one out of four hundred. How were the people who put it up so certain? Real foresters don’t nail a sign just anywhere, she answers: they chose the oldest tree in the valley. The boy walks around the trunk and begins counting nests.',
    decidingWords: ['they chose the oldest tree in the valley'],
    options: [
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'Trust the sign, says Solveig, since “they chose the oldest tree in the valley.” Whether they did is what the boy asked, and his doubt hasn’t been touched.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'One tree out of four hundred does stand there like a bull’s-eye. No pattern has been drawn around lucky hits, though; the guide just repeats her claim.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“Real foresters” has the telltale adjective. But the boy hasn’t named a forester who put a sign in the wrong place, so no one is being defined away.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Relying on a forester’s sign is usually fine. Solveig was asked how they knew, however, and her answer takes it as settled that they did.',
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
      'Solveig, the guide, introduces the oldest tree in the valley, and a boy asks how anyone knows. She points to a sign that names this one out of four hundred. How were the people who put it up so certain? Real foresters don’t nail a sign just anywhere, she answers: they counted the rings in a core from every tree. The boy walks around the trunk and begins counting nests.',
    decidingWords: ['they counted the rings in a core from every tree'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Solveig says “they counted the rings in a core from every tree.” That’s support from outside the sign, and it answers the boy’s question about how they knew.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Solveig does speak of real foresters. She has no awkward example to get rid of, and the rings do the work that the word real can’t.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'From tree to sign and back to the tree, it looks like the same old loop. But the rings come in, and they don’t depend on the sign.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Four hundred trees and one winner may look handpicked. It’s the winner of a full count, with rings from each of them, not a target drawn afterward.',
      },
    ],
  },
  {
    id: 'begging-the-question-family-car',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Over tea, Kofi asks why Meera’s parents hardly ever let her drive. She isn’t a safe driver, says her father: if she were, he’d let her drive more often, and he hardly ever does. Asked what safe means, he says harmless to paint and people.',
    decidingWords: ['if she were, he’d let her drive more often', 'he hardly ever does'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'Kofi asks about the word safe himself, and he gets a clear answer. Her father uses it in a single sense from beginning to end.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'Her father doesn’t let her drive because she’s unsafe, and his proof that she’s unsafe is that “he hardly ever does.” How she drives never enters into it.',
      },
      {
        text: 'Loaded Question',
        rationale:
          'Asking why they hardly let her drive takes it for granted that they don’t. Her father agrees that it’s so, which leaves nothing hidden in the question.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Parents may set rules for the car, and Meera may really drive badly. But asked how he can tell, her father cites his own rule.',
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
      'Over tea, Kofi asks why Meera’s parents hardly ever let her drive. She isn’t a safe driver, says her father: she’s hit the gate four times since May, and without practice she hardly improves. Asked what safe means, he says harmless to paint and people.',
    decidingWords: ['she’s hit the gate four times since May'],
    options: [
      {
        text: 'Loaded Question',
        rationale:
          'Kofi’s “why” does take for granted that Meera hardly drives. Both men know it’s true, so no unproven claim slips by.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'What safe means is asked and answered at the table. Paint and people are what her father had in mind all along.',
      },
      {
        text: 'Begging the Question',
        rationale:
          'Little practice, little progress: that’s a circle, but one of events. The claim that she isn’t safe is held up by the gate, not by itself.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'He says she’s unsafe, and he has something to show for it: “she’s hit the gate four times since May.” Anyone can check that without agreeing first.',
      },
    ],
  },
  {
    id: 'begging-the-question-kitchen-plan',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Arvid fears that the new kitchen will cost more than $9,000. “So you think I can’t add,” says Chiara, opening her plan. She’d written nine thousand at the bottom and then divided it up: four for cabinets, two for the floor, three for the rest, whatever that includes. Since four, two and three make nine, she concludes, nine will be enough. They drive downtown to look at faucets.',
    decidingWords: ['She’d written nine thousand at the bottom and then divided it up'],
    options: [
      {
        text: 'Straw Man',
        rationale:
          '“So you think I can’t add” isn’t what Arvid said, and she knows it. It’s a joke between them; her case for nine thousand comes from the plan.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          '“She’d written nine thousand at the bottom and then divided it up.” Adding the pieces back together can’t give anything but nine, whatever cabinets cost in the store.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Her arithmetic is flawless, and the kitchen may come in at nine. Yet not one of the three amounts has met a price tag.',
      },
      {
        text: 'Ambiguity',
        rationale:
          'What “the rest” includes is left open, true enough. Her sum doesn’t hinge on two meanings of it, just on a total she wrote down first.',
      },
    ],
  },
  {
    id: 'begging-the-question-finch-songs',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Do gray finches sing before sunrise and brown finches after it? The birds are hidden in the reeds and sound alike, so Olumide sorted two hundred recordings by the clock, gray before sunrise and brown after. His table shows gray birds singing early and brown ones late, and he writes that the idea has passed its test. Reviewers, he adds, are welcome to find him an exception, hard as one is to imagine.',
    decidingWords: ['sorted two hundred recordings by the clock, gray before sunrise and brown after'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          'Inviting reviewers to find an exception does hand them a job. By then he has claimed a test and a result; the weakness sits in that test.',
      },
      {
        text: 'Begging the Question',
        right: true,
        rationale:
          'He “sorted two hundred recordings by the clock, gray before sunrise and brown after,” which is the idea itself. No table made that way can come out against it.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'An exception is hard “to imagine,” he says. That’s pride in the table talking; Olumide’s conclusion comes from the table, not from what he can’t picture.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Two hundred recordings are a serious effort, and the finches may well behave this way. But the colors were assigned by the hour, so the hours couldn’t disagree.',
      },
    ],
  },
]
