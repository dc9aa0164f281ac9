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
        'Do the failed cases never get counted, or is a general figure known and then left out of the judgment?',
    },
    {
      name: 'Hindsight Bias',
      tellApart:
        'Is the lesson drawn only from those that lasted, or does a known result seem to have been plain all along?',
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
    text: 'A running club in Addis Ababa makes its teenagers run thirty kilometers a day. Parents ask whether that is too hard. “I spoke to all nine runners who have been with us for three years,” says Selam, the coach. “Not one has had a bad injury. So the training is safe for young legs.” Sixty had started; nobody noted why the others left.',
    failingStep: 'So the training is safe for young legs.',
    why: 'Runners who got hurt would most likely have left, so asking those who stayed can hardly turn up an injury. To know whether the training is safe, she must find out what became of the fifty-one who are gone and count from all sixty.',
  },
  soundWhen:
    'Looking at those who made it is fine when the question is only about them, or when the dropouts are counted too. A school may ask its graduates what work they do now, as long as it does not speak for everyone who enrolled.',
  reply:
    'When you hear a success story, ask how many started and where the rest are. Look for the missing ones, or say plainly that your lesson covers only those who are left.',
  evidence:
    'Mangel & Samaniego (1984), “Abraham Wald’s Work on Aircraft Survivability”, Journal of the American Statistical Association 79, on the wartime case; Brown, Goetzmann, Ibbotson & Ross (1992), “Survivorship Bias in Performance Studies”, Review of Financial Studies 5. In origin a fault in samples, not a laboratory finding about minds.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'survivorship-bias-ringed-owls',
    slot: 'bias10',
    form: 'A',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'In fall, Ngozi’s team put rings on the young owls of a forest. In spring they weigh the ringed owls that they can still find. The rest have not been seen again. “I was worried about the deep snow,” says Ngozi, “but look how strong and heavy these birds are. So the winter was easy on young owls.”',
    decidingWords: ['the ringed owls that they can still find', 'The rest have not been seen again'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          'For this, Ngozi would need to judge one case while setting aside a known general rate, such as how many young owls usually die in winter. No such figure comes up.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'It would fit if she rated these owls more highly because they were her own. Her judgment rests on what the birds weigh.',
      },
      {
        text: 'Survivorship Bias',
        right: true,
        rationale:
          'She weighs only “the ringed owls that they can still find”. Weak birds may have died in the snow, and then only strong ones are left on the scale.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'If she had judged the winter by one striking memory, such as a frozen owl, this would be the answer. She uses fresh measurements.',
      },
    ],
  },
  {
    id: 'survivorship-bias-food-carts',
    slot: 'bias10',
    form: 'B',
    kind: 'decide',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Five food carts do good business on the square, and you have asked each owner how it began. “I quit my job and put in my savings,” says one after the other. “Half steps lead nowhere.” You would love to sell dumplings there. The town’s list shows that forty carts opened on the square in six years; these five are what is left. What is your next step?',
    decidingWords: ['forty carts opened on the square in six years', 'these five are what is left'],
    options: [
      {
        text: 'Ask some owners who had to close how they had gone about it.',
        right: true,
        rationale:
          'The list says that “forty carts opened on the square in six years” and that “these five are what is left.” The others may have quit their jobs as well, and they can tell you how that went.',
      },
      {
        text: 'Quit your job, since that is how the five got where they are.',
        rationale:
          'It would be a lesson if most of those who quit had done well. You have heard from five out of forty so far.',
      },
      {
        text: 'Quit your job, but hold back a third of your savings.',
        rationale:
          'Holding some back is careful, yet the step itself still rests on five lucky voices. It would be fine if you knew how those who quit had usually fared.',
      },
      {
        text: 'Copy the owner among the five whose food and prices are most like yours.',
        rationale:
          'Likeness to one winner seems wise, but closed carts may have been just as like yours. It would help if you had compared them with those.',
      },
    ],
  },
  {
    id: 'survivorship-bias-golden-wedding',
    slot: 'bias10',
    form: 'C',
    kind: 'decide',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“Hands up, who married within half a year of meeting?” calls your aunt at her golden wedding. Six of the seven couples at the table raise their hands. She has invited those of her old friends who are still together. “See? That is how it lasts,” whispers Leon, whom you met in May. You like him, but you are not sure. What do you do?',
    decidingWords: ['those of her old friends who are still together'],
    options: [
      {
        text: 'Say yes to a wedding this fall, since quick weddings have held so well at this table.',
        rationale:
          'This would be a reason if the aunt’s friends who parted had taken longer to marry. They may have been just as quick, but they are not there to raise a hand.',
      },
      {
        text: 'Say yes to a wedding next year, as a first step toward what worked for them.',
        rationale:
          'Going slower still takes its lesson from this one table. A date next year would be fine if it came from your own feelings about Leon.',
      },
      {
        text: 'Take the time you need, since friends whose marriages ended are not here.',
        right: true,
        rationale:
          'The guests are “those of her old friends who are still together,” so nobody could raise a hand for a quick wedding that went wrong. The show of hands can’t decide for you.',
      },
      {
        text: 'Ask the six couples what else they share, and then see if it is true of you.',
        rationale:
          'Whatever they share, couples who parted may have shared it as well. The question would be useful if you could put it to both kinds.',
      },
    ],
  },
  {
    id: 'survivorship-bias-two-hives',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'You asked, Pavel, whether bees would pay for themselves. So I talked to the nine beekeepers who have stood at the honey market for five years or more. Eight have earned back what they spent, most of them within three years. I call that a fair bet, and would like to put 600 of our savings into two hives. What do you think? Moira',
    decidingWords: ['who have stood at the honey market for five years or more', 'I call that a fair bet'],
    options: [
      {
        text: 'Survivorship Bias',
        right: true,
        rationale:
          'She asks those “who have stood at the honey market for five years or more.” People whose bees died or cost too much are not standing there, so the eight in nine says little about beginners.',
      },
      {
        text: 'No bias here',
        rationale:
          'It would hold if her nine had been picked at their start, for example from an old list of beginners, so that those who gave up were asked as well.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'This would fit if one vivid memory, such as a cousin’s golden summer of honey, had settled the matter because it came to mind first. She went out and asked.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'For this, she would need to know how beginners with bees do in general, and leave that figure aside for the sake of one case. She has no such figure.',
      },
    ],
  },
  {
    id: 'survivorship-bias-two-hives-sound',
    kind: 'sound',
    twinOf: 'survivorship-bias-two-hives',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'You asked, Pavel, whether bees would pay for themselves. So I talked to the nine people who took the beginners’ course five years ago, whether they still have bees or not. Eight have earned back what they spent, most of them within three years. I call that a fair bet, and would like to put 600 of our savings into two hives. What do you think? Moira',
    decidingWords: ['who took the beginners’ course five years ago, whether they still have bees or not'],
    options: [
      {
        text: 'Base Rate Neglect',
        rationale:
          'If a general figure on beekeeping lay before her and she let one story push it aside, this would be it. She does the reverse and collects a count.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'It would take a striking case that comes to mind easily, like a neighbor’s prize honey, to stand in for the count. Her nine come from a list.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'Eight happy answers out of nine look suspicious. They would be, if she had asked only sellers who lasted for years; but anyone who gave up is among her nine.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Her nine are those “who took the beginners’ course five years ago, whether they still have bees or not,” so failures had a voice. Nine are few, but she only calls it “a fair bet.”',
      },
    ],
  },
  {
    id: 'survivorship-bias-four-pages',
    kind: 'decide',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'In spring your village weekly went from twelve pages to four. Since then many readers have canceled, without saying why. To learn what people think of the change, you sent a card to the readers on today’s list. Nearly all sent it back, and nine in ten prefer four pages. The printer would like to know. What do you do?',
    decidingWords: ['many readers have canceled, without saying why', 'the readers on today’s list'],
    options: [
      {
        text: 'Keep four pages for good, since nine readers in ten are happy with them.',
        rationale:
          'Nine in ten of those who stayed, that is. It would be good ground if the card had gone to the people who canceled as well.',
      },
      {
        text: 'Keep four pages, and print twelve once a month.',
        rationale:
          'A mix looks fair to both sides, but it is a guess about people you have not heard. It would be worth trying if some of them had asked for it.',
      },
      {
        text: 'Go back to twelve pages, since so many have left.',
        rationale:
          'That would be right if those who left had done so for the pages. They may have moved or lost patience with the mail; so far you don’t know.',
      },
      {
        text: 'Ask those who canceled first, and settle it after that.',
        right: true,
        rationale:
          'The card reached “the readers on today’s list,” while “many readers have canceled, without saying why.” Those who disliked four pages most may be just the ones you did not ask.',
      },
    ],
  },
  {
    id: 'survivorship-bias-four-pages-sound',
    kind: 'decide',
    twinOf: 'survivorship-bias-four-pages',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'In spring your village weekly went from twelve pages to four. Since then many readers have canceled, without saying why. To learn what people think of the change, you sent a card to the readers on last winter’s list, those who left included. Nearly all sent it back, and nine in ten, gone or not, prefer four pages. The printer would like to know. What do you do?',
    decidingWords: [
      'the readers on last winter’s list, those who left included',
      'nine in ten, gone or not, prefer four pages',
    ],
    options: [
      {
        text: 'Go back to twelve pages, since so many have left since spring.',
        rationale:
          'People who left were asked too, and hardly anyone wants twelve pages. It would be right if they had named the pages as their reason.',
      },
      {
        text: 'Keep four pages, and print twelve once a month.',
        rationale:
          'You would print eight extra pages for one reader in ten. The mix would be worth a try if opinions were more evenly split.',
      },
      {
        text: 'Ask those who canceled first, and settle it after that.',
        rationale:
          'Your card has already done so. Waiting would be wise if it had gone only to the readers who stayed.',
      },
      {
        text: 'Keep four pages, since nine readers in ten prefer them.',
        right: true,
        rationale:
          'Cheering readers may be just the ones who stayed, but you asked “the readers on last winter’s list, those who left included.” And “nine in ten, gone or not, prefer four pages.”',
      },
    ],
  },
  {
    id: 'survivorship-bias-oak-desks',
    kind: 'spot',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      '“Feel that,” says Mr. Rao, the caretaker, and leans on an oak desk. “From 1910. There are three of them left in the attic room, and not a screw is loose. The ones we bought five years ago wobble. They knew how to build then. The council should have new ones made the old way.” Behind him hangs a photo of the first class, at forty desks.',
    decidingWords: ['There are three of them left', 'They knew how to build then'],
    options: [
      {
        text: 'Survivorship Bias',
        right: true,
        rationale:
          '“There are three of them left,” and the photo shows forty. Those that came apart were carried out long ago, so the best three now speak for the whole year 1910: “They knew how to build then.”',
      },
      {
        text: 'No bias here',
        rationale:
          'His advice would be well founded if most of the forty stood as firm today, or if he knew that the others had gone for another reason than wear.',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'It would fit if he had called a desk strong because it looks like what one thinks of as strong, heavy and dark. He has tested the screws of these three.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'For this, he would have to know a general figure, such as how many desks last fifty years, and then judge without it. He works from what stands in the attic.',
      },
    ],
  },
]
