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
]
