import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'negativity-bias',
  aliases: ['Negativity Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['criticism', 'bad news', 'complaint', 'one bad review', 'feedback', 'insult', 'worry', 'gloom'],
  link: 'https://yourbias.is/negativity-bias',
  definition:
    'Letting bad things count for more than good things of the same size. One insult, complaint or piece of bad news drowns out a long list of pleasant ones.',
  gloss: 'One bad thing outweighs many good.',
  neighbors: [
    {
      concept: 'loss-aversion',
      tellApart:
        'Does one bad thing outweigh all the good ones, or is someone afraid of what a choice could cost them?',
    },
    {
      concept: 'availability-heuristic',
      tellApart: 'Does something count too much because it’s bad, or seem common because examples come to mind?',
    },
    { concept: 'recency-bias', tellApart: 'If the news were just as fresh but good, would it count as much?' },
    {
      concept: 'framing-effect',
      tellApart: 'Do the bad facts outweigh other facts, or are the same facts just told in a gloomier way?',
    },
    {
      concept: 'fundamental-attribution-error',
      tellApart:
        'Does one bad thing outweigh several good ones, or does someone blame character and forget the situation?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'For four evenings, Nate’s part in a play in Milwaukee got laughs in every scene. The director praised him, and so did two old actors who rarely praise anybody. On the second evening he dropped a cup. A month later the company offers him a bigger part. “I’m the one who dropped the cup. I don’t belong on a stage,” he thinks, and turns it down.',
    failingStep: 'I’m the one who dropped the cup. I don’t belong on a stage',
    why: 'He lets one slip stand for all four evenings, and the laughs and the praise count for nothing. A fair verdict gives good and bad moments the same weight. The cup matters only if such slips were frequent or spoiled the play.',
  },
  soundWhen:
    'Bad news deserves extra weight when the harm is large or can’t be undone. Ninety-nine smooth flights don’t excuse one cracked wing, and a babysitter who once left the children alone doesn’t have to be asked back. Go by how much harm there is, not by how much it stings.',
  reply:
    'Put the good and the bad in two columns, each item with its size and how often it happened. If the bad point needs fixing, fix it, and then judge by the whole list.',
  evidence:
    'Rozin & Royzman (2001), “Negativity Bias, Negativity Dominance, and Contagion,” Personality and Social Psychology Review 5; Baumeister, Bratslavsky, Finkenauer & Vohs (2001), “Bad Is Stronger Than Good,” Review of General Psychology 5.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'negativity-bias-chair-yoga',
    slot: 'bias18',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You teach chair yoga at the clinic, and the comment cards are in. On 26 of them people say things like “best hour of my week,” and on four they say that the room is freezing. One says that you talk and talk and that it was a waste of a Tuesday, and you’ve read that one nine times. The clinic needs to know today if you’ll do another term, and Room 3, which is the warm one, is free.\n\nWhat do you tell them?',
    decidingWords: ['best hour of my week', 'they say that the room is freezing'],
    options: [
      {
        text: 'Tell them you won’t be teaching another term.',
        tag: 'decline',
        rationale: 'That card hurts. It’s one, and 26 people would lose the best hour of their week.',
      },
      {
        text: 'Tell them you’ll teach it again just as it was.',
        tag: 'go ahead',
        rationale: 'Four cold people asked for something easy to fix, and the warm room is free.',
      },
      {
        text: 'Tell them you’ll teach it again in Room 3.',
        right: true,
        tag: 'split',
        rationale: 'Nearly everyone loves it, and the one thing that several dislike can be changed.',
      },
      {
        text: 'Tell them you’ll decide after one more round of cards.',
        tag: 'wait',
        rationale: 'They need to know today, and 31 cards are clear enough.',
      },
    ],
    flip: {
      fact: 'On 26 of the cards it says, “Waste of a Tuesday.”',
      makesRight: 'Tell them you won’t be teaching another term.',
    },
  },
  {
    id: 'negativity-bias-good-tenant',
    slot: 'bias18',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Valerie has rented your upstairs for nine years. She’s paid on the first every month, shoveled without being asked, and sat with your mother. In August, during the heat wave, the air conditioning died, and she sent you an e-mail in capital letters that you can still recite. She’s apologized twice. Now she asks for two more years at the going rent, and a broker on the phone has somebody new.\n\nWhat do you tell her?',
    decidingWords: ['She’s paid on the first every month, shoveled without being asked'],
    options: [
      {
        text: 'Offer her the two years that she asked for.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Nine good years, and one bad e-mail in a heat wave that she’s apologized for twice. It’s what she’s shown you month after month.',
      },
      {
        text: 'Offer her one month at a time from now on.',
        tag: 'wait',
        rationale: 'The capital letters still sting. They’re one line in a record of nine years.',
      },
      {
        text: 'Offer her one year, and see how it goes.',
        tag: 'split',
        rationale: 'A trial year is for people you don’t know. She’s paid you 108 times on the first.',
      },
      {
        text: 'Offer the place to the broker’s new person.',
        tag: 'decline',
        rationale: 'Somebody new has no e-mail yet, and no nine years.',
      },
    ],
    flip: {
      fact: 'She’s sent an e-mail like that about once a month, and often paid late.',
      makesRight: 'Offer the place to the broker’s new person.',
    },
  },
  {
    id: 'negativity-bias-app-reviews',
    slot: 'bias18',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'When his sister, Georgia, asked how his app was doing, Javier turned the laptop around. It had been in the store for three weeks, and it had been downloaded 4,100 times, with 312 reviews and an average of 4.8 stars. A school in Ohio had written to ask if they could use it for the whole district. “So what’s the matter?” she said.\n“Scroll down to ‘Ugly and useless, deleted.’ And under that there’s somebody who couldn’t find the off switch.” He put the laptop away. “People hate it. I’m taking it down tonight.” Georgia read him a few of the other 310, since he hadn’t looked at those.',
    decidingWords: ['an average of 4.8 stars', 'People hate it'],
    breaksAt: '“People hate it.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'He isn’t matching his app to a picture of what a failure looks like.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale:
          'Two sour notes outweigh 310 kind ones and a whole school district. He counts the bad as if it were all there is.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'It isn’t that bad reviews come to mind more easily. He’s looking right at them and counts only those.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale: 'He doesn’t explain anybody’s conduct by character. It’s his app he’s judging.',
      },
    ],
  },
  {
    id: 'negativity-bias-evaluations',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'The course evaluations came in. Of the 64, 61 say it’s the best class they’ve had. The other three say that I’m slow to hand back papers. So it was a bad semester, and I can’t believe that I’ve got to stand there and face them all.',
    decidingWords: ['The other three say that I’m slow to hand back papers'],
    breaksAt: 'So it was a bad semester, and I can’t believe that I’ve got to stand there and face them all.',
    options: [
      {
        label: 'loss-aversion',
        rationale: 'There’s nothing to give up here and no trade to turn down.',
      },
      {
        label: 'no-flaw',
        rationale: 'Slow papers are worth fixing. Three notes about that don’t make a semester bad.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale: 'All but three couldn’t be happier, and the whole semester is judged by those three.',
      },
      {
        label: 'framing-effect',
        rationale: 'The numbers are stated plainly, not dressed up as good or bad.',
      },
    ],
  },
  {
    id: 'negativity-bias-evaluations-sound',
    twinOf: 'negativity-bias-evaluations',
    kind: 'sound',
    genre: 'thought',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'The course evaluations came in. Of the 64, three say it’s the best class they’ve had. The other 61 say that they learned next to nothing. So it was a bad semester, and I guess that I’ve got to stand there and talk with them all.',
    decidingWords: ['The other 61 say that they learned next to nothing'],
    options: [
      {
        label: 'framing-effect',
        rationale: 'The figures aren’t turned around to look darker. Nearly everyone says the same.',
      },
      {
        label: 'loss-aversion',
        rationale: 'Nothing is being held on to for fear of losing it.',
      },
      {
        label: 'negativity-bias',
        rationale: 'Dwelling on the bad is the bias. Here the bad is 61 of 64.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          '“Next to nothing” is what 61 of 64 say they learned. A bad semester is what the evaluations describe.',
      },
    ],
  },
  {
    id: 'negativity-bias-birthday-letter',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'For your birthday, your sister Emma wrote you four pages by hand, about what you were like at six and how proud of you she is, with a check for the bike you wanted. At the bottom, under her name, she’s added, “I see you’ve got bangs now, which is brave.” You’ve looked in the mirror about ten times since. She always teases, and because you always call her the same night, she’ll be waiting.\n\nWhat do you do?',
    decidingWords: ['four pages by hand', 'She always teases'],
    options: [
      {
        text: 'Call her tonight, and let that line go.',
        right: true,
        tag: 'wait',
        rationale: 'Four loving pages and one joke about bangs. She gets the thanks she’s waiting for.',
      },
      {
        text: 'Call her tonight, and keep it under five minutes.',
        tag: 'split',
        rationale: 'A short, cool call answers the joke and not the four pages.',
      },
      {
        text: 'Skip the call, and write to her next week.',
        tag: 'decline',
        rationale: 'She’d wait all evening because of three words.',
      },
      {
        text: 'Call her tonight, and start with that line.',
        tag: 'ask',
        rationale: 'It’s the part you can’t stop reading. Starting there tells her that the rest didn’t count.',
      },
    ],
    flip: {
      fact: 'Under her name she’s added, “I’ve had that chest pain again, but never mind.”',
      makesRight: 'Call her tonight, and start with that line.',
    },
  },
  {
    id: 'negativity-bias-birthday-letter-sound',
    twinOf: 'negativity-bias-birthday-letter',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'For your birthday, your sister Emma wrote you four pages by hand, about what you were like at six and how proud of you she is, with a check for the bike you wanted. At the bottom, under her name, she’s added, “I’ve had that chest pain again, but never mind.” You’ve read it about ten times since. She always makes light of things, and because you always call her the same night, she’ll be waiting.\n\nWhat do you do?',
    decidingWords: ['I’ve had that chest pain again'],
    options: [
      {
        text: 'Call her tonight, and let that line go.',
        tag: 'wait',
        rationale: 'Letting small things go is kind. Chest pain isn’t small.',
      },
      {
        text: 'Call her tonight, and keep it under five minutes.',
        tag: 'split',
        rationale: 'Five minutes of birthday thanks would leave out the one thing that can’t wait.',
      },
      {
        text: 'Skip the call, and write to her next week.',
        tag: 'decline',
        rationale: 'A week is a long time with chest pain.',
      },
      {
        text: 'Call her tonight, and start with that line.',
        right: true,
        tag: 'ask',
        rationale:
          'It’s one line in four pages, and it’s the one that may be an emergency. This time the bad news does count for more.',
      },
    ],
    flip: {
      fact: 'Under her name she’s added, “I see you’ve got bangs now, which is brave.”',
      makesRight: 'Call her tonight, and let that line go.',
    },
  },
  {
    id: 'negativity-bias-annual-review',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“I got eight outstandings in my review,” said Russ, “and a ‘needs improvement,’ for filing.”\n“Eight? Russ, nobody else on the floor got more than three.”\n“They think I’m terrible at my job,” he said.\nHe ate lunch in his truck.',
    decidingWords: ['They think I’m terrible at my job'],
    breaksAt: '“They think I’m terrible at my job,” he said.',
    options: [
      {
        label: 'confirmation-bias',
        rationale: 'He didn’t believe it before and go looking for support. The one mark upset him.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale: 'Eight top marks count for nothing next to one poor one, and the poor one is for filing.',
      },
      {
        label: 'no-flaw',
        rationale: 'Being stung is human. What he concludes is the opposite of what nine marks say.',
      },
      {
        label: 'in-group-bias',
        rationale: 'No group of his own or of others comes into it.',
      },
    ],
  },
  {
    id: 'negativity-bias-one-comment',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      '“You took down the dance video?” said Aisha. “Mom, it had 212 comments, and I read them. All but one of them were hearts or ‘goals’ or ‘I’m crying.’”\n“And that one said I looked ridiculous for my age, in front of everyone,” said her mother, “and I’ve been hearing it all night.” She put the phone in the drawer, with the video still on it. “People hated it. I’m never doing that again.”',
    decidingWords: ['All but one of them were hearts'],
    breaksAt: '“People hated it.',
    options: [
      {
        label: 'representativeness-heuristic',
        rationale: 'She doesn’t place anybody by how well they fit a picture.',
      },
      {
        label: 'no-flaw',
        rationale: 'It hurt, and she may take it down for that. That people hated it isn’t so.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale: 'One unkind comment in 212 outweighs the other 211, until it becomes what “people” think.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'That comment does come to mind first. She isn’t guessing how many there are, though; she knows, and the bad one counts for more.',
      },
    ],
  },
  {
    id: 'negativity-bias-first-date',
    kind: 'spot',
    genre: 'chat',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Zara: So how was Miguel??\nKate: Three hours, we closed the place. He’s funny, he asked real questions, he remembered my sister’s name, he walked me home in the rain with his jacket over me\nZara: so second date!!\nKate: He called the waiter “buddy.” Once. It was weird. I don’t see it working\nZara: KATE',
    decidingWords: ['He called the waiter “buddy.”'],
    breaksAt: 'I don’t see it working',
    options: [
      {
        label: 'no-flaw',
        rationale: 'She doesn’t owe him a second date. By her own account, it was a wonderful evening.',
      },
      {
        label: 'recency-bias',
        rationale: 'The word wasn’t the last thing that happened. It’s the only bad one.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale:
          'One odd word weighs more with her than three lovely hours. She isn’t saying that it shows something terrible, just that it’s all she can think about.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'There’s no general figure about dates that she’d have to reckon with.',
      },
    ],
  },
  {
    id: 'negativity-bias-peanut-sauce',
    kind: 'sound',
    genre: 'review',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'One star, and it breaks my heart, because we’ve had many good dinners here. My son’s allergy is on a card that I hand to the server every time. Last night the sauce had peanut in it, and when he started to swell, the cook told me, “A little won’t kill him.” It could have, though he’s home now and fine. All those good meals don’t make up for a kitchen that thinks that way, and we won’t be back. Iris',
    decidingWords: ['the cook told me, “A little won’t kill him.”'],
    options: [
      {
        label: 'negativity-bias',
        rationale:
          'One against many is how it looks. The weight comes from the danger, which is real and can come back.',
      },
      {
        label: 'recency-bias',
        rationale: 'It counts because of what happened and not because it was last.',
      },
      {
        label: 'base-rate-neglect',
        rationale: 'She isn’t guessing at odds from a telling detail.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'One bad evening outweighs many good ones here, because it could have killed the boy, and because the kitchen doesn’t see that. Some things should weigh that much.',
      },
    ],
  },
  {
    id: 'negativity-bias-two-dentists',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You need a root canal this week, and two dentists have an opening. Dr. Sunny has 420 reviews, 4.9 stars; the one you can’t forget says that her parking lot is “a death trap” and the music was terrible. Dr. Lin has 390 reviews, 3.6 stars, nothing shocking, mostly about fillings that fell out. Same price, same distance. The receptionist is waiting.\n\nWhat do you do?',
    decidingWords: ['420 reviews, 4.9 stars', 'mostly about fillings that fell out'],
    options: [
      {
        text: 'Book Dr. Lin, who has no shocking review.',
        tag: 'decline',
        rationale:
          'No single review of his is as loud. Put together they’re about fillings that fall out, which is what you’re going for.',
      },
      {
        text: 'Book Dr. Sunny, and look for parking on the street.',
        right: true,
        tag: 'go ahead',
        rationale: 'Four hundred people liked her dentistry. The one who shouts is talking about the parking lot.',
      },
      {
        text: 'Wait until next week, when a third one may open.',
        tag: 'wait',
        rationale: 'The tooth won’t, and there’s already a good choice.',
      },
      {
        text: 'Ask the receptionist to tell you more about the lot.',
        tag: 'ask',
        rationale: 'You’d learn about asphalt. It isn’t what you need to know.',
      },
    ],
    flip: {
      fact: 'Sixty of Dr. Sunny’s newest reviews report infections after root canals.',
      makesRight: 'Book Dr. Lin, who has no shocking review.',
    },
  },
]
