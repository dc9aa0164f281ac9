import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'survivorship-bias',
  aliases: ['Survivor Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['success stories', 'missing cases', 'failures', 'dropouts', 'winners', 'selection', 'what is left'],
  link: 'https://en.wikipedia.org/wiki/Survivorship_bias',
  definition:
    'Drawing a lesson from the cases that made it through, and forgetting those that failed and dropped out of sight. What remains looks like the whole picture, but it isn’t.',
  gloss: 'Looks at winners, forgets the failures.',
  neighbors: [
    {
      concept: 'representativeness-heuristic',
      tellApart: 'Are the failures out of sight, or is one case judged by how much it looks like the typical one?',
    },
    {
      concept: 'base-rate-neglect',
      tellApart: 'Are the failures out of sight, or is the overall number in plain sight but not used?',
    },
    {
      concept: 'hindsight-bias',
      tellApart: 'Does the lesson come only from the cases that made it, or does the past look easy to predict?',
    },
    {
      concept: 'availability-heuristic',
      tellApart: 'Did the other cases drop out of sight altogether, or are they just harder to remember?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A running club in Addis Ababa has its teenagers run ten miles a day, and parents ask if that’s too much. “I talked to the nine runners who’ve been with us for three years,” says Selam, the coach. “Not one has had a bad injury. So the training is safe for young legs.” Sixty had started, and no one wrote down why the others left.',
    failingStep: 'So the training is safe for young legs.',
    why: 'Runners who got hurt most likely quit, so asking those who stayed can hardly turn up an injury. To know whether the training is safe, she has to find out what became of the fifty-one who are gone and count injuries among all sixty.',
  },
  soundWhen:
    'Looking at those who made it is fine when the question is about them, or when the dropouts are counted, too. A school may ask its graduates what jobs they have, as long as it doesn’t speak for everyone who enrolled.',
  reply:
    'When you hear a success story, ask how many started and where the rest are. Track down the missing ones, or say plainly that your lesson covers only those who are left.',
  evidence:
    'Mangel & Samaniego (1984), “Abraham Wald’s Work on Aircraft Survivability,” Journal of the American Statistical Association 79, on Wald’s World War II study of damaged planes; Brown, Goetzmann, Ibbotson & Ross (1992), “Survivorship Bias in Performance Studies,” Review of Financial Studies 5. The idea began as a problem with samples, not as a laboratory finding about the mind.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'survivorship-bias-ringed-owls',
    slot: 'bias10',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Field notes, April 9: We banded sixty young owls before the deep snow, and now we’ve weighed the nineteen we could still find. They’re heavier than usual, so I’d bet my boots that the winter was easy on young owls, and I can’t wait for nesting season! Tanya',
    decidingWords: ['the nineteen we could still find'],
    options: [
      {
        label: 'overconfidence-effect',
        rationale:
          '“I’d bet my boots” does sound too sure. But the real trouble is the evidence, which comes from nineteen owls out of sixty.',
      },
      {
        label: 'base-rate-neglect',
        rationale:
          'Nineteen out of sixty is a rate, so this is tempting. But there’s no general figure that Tanya is ignoring. What’s missing is the forty-one owls she didn’t find.',
      },
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'Tanya weighed “the nineteen we could still find.” Owls that starved in the snow weren’t there to be weighed, so the others look heavy even after a hard winter.',
      },
      {
        label: 'optimism-bias',
        rationale:
          'Tanya can’t wait for nesting season, and that’s cheerful. Her mistake is about the winter, which is already over.',
      },
    ],
  },
  {
    id: 'survivorship-bias-food-carts',
    slot: 'bias10',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'You’re opening a food cart on the square, where twelve carts sell tacos, six soup and two waffles. “Look around and go with tacos,” a friend tells you. Over the last ten years, by the city’s list, 120 taco carts opened there, eight soup carts and twenty waffle carts; the ones you don’t see went under. You cook all three equally well, and permits are handed out today. What’s your next step?',
    decidingWords: ['120 taco carts opened there', 'the ones you don’t see went under'],
    options: [
      {
        text: 'Apply for a permit to sell soup.',
        tag: 'compare',
        right: true,
        rationale:
          'The list shows that “120 taco carts opened there,” and twelve are left. Of eight soup carts, six are left, so soup is the better choice.',
      },
      {
        text: 'Apply for a permit to sell tacos.',
        tag: 'go ahead',
        rationale:
          'Tacos do fill the square, with twelve carts. But 120 opened, so nine have gone under for each one you see.',
      },
      {
        text: 'Apply for a permit to sell waffles.',
        tag: 'split',
        rationale:
          'With two waffle carts there’s little competition. That’s because eighteen of twenty went under, so waffles have done no better than tacos.',
      },
      {
        text: 'Apply for no permit until next year.',
        tag: 'wait',
        rationale:
          'Thinking it over for a year sounds responsible, but the city’s list covers ten years already, and permits are handed out today.',
      },
    ],
    flip: {
      fact: 'In ten years, fifteen taco carts opened on the square, sixty soup carts and twenty waffle carts.',
      makesRight: 'Apply for a permit to sell tacos.',
    },
  },
  {
    id: 'survivorship-bias-golden-wedding',
    slot: 'bias10',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'At her golden anniversary, your aunt asks the couples who are still together how soon they married, and six of seven say within six months of meeting. Leon, whom you met in May, whispers, “Let’s get married this fall.” You like him, but you’re undecided. What’s your answer?',
    decidingWords: ['the couples who are still together'],
    options: [
      {
        text: 'Set a wedding date for this fall.',
        tag: 'go ahead',
        rationale:
          'Six couples out of seven make a quick wedding look safe. Those who married quickly and then parted weren’t asked.',
      },
      {
        text: 'Set a wedding date for next summer.',
        tag: 'split',
        rationale:
          'Next summer sounds like a fair compromise, but it still takes those six couples as a reason to say yes, and you’re undecided.',
      },
      {
        text: 'Leave the question of a date open.',
        right: true,
        tag: 'wait',
        rationale:
          'Your aunt asked “the couples who are still together,” so nobody who had parted could answer. Six quick marriages that lasted tell you little about the others, and you’re still undecided.',
      },
      {
        text: 'Tell Leon there won’t be a wedding.',
        tag: 'decline',
        rationale:
          'The six couples give you no good reason to say yes. But they give you none to say no, either, and you like Leon.',
      },
    ],
    flip: {
      fact: 'For weeks you’ve known that you want to marry Leon this fall, whatever others did.',
      makesRight: 'Set a wedding date for this fall.',
    },
  },
  {
    id: 'survivorship-bias-two-hives',
    kind: 'spot',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dear Reggie, You asked if bees pay for themselves. I talked to all nine beekeepers who’ve had a stand at the honey market for five years (most don’t last two), and eight of them, including a retired professor, have earned back what they spent. I’d call that a good bet, so let’s put $600 into two hives. Our neighbors on both sides keep bees already, and we can borrow their equipment. Love, Moira',
    decidingWords: ['who’ve had a stand at the honey market for five years (most don’t last two)'],
    breaksAt: 'I’d call that a good bet, so let’s put $600 into two hives.',
    options: [
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'Moira asked the nine “who’ve had a stand at the honey market for five years (most don’t last two).” Those who gave up, maybe because their bees didn’t pay, weren’t asked.',
      },
      {
        label: 'social-proof',
        rationale:
          'The neighbors on both sides keep bees, and that’s inviting. But Moira mentions them because of the equipment, and her bet rests on eight out of nine.',
      },
      {
        label: 'authority-bias',
        rationale:
          'One of the nine is a retired professor, and that sounds impressive. But Moira counts the professor’s answer like anyone else’s.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Nine interviews and a clear result look like good homework. But most beekeepers at the market don’t last two years, and she asked just the nine who lasted five.',
      },
    ],
  },
  {
    id: 'survivorship-bias-two-hives-sound',
    kind: 'sound',
    twinOf: 'survivorship-bias-two-hives',
    genre: 'letter',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Dear Reggie, You asked if bees pay for themselves. I talked to all nine people who took the beginners’ course five years ago, whether or not they still keep bees, and eight of them, including a retired professor, have earned back what they spent. I’d call that a good bet, so let’s put $600 into two hives. Our neighbors on both sides keep bees already, and we can borrow their equipment. Love, Moira',
    decidingWords: ['who took the beginners’ course five years ago, whether or not they still keep bees'],
    options: [
      {
        label: 'authority-bias',
        rationale:
          'A professor’s title may impress people. Here the professor’s answer is one of nine, like the others.',
      },
      {
        label: 'social-proof',
        rationale:
          'Neighbors with bees can lend equipment, and that’s why Moira mentions them. Her bet rests on the people from the course.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'Eight out of nine sounds like a success story. But it includes anyone who gave up, since Moira asked the whole class.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Moira’s nine are the people “who took the beginners’ course five years ago, whether or not they still keep bees.” Anyone who gave up is among them, so eight out of nine means something.',
      },
    ],
  },
  {
    id: 'survivorship-bias-four-pages',
    kind: 'decide',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Your small-town paper shrank from twelve pages to four, and half of its eight hundred subscribers left. You mailed a card to the four hundred who stayed, and nine in ten prefer four pages, though they’d stay either way. Nearly all of the cancellation slips in your drawer say, “We’ll be back when it’s twelve again.” With five hundred subscribers, twelve pages pay for themselves. What size do you order?',
    decidingWords: ['the four hundred who stayed', 'We’ll be back when it’s twelve again'],
    options: [
      {
        text: 'Order eight pages an issue for the coming year.',
        tag: 'split',
        rationale:
          'Eight is halfway between the old size and the new, but neither side wants it. The subscribers who stayed prefer four, and those who left want twelve.',
      },
      {
        text: 'Order four pages an issue for the coming year.',
        tag: 'go ahead',
        rationale:
          'Nine in ten is a large majority, but you asked the four hundred who stayed, and the slips say what the other four hundred want.',
      },
      {
        text: 'Order six pages an issue for the coming year.',
        tag: 'split',
        rationale:
          'Two more pages look like a step in the right direction. But the slips ask for twelve, so six won’t bring anyone back.',
      },
      {
        text: 'Order twelve pages an issue for the coming year.',
        tag: 'decline',
        right: true,
        rationale:
          'You asked “the four hundred who stayed,” and they’d stay either way. The others wrote, “We’ll be back when it’s twelve again,” and you need just a hundred of them.',
      },
    ],
    flip: {
      fact: 'Nearly all of the slips say, “We’re moving away now that the mill has closed.”',
      makesRight: 'Order four pages an issue for the coming year.',
    },
  },
  {
    id: 'survivorship-bias-four-pages-sound',
    kind: 'decide',
    twinOf: 'survivorship-bias-four-pages',
    genre: 'scene',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Your small-town paper shrank from twelve pages to four, and half of its eight hundred subscribers left. You mailed a card to the four hundred who stayed, and nine in ten prefer four pages, though they’d stay either way. Nearly all of the cancellation slips in your drawer say, “We’re moving away now that the mill has closed.” With five hundred subscribers, twelve pages pay for themselves. What size do you order?',
    decidingWords: ['nine in ten prefer four pages', 'We’re moving away now that the mill has closed'],
    options: [
      {
        text: 'Order eight pages an issue for the coming year.',
        tag: 'split',
        rationale:
          'Twice as many pages look like an offer to those who left. But they left because the mill closed, and the others prefer four.',
      },
      {
        text: 'Order four pages an issue for the coming year.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Those who left have been heard as well, and they wrote, “We’re moving away now that the mill has closed.” The pages weren’t the reason, and among the rest “nine in ten prefer four pages.”',
      },
      {
        text: 'Order six pages an issue for the coming year.',
        tag: 'split',
        rationale:
          'Two more pages seem friendly, but nobody has asked for them. Nine in ten of those who stayed prefer four.',
      },
      {
        text: 'Order twelve pages an issue for the coming year.',
        tag: 'decline',
        rationale:
          'Twelve pages worked with eight hundred subscribers, but half of them are gone, and more pages won’t bring them back.',
      },
    ],
    flip: {
      fact: 'Nearly all of the slips say, “We’ll be back when it’s twelve again.”',
      makesRight: 'Order twelve pages an issue for the coming year.',
    },
  },
  {
    id: 'survivorship-bias-oak-desks',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'An old photograph in the school attic shows the class of 1910 at forty oak desks. “There are three of them left, and not a screw’s loose,” says Mr. Novak, the janitor, leaning hard on one. “That’s the very picture of good work. The ones we bought last year already wobble!” They knew how to build desks back then, he tells the board, and he wants new ones built the same way.',
    decidingWords: ['There are three of them left, and not a screw’s loose', 'at forty oak desks'],
    breaksAt: 'They knew how to build desks back then, he tells the board, and he wants new ones built the same way.',
    options: [
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          '“There are three of them left, and not a screw’s loose.” But there were forty, and the weak ones are most likely gone, so the three that lasted say little about the rest.',
      },
      {
        label: 'representativeness-heuristic',
        rationale:
          '“The very picture of good work” sounds like going by looks. But he goes by the screws as well, and his mistake is to judge forty desks by three.',
      },
      {
        label: 'recency-bias',
        rationale:
          'Last year’s desks do bother Mr. Novak, and they’re the newest he has. But he doesn’t give them extra weight; his mistake is about the old ones.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Comparing old desks with new ones is reasonable, but he sees just the three old ones that lasted, and thirty-seven are missing.',
      },
    ],
  },
  {
    id: 'survivorship-bias-dropout-podcast',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'I’ve been listening to that founders podcast on my way to class, all eighty episodes. And I swear it’s every one of them: quit school at nineteen or twenty, slept on a couch, and now they’ve got an airplane. The host only has people on who’ve sold a company. Eighty for eighty! So that’s what works. You quit. I filled out the withdrawal form at lunch, and I’m telling Mom tonight.',
    decidingWords: ['The host only has people on who’ve sold a company', 'Eighty for eighty'],
    breaksAt: 'Eighty for eighty!',
    options: [
      { label: 'no-flaw', rationale: 'Some people do well without a degree. This podcast can’t tell anyone how many.' },
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'Everyone on the show made it; that’s how guests are picked. All those who quit school and sold nothing are never on, so eighty of eighty shows nothing.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'The founders’ success isn’t put down to what they’re like. It’s put down to quitting.',
      },
      {
        label: 'halo-effect',
        rationale: 'One fine trait doesn’t light up another. Those who failed are simply missing.',
      },
    ],
  },
  {
    id: 'survivorship-bias-ninety-club',
    kind: 'spot',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Dear Editor, I laugh when my doctor starts in on my cigars. Every second Sunday I have breakfast with the over-ninety table at the senior center. Fourteen of us now, sharp as tacks. Last week I asked for a show of hands: who smoked for at least thirty years? Eleven of fourteen. So much for what they tell you! If tobacco did what they say, we wouldn’t be sitting here. Harmless, I call it. Walter Wade, 93',
    decidingWords: [
      'who smoked for at least thirty years? Eleven of fourteen',
      'If tobacco did what they say, we wouldn’t be sitting here',
    ],
    breaksAt: 'If tobacco did what they say, we wouldn’t be sitting here.',
    options: [
      {
        label: 'availability-heuristic',
        rationale:
          'He isn’t guessing from what comes to mind; he took a count. He took it among the ones who were left.',
      },
      { label: 'hindsight-bias', rationale: 'He doesn’t claim that he saw it coming.' },
      {
        label: 'survivorship-bias',
        right: true,
        rationale:
          'Smokers who died at sixty or seventy aren’t at the table to raise a hand. A breakfast for people over ninety can’t show what smoking does to the rest.',
      },
      {
        label: 'no-flaw',
        rationale: 'The fourteen are alive and well, and that’s wonderful. It doesn’t make tobacco harmless.',
      },
    ],
  },
  {
    id: 'survivorship-bias-everyone-who-started',
    kind: 'sound',
    genre: 'review',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Is the night welding program worth it? I didn’t want to go by the smiling faces in the brochure, so I called the office and asked for everyone who’d started in the last three years. A hundred and forty had. Thirty-one quit, and the office gave me that number without being pushed. Of the hundred and nine who finished, ninety-eight have welding jobs. So of all who began, seven in ten ended up where I want to be. I’m in for January.',
    decidingWords: ['asked for everyone who’d started', 'Thirty-one quit'],
    options: [
      { label: 'halo-effect', rationale: 'The smiling faces in the brochure are just what she doesn’t go by.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She asks for everyone who began, counts those who quit, and decides on seven in ten. Nobody has been left out of the count.',
      },
      {
        label: 'survivorship-bias',
        rationale:
          'The brochure would have led straight into it. Asking for the ones who aren’t in the picture is how to stay out.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'Nobody’s success or failure is explained by what kind of person it is.',
      },
    ],
  },
  {
    id: 'survivorship-bias-coding-course',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'The coding course costs $11,000, and the discount ends at midnight. The page shows forty-four graduates, each in a job at a company you know. You asked how many started. “Everyone who believes in themselves gets there!” wrote Rico, the adviser.\n\nWhat do you do?',
    decidingWords: ['The page shows forty-four graduates', 'You asked how many started'],
    options: [
      {
        text: 'Write to three of the graduates, and go by their word.',
        tag: 'compare',
        rationale: 'They’ll be happy; that’s why they’re on the page. The ones to hear from aren’t shown.',
      },
      {
        text: 'Ask again for how many started, and let midnight pass.',
        right: true,
        tag: 'ask',
        rationale:
          'That number is the one that matters, and he hasn’t given it. A good course will still be good tomorrow.',
      },
      {
        text: 'Sign up for half the course to try it out.',
        tag: 'split',
        rationale: 'It feels like less of a risk, and it’s still thousands of dollars on a picture of winners.',
      },
      {
        text: 'Sign up tonight, while the discount still lasts.',
        tag: 'go ahead',
        rationale:
          'Forty-four happy faces and a clock pull hard. You can’t tell if they’re forty-four of fifty or of two thousand.',
      },
    ],
    flip: {
      fact: 'The page says that fifty started and forty-four have jobs, and the state’s audit confirms it.',
      makesRight: 'Sign up tonight, while the discount still lasts.',
    },
  },
]
