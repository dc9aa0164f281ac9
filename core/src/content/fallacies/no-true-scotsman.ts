import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'No True Scotsman',
  aliases: ['Appeal to Purity'],
  category: 'informal',
  severity: 'low',
  keywords: [
    'counterexample',
    'moving the line',
    'group',
    'membership',
    'purity',
    'redefining',
    'generalization',
    'insider',
  ],
  link: 'https://yourlogicalfallacyis.com/no-true-scotsman',
  definition:
    'Rescuing a sweeping claim about a group by redrawing the group once a counterexample turns up. Anyone who doesn’t fit the claim is said not to belong, for that reason alone.',
  neighbors: [
    {
      name: 'Special Pleading',
      tellApart: 'Is the awkward case thrown out of the group, or kept inside and excused from the rule?',
    },
    {
      name: 'Begging the Question',
      tellApart: 'Was the group redrawn only after a counterexample, or did the claim rest on itself from the start?',
    },
    {
      name: 'Ambiguity',
      tellApart:
        'Was the group narrowed to shut out one awkward case, or did a word drift between two ordinary senses?',
    },
    {
      name: 'Composition/Division',
      tellApart: 'Is it about who counts as a member, or about whether members and the whole share a trait?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Our teachers don’t shout,” the principal tells a group of parents who are visiting the school in Gdynia. A father raises his hand. Mr. Varga, who has taught math here for eleven years, shouted at his daughter’s class twice last week. The principal smiles. “Then he isn’t really a teacher. A teacher has no need to shout.”',
    failingStep: 'Then he isn’t really a teacher.',
    why: 'Mr. Varga teaches there, so he counts against the claim. The step saves the claim by changing who is a teacher, and just because he shouted. From now on no case could ever count against it. “Most of our teachers” would be honest.',
  },
  soundWhen:
    'A rule of membership that was clear beforehand may shut people out. Vegetarians don’t eat meat, so a man who has sausage for breakfast isn’t one, whatever he says. Taking part of a claim back is fine as well: “Most of them, then.”',
  reply:
    '“Apart from the shouting, how do you tell who’s a teacher here? If Mr. Varga has the job, maybe ‘most of our teachers’ is a fairer way to put it.”',
  evidence:
    'Flew (1975), Thinking about Thinking, Fontana (the porridge and sugar version is already in his God and Philosophy, 1966, Hutchinson).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'no-true-scotsman-mountain-hut',
    slot: 'fallacy20',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Climbers don’t walk past anyone in trouble,” the mountain hut’s warden told a guest. She’d seen a man do exactly that on Sunday, the guest said, and he’d been climbing for twenty years. “Climbing what, stairs? Then he’s no climber,” said the warden. “You make us sound like wolves, but we’re a kind bunch.”',
    decidingWords: ['he’d been climbing for twenty years', 'Then he’s no climber'],
    options: [
      {
        text: 'Composition/Division',
        rationale:
          '“We’re a kind bunch” is about the whole group. He doesn’t reason from it to any one climber; when one turns out unkind, the warden disowns him.',
      },
      {
        text: 'Straw Man',
        rationale:
          '“You make us sound like wolves” puts words in the guest’s mouth. It comes after the warden has dealt with the man by striking him off the list.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Climbing what, stairs?” toys with the word for a second. Joking aside, both of them mean climbing mountains.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'Someone who’d “been climbing for twenty years” counts against the warden’s rule. Instead of giving the rule up, he gives up the man: “Then he’s no climber.”',
      },
    ],
  },
  {
    id: 'no-true-scotsman-fridge-payments',
    slot: 'q20',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dear Mr. Pruitt, You object to my column, which said that careful people don’t buy on credit. You’ve kept a budget for nine years, yet you bought your fridge on credit, and you’d like to be an exception. I’ll give you credit for the budget, but you aren’t careful; you only look it. Careful is careful, after all. Yours, Odette Ferreira',
    decidingWords: ['You’ve kept a budget for nine years', 'but you aren’t careful; you only look it'],
    options: [
      {
        text: 'Special Pleading',
        rationale:
          '“An exception” is what he’d like to be, and he doesn’t get his wish. Mrs. Ferreira bends no rule for Mr. Pruitt; she moves him out of the group.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“I’ll give you credit for the budget” is a pun on the word, and a good one. Her verdict on him doesn’t hang on it.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          '“You’ve kept a budget for nine years” makes him an exception to her rule. She saves the rule by taking the word away from him: “you aren’t careful; you only look it.”',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“Careful is careful” says nothing in three words, that’s true. It’s a flourish; the damage was done one line earlier, to a reader who didn’t fit.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-keyboard-forum',
    slot: 'fallacy20',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Sefa: Programmers who try my keyboard don’t go back to a mouse.\nIdris: I’ve been writing a bank’s software for fifteen years. Tried it in March, back to my mouse in May.\nSefa: Then you’re no programmer.\nIdris: So I’m lying about my job?\nSefa: Didn’t say that. Keyboards are for keying, and the only mouse I know eats cheese.',
    decidingWords: ['I’ve been writing a bank’s software for fifteen years', 'Then you’re no programmer'],
    options: [
      {
        text: 'Begging the Question',
        rationale:
          '“Keyboards are for keying” doesn’t get anyone anywhere. But Sefa isn’t resting her promise on it; she has dealt with Idris by then.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'Someone “writing a bank’s software for fifteen years” is a fair case against the promise. Sefa keeps the promise and throws him out: “Then you’re no programmer.”',
      },
      {
        text: 'Ambiguity',
        rationale:
          'A mouse on a desk and one that eats cheese are different animals. It’s a joke to close on, and “programmer” isn’t used in two everyday senses.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Idris asks whether he’s lying, which is more than Sefa said. She denies it at once, and it’s his exaggeration, not the reason her promise survives.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-town-book',
    slot: 'q20',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'For the town history, Anneke wrote that the old families don’t sell their land, as people here like to say. Her first reader, Joost, was puzzled: the millers, in town for eight generations, sold two fields last spring. She requested the deed, and he produced it. She left the sentence alone and moved the millers to the chapter on newcomers. Joost’s own father, she remarked, had once sold an orchard.',
    decidingWords: ['in town for eight generations', 'moved the millers to the chapter on newcomers'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          '“Joost’s own father” is a little dig: you people sell, too. It comes when the matter is closed, and she doesn’t use it to answer him.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'Being “in town for eight generations” makes a family old by any count. To keep her sentence, Anneke “moved the millers to the chapter on newcomers.”',
      },
      {
        text: 'Bandwagon',
        rationale:
          '“As people here like to say” gives her sentence a bit of company. Popular talk isn’t what rescues it, though, when Joost brings up the millers.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Anneke “requested the deed” before she’d believe him. That’s a reasonable thing to want, and Joost had it with him.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-marsh-frog',
    slot: 'fallacy20',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Dear Ximena, Thank you for your film of a frog on top of a reed, along with the laboratory report calling it a marsh frog. My field guide says they don’t climb. I have no quarrel with the lab, though it’s better known for testing cheese, but an animal that climbs doesn’t count as a marsh frog. A marsh frog is a marsh frog. Do climb down from your hill and visit! Walter',
    decidingWords: ['I have no quarrel with the lab', 'an animal that climbs doesn’t count as a marsh frog'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          '“Do climb down” is a pun, and Walter enjoys it. For frogs, he and Ximena mean the same thing by climbing, so no double meaning carries his point.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          '“I have no quarrel with the lab,” he writes, so a marsh frog did climb. To keep his guide intact, “an animal that climbs doesn’t count as a marsh frog.”',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          '“Better known for testing cheese” is a sly remark about where the report comes from. Walter waves it away in the same breath and accepts the result.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“A marsh frog is a marsh frog” goes in a circle. By then, though, the awkward animal is out: he shut it out when he was shown it, to save a line in his guide.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-fish-market',
    slot: 'q20',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Correction: On Friday we wrote that harbor towns hold on to their fish markets. Port Anders, the busiest harbor on this coast, closed its market in 2019, says a reader who bought her mackerel there for years. She’s right, but a place that gives up its fish market isn’t a harbor town, so our sentence stands. (Her own letter misspells “mackerel.” Letters that long are usually cut, but we ran it whole.)',
    decidingWords: ['the busiest harbor on this coast', 'isn’t a harbor town'],
    options: [
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          '“The busiest harbor on this coast” is a harbor town if anything is. The paper admits that its market is gone and keeps the sentence by deciding that Port Anders “isn’t a harbor town.”',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Buying “her mackerel there for years” makes it a personal story. What she reports is a public fact, though, and the paper accepts it.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          '“Her own letter misspells” something: a cheap shot at someone who corrects others. It sits in the parentheses, and her point has been granted by then.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Long letters are “usually cut” and this one was spared, so a rule did bend. Port Anders isn’t excused from the sentence, though; it’s struck from the group.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-harvest-cousin',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“All our cousins came home for both harvests,” said Lionel. Bridget reminded him of Kofi, Aunt Patience’s son, who’d stayed in the city. “So we’re a family of deserters?” he answered. “Kofi doesn’t count as a cousin, so what I said was right. He can’t even boil an egg.”',
    decidingWords: ['Aunt Patience’s son', 'doesn’t count as a cousin'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          '“He can’t even boil an egg” is a jab, no question. But Kofi isn’t the one making an argument, and Lionel doesn’t say the egg disproves anything.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Bridget named one person; “a family of deserters” blows that up. It’s a wisecrack. The claim itself is saved when Kofi stops being a cousin.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          '“Aunt Patience’s son” is a cousin by any count. Because he spoils the claim, Lionel decides that he “doesn’t count as a cousin.”',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Settling who’s meant by “our cousins” is a fair thing to do. It isn’t fair to wait until Bridget has found one who stayed away.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-harvest-cousin-sound',
    kind: 'sound',
    twinOf: 'no-true-scotsman-harvest-cousin',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      '“All our cousins came home for both harvests,” said Lionel. Bridget reminded him of Kofi, the neighbors’ son, who’d stayed in the city. “So we’re a family of deserters?” he answered. “Kofi doesn’t count as a cousin, so what I said was right. He can’t even boil an egg.”',
    decidingWords: ['Kofi, the neighbors’ son'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Kofi’s cooking gets a dig it didn’t need. He’s nobody’s opponent here, and what keeps him off the list is his parents.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The boy is “Kofi, the neighbors’ son.” By the plain meaning of the word he was never a cousin, wherever he spends the harvest, and Lionel knows it.',
      },
      {
        text: 'Straw Man',
        rationale:
          '“Deserters” isn’t a word that Bridget used. Lionel doesn’t knock it down to win, though; he wins because she picked a neighbor.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          '“Doesn’t count as a cousin” sounds like a door being slammed. This door was closed all along, since Kofi is no relative.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-sleep-course',
    kind: 'spot',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      '“People who complete our ten-evening course sleep longer,” says the clinic’s poster. Tomer came to ten evenings and did his exercises, his wife Zuzana told the nurse, and he still sleeps badly. “Then he hasn’t completed it,” said the nurse, “so he doesn’t count against the poster.” Zuzana sighed. “He’s completely exhausted. Couldn’t he get his fee back, as an exception?” The nurse promised to look into it.',
    decidingWords: ['Tomer came to ten evenings', 'Then he hasn’t completed it'],
    options: [
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          '“Tomer came to ten evenings,” which is the whole course. That he “hasn’t completed it” is said for one reason: he still sleeps badly, and the poster has to be right.',
      },
      {
        text: 'Ambiguity',
        rationale:
          '“Completely exhausted” plays on the word. But Zuzana’s remark changes nothing, and the poster and the nurse are both talking about finishing a course.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Zuzana asks for “an exception” about the fee. The nurse grants none. As for the poster, nobody excuses Tomer from anything; he’s declared not to belong.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'A claim about people who complete a course does leave out those who don’t. Tomer isn’t one of those, and Zuzana has just said so.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-sleep-course-sound',
    kind: 'sound',
    twinOf: 'no-true-scotsman-sleep-course',
    genre: 'dialog',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      '“People who complete our ten-evening course sleep longer,” says the clinic’s poster. Tomer came to four evenings and did his exercises, his wife Zuzana told the nurse, and he still sleeps badly. “Then he hasn’t completed it,” said the nurse, “so he doesn’t count against the poster.” Zuzana sighed. “He’s completely exhausted. Couldn’t he get his fee back, as an exception?” The nurse promised to look into it.',
    decidingWords: ['complete our ten-evening course', 'Tomer came to four evenings'],
    options: [
      {
        text: 'Ambiguity',
        rationale:
          'Zuzana’s “completely” and the nurse’s “completed” sound alike, and that’s all. Nobody confuses being worn out with finishing a course.',
      },
      {
        text: 'No True Scotsman',
        rationale:
          'Telling someone that he doesn’t belong is the classic move, and this looks like it. But ten evenings was on the poster before Tomer slept badly.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'The poster speaks of those who “complete our ten-evening course,” and “Tomer came to four evenings.” He’s outside by its own words, however he sleeps.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Getting a fee back “as an exception” is a favor that Zuzana asks for. It’s about money, and the nurse’s point stands without any favor.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-night-drivers',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Bus depot, item two: Night drivers don’t want early shifts, Mr. Nakamura reported; the survey answers, circled in green, hang by the clock. Meera said she’d driven nights for six years and had requested an early shift three times. She’s a day driver in the wrong place, then, he replied, and the report stands as reported. The new schedule comes out on Friday.',
    decidingWords: ['she’d driven nights for six years', 'She’s a day driver in the wrong place'],
    options: [
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'Meera has “driven nights for six years” and counts against the report. Mr. Nakamura keeps it by moving her out of the group: “She’s a day driver in the wrong place.”',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Those answers “circled in green” smell of drawing the target afterward. As far as we’re told, though, they’re simply marked, and the trick is played on Meera.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“The report stands as reported” sounds like a report that backs itself. It stands, however, because the one driver against it has been reclassified.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Checking whether Meera belongs to the group is a fair question. Six years of driving nights answers it, and Mr. Nakamura has nothing to set against that.',
      },
    ],
  },
  {
    id: 'no-true-scotsman-novel-reader',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Children who read a lot spell well, Patience told the other teachers on the bus. Olumide thought of a girl in his class who reads a novel a week, retells it in detail, and spells worse than most. “I’d say she’s following stories,” Patience answered. “A child who reads a lot takes in the words. Besides, you can’t spell ‘necessary’ yourself.” He’d been thinking of excusing the girl from Friday’s spelling quiz.',
    decidingWords: ['reads a novel a week, retells it in detail', 'I’d say she’s following stories'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          '“You can’t spell ‘necessary’ yourself” pokes Olumide, and it’s no answer to him. It’s an extra; by then the girl has been argued away.',
      },
      {
        text: 'Special Pleading',
        rationale:
          'Olumide has thought of excusing the girl, which sounds like an exception. But that’s about a quiz; Patience excuses no one and denies that the girl reads a lot.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'What it means to read a lot can be asked in earnest. But a girl who “retells it in detail” has taken in the words, and Patience names no other sign.',
      },
      {
        text: 'No True Scotsman',
        right: true,
        rationale:
          'Someone who “reads a novel a week, retells it in detail” reads a lot. With “I’d say she’s following stories,” Patience moves her out of the group because of her spelling.',
      },
    ],
  },
]
