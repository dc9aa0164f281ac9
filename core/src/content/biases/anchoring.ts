import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Anchoring',
  aliases: ['Anchoring Bias', 'Anchoring Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['first number', 'estimate', 'price', 'negotiation', 'first offer', 'starting point', 'discount'],
  link: 'https://yourbias.is/anchoring',
  definition:
    'Letting the first number or idea you meet pull your later judgment toward it, even when it has nothing to do with the question.',
  neighbours: [
    {
      name: 'Framing Effect',
      tellApart: 'Did an early number drag the estimate, or did the wording of the same facts change the choice?',
    },
    {
      name: 'Availability Heuristic',
      tellApart: 'Was the judgment pulled by a starting figure, or by how easily examples come to mind?',
    },
    {
      name: 'Status Quo Bias',
      tellApart: 'Is the mind stuck to a figure it heard first, or to the arrangement already in place?',
    },
    {
      name: 'Confirmation Bias',
      tellApart: 'Did a number set the scale, or did a belief decide which evidence was looked for?',
    },
    {
      name: 'Planning Fallacy',
      tellApart: 'Was the guess pulled by a number heard first, or made from a plan in which everything goes smoothly?',
    },
    {
      name: 'Endowment Effect',
      tellApart: 'Does a number heard first set the price, or the fact that the thing is one’s own?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The note on the used cello says 4,000. Siobhan has not looked up what such cellos sell for; in shops around Cork it is about 2,000. She offers 3,500, feeling that this is bold, and they shake hands on 3,700. “I got him down a good way,” she tells her brother, and takes the money from her savings.',
    failingStep: 'She offers 3,500, feeling that this is bold',
    why: 'The offer is bold only when measured from 4,000, a number the seller was free to pick. To judge a price she needs a measure from outside, such as what similar cellos sell for, and she needs it before his number gets into her head.',
  },
  soundWhen:
    'A first figure deserves weight when knowledge went into it. If a roofer has measured your roof and says 6,000, it makes sense to start from there and adjust. Ask how the figure came about: that tells you how much to trust it.',
  reply:
    'Write down your own estimate, with its reasons, before you hear anybody else’s number. If a number is already on the table, work the sum out afresh from facts that do not depend on it.',
  evidence:
    'Tversky & Kahneman (1974), “Judgment under Uncertainty: Heuristics and Biases”, Science 185. Repeated with success in many samples: Klein et al. (2014), “Investigating Variation in Replicability: A ‘Many Labs’ Replication Project”, Social Psychology 45.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'anchoring-market-stall-fee',
    slot: 'bias2',
    form: 'A',
    kind: 'decide',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Your street market is meant to cover its bills, no more. Tonight you and four neighbors set the fee for a stall. “Say eighty, just to start us off,” says Mr. Banerjee, before the folder of bills is opened. Soon the talk is about seventy-five or eighty-five. Now it is your turn. What do you propose?',
    decidingWords: ['just to start us off', 'meant to cover its bills'],
    options: [
      {
        text: 'Seventy, because it is lower than any figure so far and will feel fair to small sellers.',
        rationale:
          'Seventy feels generous only beside eighty, a figure that came out of the air. It would be sound if the bills had come to about seventy a stall.',
      },
      {
        text: 'A vote on seventy-five or eighty-five, because it is the sellers who pay.',
        rationale:
          'Voting sounds fair, but both figures grew out of one casual remark. With two fees that had been worked out from the bills, a vote could be a good way to choose.',
      },
      {
        text: 'Eighty, because Mr. Banerjee has helped at the market for many years.',
        rationale:
          'His years would carry weight if he had worked the sum out from what he knows. He only wanted to get the talk going.',
      },
      {
        text: 'A fee from the folder: the bills divided by the stalls you expect.',
        right: true,
        rationale:
          'Eighty was said “just to start us off,” yet the whole talk now circles around it. The market is “meant to cover its bills,” so the bills should set the fee.',
      },
    ],
  },
  {
    id: 'anchoring-sample-screen',
    slot: 'bias2',
    form: 'B',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      '“Please order a server for 300 people at once,” Leon writes to his team. “There are no visitor counts for the booking page yet. Its sample screen says ‘400 online now.’ That looked a bit high to me, so I came down a good way.” Paulina, who drew the screen, answers: “I just needed three digits there.”',
    decidingWords: ['That looked a bit high to me, so I came down a good way', 'I just needed three digits there'],
    options: [
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'For this, Leon would have to be new to servers and rate himself above people who know them well. He says openly that he has no counts, and he claims no skill.',
      },
      {
        text: 'Availability Heuristic',
        rationale:
          'This would be the answer if one busy day that he remembered well had made crowds seem common to him. No memory is involved, only a figure on a picture.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'Leon would need to hold on to something that is already running, such as an old server, because it is there. The booking page is new, and nothing is in place.',
      },
      {
        text: 'Anchoring',
        right: true,
        rationale:
          'The 400 was filler, “I just needed three digits there,” yet Leon starts from it: “That looked a bit high to me, so I came down a good way.” With another filler, he would have ordered another server.',
      },
    ],
  },
  {
    id: 'anchoring-birthday-boat',
    slot: 'bias2',
    form: 'C',
    kind: 'decide',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“A boat, perhaps?” says Gareth, before you cousins have even sat down to plan Grandpa’s eightieth birthday. An hour later you have compared a river boat, a lake boat and a boat with a band, each with a few steps. Grandpa has asked for two things: his old choir around him, and no stairs. What do you back?',
    decidingWords: ['before you cousins have even sat down', 'his old choir around him, and no stairs'],
    options: [
      {
        text: 'The boat with the band, since music will please the choir.',
        rationale:
          'The band suits the choir but not his other wish. It would be a good plan if Grandpa could get on and off without steps.',
      },
      {
        text: 'The river boat, since it has the fewest steps of the three.',
        rationale:
          'Fewest of three matters only while the talk stays with boats. This would be right if Grandpa had wished for a boat and could manage a step or two.',
      },
      {
        text: 'The lake boat, with two strong cousins to help him down the few steps.',
        rationale:
          'The help is kindly meant, but it repairs a plan that he did not ask for. It would be fine if the lake itself had been his wish.',
      },
      {
        text: 'A party in the choir’s hall, which has a door to the street.',
        right: true,
        rationale:
          'A boat was simply the first thing said, “before you cousins have even sat down,” and each later idea is a boat too. His own wishes, “his old choir around him, and no stairs,” lead somewhere else.',
      },
    ],
  },
  {
    id: 'anchoring-mother-weight',
    kind: 'spot',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      '“Roughly how many kilos does your mother weigh?” asks the nurse on the phone. “Her air mattress is pumped up by it.” Boris has no idea. “A hundred!” shouts his little son, who gives that number for everything this week. Boris smiles. “That is too much, of course,” he says, and thinks. “I’d go down a bit from there. Put ninety-two.”',
    decidingWords: ['who gives that number for everything this week', 'I’d go down a bit from there'],
    options: [
      {
        text: 'Endowment Effect',
        rationale:
          'This would fit if Boris put a higher value on something because it was his own. He is guessing a weight, and nothing is bought, sold or kept.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'For this, he would have to stay with an arrangement, such as the old mattress, because it is the present one. No arrangement is at stake.',
      },
      {
        text: 'Anchoring',
        right: true,
        rationale:
          'The boy “gives that number for everything this week,” so it says nothing about his grandmother. Still, Boris starts there: “I’d go down a bit from there.” Had the boy shouted sixty, his guess would likely be lower.',
      },
      {
        text: 'No bias here',
        rationale:
          'Going down a bit would be reasonable if the hundred had come from a scale or her clinic card. It came from a child at play.',
      },
    ],
  },
  {
    id: 'anchoring-mother-weight-sound',
    kind: 'sound',
    twinOf: 'anchoring-mother-weight',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      '“Roughly how many kilos does your mother weigh?” asks the nurse on the phone. “Her air mattress is pumped up by it.” Boris has no idea. “A hundred!” calls his little son, who has found last week’s figure on her clinic card. Boris nods. “That was in her coat and boots, of course,” he says, and thinks. “I’d go down a bit from there. Put ninety-seven.”',
    decidingWords: ['last week’s figure on her clinic card', 'That was in her coat and boots'],
    options: [
      {
        text: 'Anchoring',
        rationale:
          'It would be the answer if the hundred had come out of the air, say, from a child who shouts it about everything. This one was measured.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'He starts from the first number he hears, but it is “last week’s figure on her clinic card.” Somebody weighed her, and “That was in her coat and boots” is a reason for a small step down, no more.',
      },
      {
        text: 'Status Quo Bias',
        rationale:
          'Boris would have to keep something as it is because it has been so up to now. He does change the old figure, and for a reason.',
      },
      {
        text: 'Endowment Effect',
        rationale:
          'He would need to own something and price it too high for that reason. A weight on a card belongs to no such trade.',
      },
    ],
  },
  {
    id: 'anchoring-stage-carpenter',
    kind: 'decide',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      '“I had thought of 2,100 a month, but I don’t know the trade,” says Mrs. Okafor. “We pay what is usual.” Her theater needs a stage carpenter, and she wants you. The trade’s pay survey says: in this town, with your years, 2,900 to 3,100. By now, 2,250 feels bold to you. What do you ask for?',
    decidingWords: ['2,900 to 3,100', '2,250 feels bold to you'],
    options: [
      {
        text: '2,600, a good bit above her figure and yet far from greedy or rude.',
        rationale:
          'It sounds moderate only next to 2,100, a figure from someone who doesn’t know the trade. It would be fair if the survey had put the usual pay at about 2,600.',
      },
      {
        text: '3,000, since your years and your work are worth that much.',
        right: true,
        rationale:
          'She wants to pay what is usual, and for your years the survey says “2,900 to 3,100.” That “2,250 feels bold to you” comes from the number you heard first.',
      },
      {
        text: '2,100, since you like the post and she named it herself.',
        rationale:
          'Taking her figure is friendly, but she named it without knowing the trade and offers what is usual. It would suit if the survey said about 2,100.',
      },
      {
        text: '2,250, a little above the figure that she named first.',
        rationale:
          'A little above an uninformed figure is still far below the usual pay. This would be the thing to ask if the survey said 2,150 to 2,300.',
      },
    ],
  },
  {
    id: 'anchoring-stage-carpenter-sound',
    kind: 'decide',
    twinOf: 'anchoring-stage-carpenter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      '“I had thought of 2,100 a month, but I don’t know the trade,” says Mrs. Okafor. “We pay what is usual.” Her theater needs a stage carpenter, and she wants you. The trade’s pay survey says: in this town, with your years, 2,150 to 2,300. By now, 2,250 feels bold to you. What do you ask for?',
    decidingWords: ['2,150 to 2,300', 'We pay what is usual'],
    options: [
      {
        text: '2,600, a good bit above her figure and yet far from greedy.',
        rationale:
          'It lies well above what carpenters with your years are paid here. Such a figure would be fair if the survey reached up to it.',
      },
      {
        text: '3,000, since your years and your work are worth that much.',
        rationale:
          'She pays what is usual, and nobody in the survey with your years comes near this. It would be right if the range were 2,900 to 3,100.',
      },
      {
        text: '2,100, since you would like the post and it is the figure that she named herself.',
        rationale:
          'There is no need to go below the usual pay, which she has offered. Her own figure would do if it lay within the survey’s range.',
      },
      {
        text: '2,250, a little above her figure and usual in the trade.',
        right: true,
        rationale:
          'It stands close to the first number, yet it rests on the survey: “2,150 to 2,300” for your years. She says, “We pay what is usual,” and this is.',
      },
    ],
  },
  {
    id: 'anchoring-riding-mark',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Training evening for riding judges. “How did you come to 6.5 for that round?” asks the trainer. “The board was still showing a 6,” says Rashid. “Left over from the children’s cup, marked out of seven, I know. The round was clearly better, and I went up from there.” “By the table of faults,” says the trainer, “it’s 8.5.”',
    decidingWords: ['Left over from the children’s cup', 'I went up from there'],
    options: [
      {
        text: 'Confirmation Bias',
        rationale:
          'He would need an opinion of this rider from before, and an eye for just those faults that fit it. His mark starts from a number on a board.',
      },
      {
        text: 'Framing Effect',
        rationale:
          'It would fit if the same round had been put in two ways, “two faults” or “ten clean jumps,” and the wording had moved his mark.',
      },
      {
        text: 'No bias here',
        rationale:
          'Starting from the 6 would be fine if it had been given for a similar round on the same scale. This one belonged to another cup with another scale.',
      },
      {
        text: 'Anchoring',
        right: true,
        rationale:
          'Rashid knows that the 6 has nothing to do with this round: “Left over from the children’s cup.” Yet “I went up from there,” he says, and half a point later he stops, far below 8.5.',
      },
    ],
  },
]
