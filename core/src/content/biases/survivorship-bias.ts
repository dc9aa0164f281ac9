import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Survivorship Bias',
  aliases: ['Survivor Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['success stories', 'missing cases', 'failures', 'dropouts', 'winners', 'selection', 'what is left'],
  link: 'https://en.wikipedia.org/wiki/Survivorship_bias',
  definition:
    'Drawing a lesson from the cases that made it through, and forgetting those that failed and dropped out of sight. What remains looks like the whole picture, but it is not.',
  neighbours: [
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
    difficulty: 'hard',
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
          'Sixty and nineteen are there to be compared, it’s true. But no known general rate gets set aside for one striking case; forty-one birds are missing from her evidence.',
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
      'Five food carts do excellent business on the square, and each owner gives you identical advice: quit your job and invest your savings, since half steps lead nowhere. According to the city’s list, which has phone numbers, forty carts opened there in six years, and these five are what’s left. You’d love to sell dumplings there, and permits are handed out in two months. What’s your next step?',
    decidingWords: ['forty carts opened there in six years, and these five are what’s left'],
    options: [
      {
        text: 'Call owners who closed to hear how they began.',
        right: true,
        tag: 'compare',
        rationale:
          'So far you’ve heard the winners: “forty carts opened there in six years, and these five are what’s left.” The others may have quit their jobs, too, and you have their numbers.',
      },
      {
        text: 'Quit your job and invest your savings in a cart.',
        tag: 'go ahead',
        rationale:
          'Five owners in agreement sound convincing. They’re the ones still on the square to be asked, and thirty-five others may have done exactly as they did.',
      },
      {
        text: 'Quit your job and invest half of your savings.',
        tag: 'split',
        rationale:
          'Holding back some savings softens a fall. The leap itself still rests on five voices out of forty, and two months leave time to hear more.',
      },
      {
        text: 'Give up on dumplings and stay in your job.',
        tag: 'decline',
        rationale:
          'Thirty-five closed carts are a warning, but not yet a verdict. You don’t know what they did differently, and a few phone calls can tell you.',
      },
    ],
    flip: {
      fact: 'Of the forty carts that opened in six years, thirty-eight are still there, and their owners all went in with everything.',
      makesRight: 'Quit your job and invest your savings in a cart.',
    },
  },
  {
    id: 'survivorship-bias-golden-wedding',
    slot: 'bias10',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'At her golden anniversary, your aunt asks the old friends she invited, couples still together, who married within six months of meeting. Six of seven raise their hands. Leon, whom you met in May, whispers that this settles it and proposes a fall wedding. You like him, but you’re undecided. What’s your answer?',
    decidingWords: ['the old friends she invited, couples still together'],
    options: [
      {
        text: 'Set a wedding date for this fall.',
        tag: 'go ahead',
        rationale:
          'Six raised hands out of seven make quick weddings look safe. Couples who rushed and then parted weren’t at the table to keep their hands down.',
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
          'Your aunt asked “the old friends she invited, couples still together,” so a hasty marriage that broke up had no one to speak for it. Nothing was settled for you.',
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
    difficulty: 'medium',
    scenario:
      'Dear Pavel, you asked if bees pay for themselves. I interviewed the nine beekeepers who’ve had a stand at the honey market for five years or more, including the president of the state association, and eight have earned back what they spent. I’d call that a fair bet, so I’d like to put $600 into two hives. Half our street keeps bees already, so we can borrow equipment. Love, Moira',
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
          'A president was among the nine. His word gets the same weight as any other stand’s, one answer in nine, and his title isn’t the reason for anything.',
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
      'Dear Pavel, you asked if bees pay for themselves. I interviewed the nine people who took the beginners’ course five years ago, bees or no bees today, including the president of the state association, and eight have earned back what they spent. I’d call that a fair bet, so I’d like to put $600 into two hives. Half our street keeps bees already, so we can borrow equipment. Love, Moira',
    decidingWords: ['who took the beginners’ course five years ago, bees or no bees today'],
    options: [
      {
        text: 'Authority Bias',
        rationale:
          'The president’s title may catch the eye. It adds nothing to the tally, where that answer counts once, like the other eight.',
      },
      {
        text: 'Social Proof',
        rationale:
          'Neighbors with bees are handy for borrowing equipment, and that’s all Moira uses them for. Her case is the course, not the street.',
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
    difficulty: 'easy',
    scenario:
      'Your village newspaper shrank from twelve pages to four, and a third of its subscribers have canceled without saying why. You mailed a card to today’s subscribers, and nine in ten prefer four pages. You’ve kept the old addresses, and the printer can wait. What do you do?',
    decidingWords: ['a third of its subscribers have canceled', 'a card to today’s subscribers'],
    options: [
      {
        text: 'Tell the printer to go back to twelve pages.',
        tag: 'decline',
        rationale:
          'Canceled subscriptions look like a protest, but none of the people who left gave a reason. Twelve pages is a guess until they’re heard.',
      },
      {
        text: 'Tell the printer to stay with four pages.',
        tag: 'go ahead',
        rationale:
          'Nine in ten is a landslide, among those who stayed. Readers who hated four pages had a simple way to say so, and they’ve used it.',
      },
      {
        text: 'Tell the printer to try eight pages this fall.',
        tag: 'split',
        rationale:
          'Eight lies neatly between the old size and the new. Nobody has asked for it, though, and the people who canceled still haven’t been heard.',
      },
      {
        text: 'Mail the card to subscribers who canceled, too.',
        right: true,
        tag: 'ask',
        rationale:
          'Your survey was “a card to today’s subscribers,” but “a third of its subscribers have canceled.” You have their addresses, and the printer can wait.',
      },
    ],
    flip: {
      fact: 'The card went to last year’s subscribers, including those who canceled.',
      makesRight: 'Tell the printer to stay with four pages.',
    },
  },
  {
    id: 'survivorship-bias-four-pages-sound',
    kind: 'decide',
    twinOf: 'survivorship-bias-four-pages',
    genre: 'scene',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Your village newspaper shrank from twelve pages to four, and a third of its subscribers have canceled without saying why. You mailed a card to last year’s subscribers, those who canceled included; nearly all replied, and nine in ten prefer four pages. You’ve kept the old addresses, and the printer can wait. What do you do?',
    decidingWords: ['a card to last year’s subscribers, those who canceled included'],
    options: [
      {
        text: 'Tell the printer to go back to twelve pages.',
        tag: 'decline',
        rationale:
          'With a third gone, twelve pages may seem overdue. But the ones who left were asked along with the rest, and nine in ten like the paper short.',
      },
      {
        text: 'Tell the printer to stay with four pages.',
        right: true,
        tag: 'go ahead',
        rationale:
          'You mailed “a card to last year’s subscribers, those who canceled included.” Nine in ten of stayers and leavers together prefer four pages, so whatever drove people off, it wasn’t that.',
      },
      {
        text: 'Tell the printer to try eight pages this fall.',
        tag: 'split',
        rationale:
          'A compromise has little to do here. The one size that nearly the whole readership asked for is four, and eight isn’t it.',
      },
      {
        text: 'Mail the card to subscribers who canceled, too.',
        tag: 'ask',
        rationale:
          'Hearing from the ones who left is the right instinct, and it’s been done: they were included, and nearly all replied.',
      },
    ],
    flip: {
      fact: 'Nine in ten, including those who canceled, prefer twelve pages.',
      makesRight: 'Tell the printer to go back to twelve pages.',
    },
  },
  {
    id: 'survivorship-bias-oak-desks',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      '“Feel that,” says Mr. Rao, the janitor, leaning on an oak desk in the attic. “It’s from 1910, the very picture of craftsmanship. There are three of them left, and not a screw’s loose, but the ones we bought last year already wobble. They knew how to build furniture back then.” A photograph on the wall shows the first class at forty such desks. He’s asking the board for a carpenter.',
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
          '“The very picture of craftsmanship” sounds as if looks had decided it. But he goes by more than looks, namely tight screws, and generalizes from the three that remain.',
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
