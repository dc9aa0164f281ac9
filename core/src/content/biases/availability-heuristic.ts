import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Availability Heuristic',
  aliases: ['Availability Bias'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: [
    'memory',
    'vivid examples',
    'easy to recall',
    'how often',
    'how likely',
    'headlines',
    'guessing frequency',
  ],
  link: 'https://yourbias.is/the-availability-heuristic',
  definition:
    'Judging how common or likely something is by how easily examples come to mind. Striking or often-told cases come quickly, even when there are few of them.',
  neighbours: [
    {
      name: 'Negativity Bias',
      tellApart: 'Does a case count for more because it comes to mind easily, or because it is bad?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Does the guess rest on examples that spring to mind, or on how well something matches a typical picture?',
    },
    {
      name: 'Base Rate Neglect',
      tellApart:
        'Did easily remembered cases stand in for a count, or was a known general rate set aside for the details of one case?',
    },
    {
      name: 'Survivorship Bias',
      tellApart:
        'Are the missing cases just harder to call to mind, or did they drop out so that nobody gets to see them?',
    },
    {
      name: 'Recency Bias',
      tellApart: 'Does the example weigh more because it is vivid or familiar, or only because it came last?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“Not by plane,” says Efraín, who must get his mother from Cusco to a hospital in Lima. “I can still see that crash on the news, the seats in the trees. A bus crash? I would have to think hard to remember one. So the plane is the greater risk.” He books the night bus, twenty hours through the mountains.',
    failingStep: 'I would have to think hard to remember one. So the plane is the greater risk.',
    why: 'He takes what memory brings up as a count of what happens. But a plane crash is shown for weeks, while a bus crash may get one line in a local paper. Deaths per trip would answer his question; how sharp a picture is cannot.',
  },
  soundWhen:
    'Memory is a fair guide when you met the cases evenly and nothing made some of them stick. A driver who has worked the same bus route for years can say that it is full at eight and half empty at ten.',
  reply:
    'When a risk feels big or small, ask why the examples come so quickly: are they many, or only loud? Then look for a count, or start keeping one.',
  evidence:
    'Tversky & Kahneman (1973), “Availability: A Heuristic for Judging Frequency and Probability”, Cognitive Psychology 5. Schwarz et al. (1991), “Ease of Retrieval as Information”, Journal of Personality and Social Psychology 61, found that ease can count for more than the number of examples.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'availability-heuristic-late-pupils',
    slot: 'bias3',
    form: 'A',
    kind: 'spot',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'The principal wants to know what most often makes pupils late. No list is kept, so Mrs. Ito, the secretary, thinks back over twelve years. “Trouble on the road,” she says. “I can still see the cows on the bridge, the wedding parade, the day the ferry turned around. Of someone sleeping in, I can’t picture one morning. So I would begin with the road.”',
    decidingWords: ['I can still see the cows on the bridge', 'I can’t picture one morning'],
    options: [
      {
        text: 'Survivorship Bias',
        rationale:
          'It would fit if Mrs. Ito could hear only from pupils who did reach school, while those stuck at home stayed out of sight. Nothing in the story hides one kind of latecomer from her.',
      },
      {
        text: 'Availability Heuristic',
        right: true,
        rationale:
          'She judges how often by how easily: “I can still see the cows on the bridge,” but of sleeping in “I can’t picture one morning.” Odd mornings stick in the mind, while dull ones may be far more frequent.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'The same facts would need to be put in two ways, such as “late” and “not quite on time,” with the wording moving her answer. Nothing is reworded here.',
      },
      {
        text: 'Base Rate Neglect',
        rationale:
          'For this, she would have to know the overall share of each reason and drop it for the details of one pupil’s case. No list is kept, so there is no share to set aside.',
      },
    ],
  },
  {
    id: 'availability-heuristic-fair-money',
    slot: 'bias3',
    form: 'B',
    kind: 'decide',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dagny, Hassan and you worked for the summer fair, each alone at home. By the diary each of you gave thirty evenings, and nobody was slow. Now the town sends 600, to be shared by work done. At your kitchen table your own jobs come back to you, twenty without a pause. For the other two you find five each. What split do you suggest?',
    decidingWords: ['each alone at home', 'thirty evenings', 'twenty without a pause'],
    options: [
      {
        text: '300 for you and 150 for each of them, since you can name the most jobs.',
        rationale:
          'Twenty against five would count if you had seen their work as closely as your own. They did theirs where you could not see it.',
      },
      {
        text: '240 for you and 180 for each of them, since your evenings seem to have been fuller.',
        rationale:
          'They seem fuller because you remember them from the inside. It would be fair if something beside your own memory showed that you did more in an evening.',
      },
      {
        text: '200 for each of the three, since thirty evenings each is what the record shows.',
        right: true,
        rationale:
          'Your jobs come “twenty without a pause” because you did them yourself; theirs were done out of your sight. How easily work comes to mind says little, and the diary gives all three “thirty evenings”.',
      },
      {
        text: '300 for Dagny and 150 each for you two, since she tells such good stories of hers.',
        rationale:
          'Good stories stay in the mind, but they are not more work. More for Dagny would be fair if the diary showed more evenings.',
      },
    ],
  },
  {
    id: 'availability-heuristic-spill-form',
    slot: 'bias3',
    form: 'C',
    kind: 'decide',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      '“How often are things spilled in your lab?” asks the safety office. Your form wants ten cases from this year. Four come to you at once and three more slowly; then you are stuck, and spills begin to seem rare. Ayumi works at the same benches. Her form wanted two cases. She had both in a moment and wrote, “Often.” What do you write?',
    decidingWords: ['Four come to you at once and three more slowly', 'spills begin to seem rare'],
    options: [
      {
        text: '“At least seven times this year, going by those I can name.”',
        right: true,
        rationale:
          '“Four come to you at once and three more slowly” makes seven, and that is what you know. That “spills begin to seem rare” comes from being stuck, and ten cases are hard to find anyway.',
      },
      {
        text: '“Rarely, since after a while I could not think of another.”',
        rationale:
          'You got stuck because ten is a lot to ask for, not because spills are few. This would be sound if you had known of one case or none.',
      },
      {
        text: '“Often, since the first few cases came to me right away.”',
        rationale:
          'Four quick ones feel like many, and so did Ayumi’s two. Quickness would count if you remembered dull and striking spills equally well.',
      },
      {
        text: '“Now and then, since Ayumi and I know the lab equally well and disagree.”',
        rationale:
          'It looks fair to meet between the two, but both feelings come from the length of the form. It would make sense between two counts that had been kept separately.',
      },
    ],
  },
  {
    id: 'availability-heuristic-island-ferry',
    kind: 'spot',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      '“Anything but the ferry,” says Fiona, planning next week’s trip to the island. “Remember Silvio, asleep on his suitcase in the harbor, a gull on his hat? We tell it at each family dinner.” “Is it canceled often?” asks her sister Nimmi. “Very often. I can see that gull as if it were yesterday. Let’s take the small plane, which flies in nearly any weather.”',
    decidingWords: ['I can see that gull as if it were yesterday', 'We tell it at each family dinner'],
    options: [
      {
        text: 'Representativeness Heuristic',
        rationale:
          'For this, Fiona would have to judge by a likeness, say, that the ship looks just like a typical unreliable one. She compares it with nothing.',
      },
      {
        text: 'Availability Heuristic',
        right: true,
        rationale:
          'She was asked how often, and answers with how clearly: “I can see that gull as if it were yesterday.” A story told at each dinner stays fresh, however rarely such a thing happens.',
      },
      {
        text: 'No bias here',
        rationale:
          'With a count, such as the harbor’s list of canceled days, her answer would be fair. One night told many times is still one night.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'This would be right if she heard only from travelers who got across, while those left behind were out of sight. Her one example is a man who was left behind.',
      },
    ],
  },
  {
    id: 'availability-heuristic-island-ferry-sound',
    kind: 'sound',
    twinOf: 'availability-heuristic-island-ferry',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“Anything but the ferry,” says Fiona, planning next week’s trip to the island. “Remember Silvio, asleep on his suitcase in the harbor, a gull on his hat? We tell it at each family dinner.” “Is it canceled often?” asks her sister Nimmi. “Very often. On eleven of the last thirty days, by the harbor’s list. Let’s take the small plane, which missed one day of the thirty.”',
    decidingWords: ['On eleven of the last thirty days, by the harbor’s list'],
    options: [
      {
        text: 'Representativeness Heuristic',
        rationale:
          'She would need to guess from a picture of what a bad ferry looks like. Neither the ship’s looks nor its type comes up.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'It would fit if canceled days were missing from what she had looked at. The harbor’s list holds them, and they are what she counts.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'Fiona does tell a story that the family can’t forget. It would be the answer if “very often” rested on how clearly she sees the gull instead of on the list.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'The gull is a good story, but her answer to “how often” is a count: “On eleven of the last thirty days, by the harbor’s list.” For a trip next week, that is a fair guide.',
      },
    ],
  },
  {
    id: 'availability-heuristic-festival-nurse',
    kind: 'decide',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'You have one extra nurse at the music festival. People still talk about the dancer who fell from the stage last summer; her photo was all over town, and it is the first thing you see. Your book of that summer lists fifty-one patients from the cooking tents and six from the stage, about equally badly hurt. The site is the same. Where do you send the nurse?',
    decidingWords: [
      'fifty-one patients from the cooking tents and six from the stage',
      'it is the first thing you see',
    ],
    options: [
      {
        text: 'To the cooking tents, with cold water and dressings for burns.',
        right: true,
        rationale:
          'The book lists “fifty-one patients from the cooking tents and six from the stage.” The dancer comes to mind first because her photo was all over town, not because such falls are common.',
      },
      {
        text: 'Back and forth, so that she is at each place half of the time.',
        rationale:
          'Sharing her looks fair, but it gives six patients as much of her as fifty-one. It would make sense if the book had listed about as many from each place.',
      },
      {
        text: 'To the stage, so that help is close by when the next guest is hurt there.',
        rationale:
          'One fall that the whole town remembers is still one of six. The stage would be right if most of the patients in the book had come from there.',
      },
      {
        text: 'To the entrance, where guests from any side can find her.',
        rationale:
          'Being easy to find would count if patients had come from all over the site. By the book, most of them were hurt in one place.',
      },
    ],
  },
  {
    id: 'availability-heuristic-festival-nurse-sound',
    kind: 'decide',
    twinOf: 'availability-heuristic-festival-nurse',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'You have one extra nurse at the music festival. People still talk about the dancer who fell from the stage last summer; her photo was all over town, and it is the first thing you see. Your book of that summer lists six patients from the cooking tents and fifty-one from the stage, about equally badly hurt. The site is the same. Where do you send the nurse?',
    decidingWords: ['six patients from the cooking tents and fifty-one from the stage'],
    options: [
      {
        text: 'To the cooking tents, with cold water and dressings for burns.',
        rationale:
          'It seems wise not to be led by a photo, but here the photo and the book agree. The tents would come first if they had the fifty-one.',
      },
      {
        text: 'Back and forth, so that she is at each place half of the time.',
        rationale:
          'Half of her time would go to the place with six patients. This would be a good plan if both places had about as many.',
      },
      {
        text: 'To the stage, so that help is close by when the next guest is hurt there.',
        right: true,
        rationale:
          'The stage is what comes to mind first, and this time the count says the same: “six patients from the cooking tents and fifty-one from the stage.” You would send her there without the photo, too.',
      },
      {
        text: 'To the entrance, where guests from any side can find her.',
        rationale:
          'Most patients of last summer were hurt in one place, and it was not here. It would suit a site where people get hurt all over.',
      },
    ],
  },
  {
    id: 'availability-heuristic-milking-robots',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Letter to a farm magazine: “How many farms in our valley milk by robot? There is no list, so I tried it on myself. Six came to me before my tea was cool: the one on TV, the one with the open day, the one whose robot has a name. When they come that fast, there are plenty. I’d say a hundred of our two hundred. Adaeze”',
    decidingWords: ['Six came to me before my tea was cool', 'When they come that fast, there are plenty'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Her figure would be fair if she had gone through some farms as they lie along the road and counted the robots. Six that spring to mind out of two hundred can’t show that it is half.',
      },
      {
        text: 'Availability Heuristic',
        right: true,
        rationale:
          'She takes speed of memory for number: “When they come that fast, there are plenty.” But television, an open day and a robot with a name make farms easy to recall. Plain ones leave no such trace.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'It would be right if one bad report about robots had weighed more than many good ones. Nothing bad is told here, and she doesn’t judge whether robots are good.',
      },
      {
        text: 'Survivorship Bias',
        rationale:
          'For this, farms without robots would have to be gone, so that she could not see them. They are still there; they just come to mind less quickly.',
      },
    ],
  },
]
