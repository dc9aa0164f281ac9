import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Survivorship Bias',
  aliases: ['Survivor Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['success stories', 'missing cases', 'failures', 'dropouts', 'winners', 'selection', 'what is left'],
  link: 'https://en.wikipedia.org/wiki/Survivorship_bias',
  definition:
    'Drawing a lesson from the cases that made it through, and forgetting those that failed and dropped out of sight. What remains looks like the whole picture, but it isn’t.',
  neighbors: [
    {
      name: 'Representativeness Heuristic',
      tellApart: 'Are the failures missing from view, or is one case judged by how well it fits a typical picture?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart:
        'Do the failed cases drop out of the count, or is a general figure known and then left out of the judgment?',
    },
    {
      name: 'Hindsight Bias',
      tellApart:
        'Is the lesson drawn only from those that lasted, or does a known result seem to have been obvious all along?',
    },
    {
      name: 'Availability Heuristic',
      tellApart:
        'Are the other cases gone from the evidence, or are they only harder to call to mind than striking ones?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'A running club in Addis Ababa has its teenagers run twenty miles a day, and parents ask if that’s too much. “I talked to the nine runners who’ve been with us for three years,” says Selam, the coach. “Not one has had a bad injury. So the training is safe for young legs.” Sixty had started; no one wrote down why the others left.',
    failingStep: 'So the training is safe for young legs.',
    why: 'Runners who got hurt most likely quit, so asking those who stayed can hardly turn up an injury. To know whether the training is safe, she has to find out what became of the fifty-one who are gone and count from all sixty.',
  },
  soundWhen:
    'Looking at those who made it is fine when the question is about them, or when the dropouts are counted, too. A school may ask its graduates what jobs they have, as long as it doesn’t speak for everyone who enrolled.',
  reply:
    'When you hear a success story, ask how many started and where the rest are. Track down the missing ones, or say plainly that your lesson covers only those who are left.',
  evidence:
    'Mangel & Samaniego (1984), “Abraham Wald’s Work on Aircraft Survivability”, Journal of the American Statistical Association 79, on the wartime case; Brown, Goetzmann, Ibbotson & Ross (1992), “Survivorship Bias in Performance Studies”, Review of Financial Studies 5. In origin a fault in samples, not a laboratory finding about minds.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'survivorship-bias-ringed-owls',
    slot: 'bias10',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Field notes, April 9: We banded sixty young owls before the deep snow, and we’ve now weighed the nineteen we could still find. They’re heavier than usual, so I’d bet my boots that the winter was easy on young owls. I’m looking forward to nesting season. Ngozi',
    decidingWords: ['the nineteen we could still find'],
    options: [
      {
        text: 'Overconfidence Effect',
        rationale:
          'Betting her boots is strong language. Feeling too sure is the smaller trouble, though; the larger one is which owls she put on the scale.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'Sixty and nineteen are there to be compared, it’s true. But she isn’t setting a known rate aside for one striking case; forty-one birds are missing from her evidence.',
      },
      {
        text: 'Survivorship Bias',
        right: true,
        rationale:
          'Her verdict rests on “the nineteen we could still find.” Owls that starved in the snow never reach the scale, so the rest look heavy whatever the winter did.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'Ngozi is looking forward to nesting season, and cheerfully. Her mistake comes before that, in judging a winter that’s already over.',
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
      'You’re opening a food cart on the square. Of the twenty there, twelve sell tacos, six soup and two waffles. “Look around and go with tacos,” their owners tell you. According to the city’s list, in ten years a hundred twenty taco carts opened there, eight soup carts and twenty waffle carts; the ones you don’t see went under. You cook all three equally well, and permits are handed out today. What’s your next step?',
    decidingWords: ['a hundred twenty taco carts opened there', 'the ones you don’t see went under'],
    options: [
      {
        text: 'Apply for a permit to sell soup.',
        tag: 'compare',
        right: true,
        rationale:
          'Six soup carts are left of eight, while “a hundred twenty taco carts opened there” and twelve remain. Looking around the square shows you only the carts that didn’t go under.',
      },
      {
        text: 'Apply for a permit to sell tacos.',
        tag: 'go ahead',
        rationale:
          'Tacos do fill the square, twelve carts of them. A hundred twenty tried, though, so for each one you see, nine are gone.',
      },
      {
        text: 'Apply for a permit to sell waffles.',
        tag: 'split',
        rationale:
          'Two waffle carts mean little competition, which sounds clever. They’re what remains of twenty, so waffles have done no better here than tacos.',
      },
      {
        text: 'Apply for no permit until next year.',
        tag: 'wait',
        rationale:
          'A year of thinking it over feels responsible. But the city’s list already covers ten years of carts, and one more adds hardly anything.',
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
    difficulty: 'medium',
    scenario:
      'At her golden anniversary, your aunt asks the old friends she invited, couples still together, which of them married within six months of meeting. Six of seven couples raise their hands. Leon, whom you met in May, whispers that this settles it and proposes a fall wedding. You like him, but you’re undecided. What’s your answer?',
    decidingWords: ['the old friends she invited, couples still together'],
    options: [
      {
        text: 'Set a wedding date for this fall.',
        tag: 'go ahead',
        rationale:
          'Six raised hands out of seven make quick weddings look safe. Couples who rushed and then parted weren’t there to keep their hands down.',
      },
      {
        text: 'Set a wedding date for next summer.',
        tag: 'split',
        rationale:
          'Next summer sounds like a fair middle. It still takes a show of hands among lucky couples as a reason to promise, and you’re undecided.',
      },
      {
        text: 'Leave the question of a date open.',
        right: true,
        tag: 'wait',
        rationale:
          'Your aunt asked “the old friends she invited, couples still together,” so a hasty marriage that broke up had no one to speak for it. That show of hands settles nothing for you.',
      },
      {
        text: 'Tell Leon there won’t be a wedding.',
        tag: 'decline',
        rationale:
          'His whisper may be hasty. But you do like Leon, and a worthless show of hands speaks no more against him than for him.',
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
    difficulty: 'easy',
    scenario:
      'Dear Pavel, you asked if bees pay for themselves. I interviewed the nine beekeepers who’ve had a stand at the honey market for five years or more, including a retired professor of biology. Eight have earned back what they spent. I’d call that a fair bet, so I’d like to put $600 into two hives. Half our street keeps bees already, so we can borrow equipment. Love, Moira',
    decidingWords: ['who’ve had a stand at the honey market for five years or more'],
    options: [
      {
        text: 'Survivorship Bias',
        right: true,
        rationale:
          'She asked those “who’ve had a stand at the honey market for five years or more.” People whose bees died or never paid off aren’t standing there to be asked.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Half the street keeps bees, and that does sound inviting. Moira brings it up for the equipment; her fair bet is based on eight out of nine.',
      },
      {
        text: 'Authority Bias',
        rationale:
          'A professor was among the nine. That answer counts the same as any other, one in nine, and nobody gives the title as a reason for anything.',
      },
      {
        text: 'No bias here',
        rationale:
          'Nine interviews and a clear tally look like careful homework. Yet by picking stands that have lasted five years, she left out whoever had to stop.',
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
      'Dear Pavel, you asked if bees pay for themselves. I interviewed the nine people who took the beginners’ course five years ago, bees or no bees today, including a retired professor of biology. Eight have earned back what they spent. I’d call that a fair bet, so I’d like to put $600 into two hives. Half our street keeps bees already, so we can borrow equipment. Love, Moira',
    decidingWords: ['who took the beginners’ course five years ago, bees or no bees today'],
    options: [
      {
        text: 'Authority Bias',
        rationale:
          'The professor’s title may catch the eye. It adds nothing to the tally, where that answer counts once, like the other eight.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Neighbors with bees are handy for borrowing equipment, and that’s all Moira uses them for. Her case rests on the course, not the street.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'Most of the nine did well, as in many a success story. Here the quitters are in the count, since she went by who had started, “bees or no bees today.”',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Moira asked everyone “who took the beginners’ course five years ago, bees or no bees today.” Anyone who gave up is among the nine, so eight in nine means something.',
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
      'Your village newspaper shrank from twelve pages to four and was left with half of its eight hundred subscribers. You mailed those four hundred a card, and nine in ten prefer four pages, though they’d stay either way. The others’ cancellation slips lie in a drawer; nearly all say, “We’ll be back when it’s twelve again.” With five hundred subscribers, twelve pages pay for themselves. What size do you order from the printer?',
    decidingWords: ['You mailed those four hundred a card', 'We’ll be back when it’s twelve again'],
    options: [
      {
        text: 'Order eight pages an issue for the coming year.',
        tag: 'split',
        rationale:
          'Eight lies neatly between the old size and the new. Neither side has asked for it: the stayers like four, and the slips in the drawer say twelve.',
      },
      {
        text: 'Order four pages an issue for the coming year.',
        tag: 'go ahead',
        rationale:
          'Nine in ten is a landslide among the people still there to answer. The other four hundred had voted already, by canceling.',
      },
      {
        text: 'Order six pages an issue for the coming year.',
        tag: 'split',
        rationale:
          'Two extra pages are an inexpensive gesture. They bring back none of the four hundred, since the slips ask for twelve.',
      },
      {
        text: 'Order twelve pages an issue for the coming year.',
        tag: 'decline',
        right: true,
        rationale:
          'The card went to the ones who stayed, and they’ll stay either way. Those who left wrote, “We’ll be back when it’s twelve again,” so five hundred is well within reach.',
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
      'Your village newspaper shrank from twelve pages to four and was left with half of its eight hundred subscribers. You mailed those four hundred a card, and nine in ten prefer four pages, though they’d stay either way. The others’ cancellation slips lie in a drawer; nearly all say, “We’re moving away now that the mill has closed.” With five hundred subscribers, twelve pages pay for themselves. What size do you order from the printer?',
    decidingWords: ['nine in ten prefer four pages', 'We’re moving away now that the mill has closed'],
    options: [
      {
        text: 'Order eight pages an issue for the coming year.',
        tag: 'split',
        rationale:
          'A middle size looks like a nod to those who left. They left because of the mill, though, and the stayers don’t want eight.',
      },
      {
        text: 'Order four pages an issue for the coming year.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Going by the stayers looks one-sided, but you’ve read the slips as well: “We’re moving away now that the mill has closed.” It wasn’t the pages, and your readers like four.',
      },
      {
        text: 'Order six pages an issue for the coming year.',
        tag: 'split',
        rationale:
          'Growing by two pages sounds modest and friendly. No one has asked for it; nine in ten of your readers prefer four.',
      },
      {
        text: 'Order twelve pages an issue for the coming year.',
        tag: 'decline',
        rationale:
          'Going back to what worked with eight hundred readers is a natural thought. Half of them have moved away since, and twelve pages won’t bring them home.',
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
      '“Feel that,” says Mr. Rao, the janitor, leaning on an oak desk in the attic. “It’s from 1910, the very picture of craftsmanship. There are three of them left, and not a screw’s loose, but the ones we bought last year already wobble. They knew how to build furniture back then.” A photograph on the wall shows the first class at forty such desks. He’s asking the board for a carpenter to build more.',
    decidingWords: ['There are three of them left, and not a screw’s loose'],
    options: [
      {
        text: 'Survivorship Bias',
        right: true,
        rationale:
          '“There are three of them left, and not a screw’s loose.” The photograph shows forty. The weak ones are long gone, so these three say little about desks in 1910.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          '“The very picture of craftsmanship” sounds as if looks had decided it. But he goes by more than looks, tight screws for one, and he generalizes from the three that remain.',
      },
      {
        text: 'Recency Bias',
        rationale:
          'Last year’s wobbly desks do bother Mr. Rao. But the newest thing isn’t crowding out the past; it’s the past that he overrates.',
      },
      {
        text: 'No bias here',
        rationale:
          'Comparing old desks with new ones seems reasonable, and Mr. Rao has seen both. What he hasn’t seen are the thirty-seven in the photograph that are gone.',
      },
    ],
  },
]
