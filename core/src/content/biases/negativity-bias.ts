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
    id: 'negativity-bias-heart-walk',
    slot: 'bias18',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'You lead a weekly walk for heart patients. On nineteen of twenty feedback cards, they tell you they’re sleeping better, breathing easier or making friends, and many ask for a change of route now and then. The twentieth, which you’ve read six times, calls the walk a dull waste of time. There’s a river path nearby that’s equally safe. What do you announce for spring?',
    decidingWords: ['nineteen of twenty feedback cards', 'many ask for a change of route now and then'],
    options: [
      {
        text: 'Announce that you won’t be leading the walk this spring.',
        tag: 'decline',
        rationale:
          'You’ve read that one card six times, so it feels like the verdict on your walk. The other nineteen cards say that it does people good.',
      },
      {
        text: 'Announce that the walk will stay exactly as it is.',
        tag: 'go ahead',
        rationale:
          'Nineteen happy patients are a good reason to keep the walk. But many of the same nineteen ask for a change of route, and a safe path is nearby.',
      },
      {
        text: 'Announce the same walk with a new route once a month.',
        tag: 'split',
        right: true,
        rationale:
          'Patients praise your walk on “nineteen of twenty feedback cards,” so it should go on. Since “many ask for a change of route now and then,” the river path is worth adding.',
      },
      {
        text: 'Announce that the walk is on hold pending a survey.',
        tag: 'wait',
        rationale:
          'A survey sounds thorough, but you have twenty cards already, and a pause takes the walk away from people who say it does them good.',
      },
    ],
    flip: {
      fact: 'The doctors have just closed the river path as too steep for heart patients, and no other safe path is near.',
      makesRight: 'Announce that the walk will stay exactly as it is.',
    },
  },
  {
    id: 'negativity-bias-shop-rent',
    slot: 'bias18',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Sharon has rented your store for eleven years. She pays on the first of the month, and she repainted the front at her own expense. Once, five years ago, she was nine days late, and that’s what sticks in your mind now that she’d like a lease for ten more years. Your loan on the building runs just as long, and other stores on the street stand empty. What do you do?',
    decidingWords: ['pays on the first of the month', 'Once, five years ago, she was nine days late'],
    options: [
      {
        text: 'Offer her a new lease for the next ten years.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Sharon “pays on the first of the month” and has for eleven years, except for that one time. You need a tenant like that for as long as your loan runs.',
      },
      {
        text: 'Offer her a new lease for the next twelve months.',
        tag: 'wait',
        rationale:
          'Twelve months makes sense for a tenant you don’t know. You’ve known Sharon for eleven years, and in that time she was late once.',
      },
      {
        text: 'Offer her a new lease for the next three years.',
        tag: 'compare',
        rationale:
          'Three years sounds cautious without being unfriendly. But your loan runs for ten, other stores stand empty, and she was late once in eleven years.',
      },
      {
        text: 'Offer her a new lease for the next five years.',
        tag: 'split',
        rationale:
          'Five years is half of what Sharon wants, so it sounds like a fair deal. But your only reason not to give her the full ten years is one late payment, five years ago.',
      },
    ],
    flip: {
      fact: 'In five years the store makes way for a new road, and a lease can’t run past that.',
      makesRight: 'Offer her a new lease for the next five years.',
    },
  },
  {
    id: 'negativity-bias-painted-caps',
    slot: 'bias18',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      '“The tech fair was a flop,” Imani tells her father. “I know my robot arm lettered eighty-nine caps perfectly, but it misspelled Archie, and I can’t stop seeing that one.” Two engineers had taken her for a college student and offered her jobs. “You’re such a worrier,” he says.',
    decidingWords: ['The tech fair was a flop', 'it misspelled Archie'],
    options: [
      {
        label: 'representativeness-heuristic',
        rationale:
          'Two engineers did go by looks, perhaps, when they took Imani for a college student. But it’s Imani who judges the fair, and she does it by one cap.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale:
          '“The tech fair was a flop,” she says, because “it misspelled Archie.” That’s one cap out of ninety, and for her it outweighs the other eighty-nine and two job offers.',
      },
      {
        label: 'availability-heuristic',
        rationale:
          'She can’t stop seeing that cap, so it does come to mind easily. But it doesn’t lead her to a wrong count; she knows that eighty-nine caps were right.',
      },
      {
        label: 'fundamental-attribution-error',
        rationale:
          'Her father explains what she says by her character: she’s a worrier. But the verdict on the fair is hers, and she gives it before he speaks.',
      },
    ],
  },
  {
    id: 'negativity-bias-climbing-hall',
    kind: 'spot',
    genre: 'note',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Field trip report, sixth grade: Two shy girls reached the top of the climbing wall, Jake and Felix ended their old quarrel, and twenty-three of the twenty-four children asked to come back. But the soup was lukewarm, and the staff shrugged when I told them. So this gym, with its “96 percent happy guests” sign, is off our list, even if we lose the deposit for May. Ms. Marsh',
    decidingWords: ['the soup was lukewarm, and the staff shrugged when I told them'],
    breaksAt:
      'So this gym, with its “96 percent happy guests” sign, is off our list, even if we lose the deposit for May.',
    options: [
      {
        label: 'loss-aversion',
        rationale:
          'Ms. Marsh does stand to lose a deposit. She accepts that without a second thought, so fear of losing something isn’t at work here.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Bad service deserves a complaint, and it’s up to Ms. Marsh which gym to visit. But lukewarm soup is a small thing next to what twenty-three children enjoyed.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale:
          'Because “the soup was lukewarm, and the staff shrugged when I told them,” the gym is off the list. For Ms. Marsh, that outweighs the climb, the end of a quarrel and twenty-three happy children.',
      },
      {
        label: 'framing-effect',
        rationale:
          '“96 percent happy guests” is a cheerful way to put a number. But the sign doesn’t sway Ms. Marsh, who takes the gym off the list anyway.',
      },
    ],
  },
  {
    id: 'negativity-bias-climbing-hall-sound',
    twinOf: 'negativity-bias-climbing-hall',
    kind: 'sound',
    genre: 'note',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Field trip report, sixth grade: Two shy girls reached the top of the climbing wall, Jake and Felix ended their old quarrel, and twenty-three of the twenty-four children asked to come back. But the fire exit was chained shut, and the staff said it stays that way. So this gym, with its “96 percent happy guests” sign, is off our list, even if we lose the deposit for May. Ms. Marsh',
    decidingWords: ['the fire exit was chained shut, and the staff said it stays that way'],
    options: [
      {
        label: 'framing-effect',
        rationale:
          'The sign does put its figure cheerfully. Ms. Marsh doesn’t go by it, and a chained exit is bad however you put it.',
      },
      {
        label: 'loss-aversion',
        rationale:
          'Ms. Marsh does mention the deposit, but she’s willing to lose it. What she cares about is the children’s safety, not the money.',
      },
      {
        label: 'negativity-bias',
        rationale:
          'One bad thing does outweigh a list of good ones, and rightly so. A chained fire exit can cost lives, and next time it’ll still be chained.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The trip was a success, but “the fire exit was chained shut, and the staff said it stays that way.” A danger like that should outweigh a good day.',
      },
    ],
  },
  {
    id: 'negativity-bias-four-pages',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Your father’s four-page letter is about his beans, two new friends and how proud he is of you. But one line says, “The cake you sent was a little dry, ha ha,” and with your weekly call ten minutes away, you’ve read it five times. What do you do?',
    decidingWords: ['how proud he is of you', 'The cake you sent was a little dry, ha ha'],
    options: [
      {
        text: 'Call him as usual and leave that line for another day.',
        tag: 'wait',
        right: true,
        rationale:
          'Next to “how proud he is of you,” a joke about a dry cake is tiny. You can talk about his beans and his friends and forget the cake.',
      },
      {
        text: 'Call him as usual but hang up after five minutes.',
        tag: 'split',
        rationale:
          'A short call lets him know that you’re hurt. But his warm letter, with one small joke in it, deserves the usual call.',
      },
      {
        text: 'Skip the call tonight and write him a letter instead.',
        tag: 'decline',
        rationale:
          'Writing gives you time to calm down, but one line about a cake isn’t a reason to skip your weekly call.',
      },
      {
        text: 'Call him as usual and ask about that line first.',
        tag: 'ask',
        rationale:
          'Talking about what hurts you often helps. Here, though, it puts one line out of four pages ahead of everything else that he wrote.',
      },
    ],
    flip: {
      fact: 'One line says that he left the stove on overnight twice this week.',
      makesRight: 'Call him as usual and ask about that line first.',
    },
  },
  {
    id: 'negativity-bias-four-pages-sound',
    twinOf: 'negativity-bias-four-pages',
    kind: 'decide',
    genre: 'scene',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Your father’s four-page letter is about his beans, two new friends and how proud he is of you. But one line says, “Twice this week I left the stove on overnight, ha ha,” and with your weekly call ten minutes away, you’ve read it five times. What do you do?',
    decidingWords: ['Twice this week I left the stove on overnight'],
    options: [
      {
        text: 'Call him as usual and leave that line for another day.',
        tag: 'wait',
        rationale:
          'Most of his letter is cheerful, and you don’t want to spoil that. But he’s left the stove on twice this week, and that can’t wait for another day.',
      },
      {
        text: 'Call him as usual but hang up after five minutes.',
        tag: 'split',
        rationale:
          'Five minutes is better than no call. Talking about the stove takes more time than usual, though, not less.',
      },
      {
        text: 'Skip the call tonight and write him a letter instead.',
        tag: 'decline',
        rationale:
          'With a letter you can choose your words carefully, but letters take days to arrive, and he may leave the stove on tonight.',
      },
      {
        text: 'Call him as usual and ask about that line first.',
        tag: 'ask',
        right: true,
        rationale:
          '“Twice this week I left the stove on overnight” is one line in four pages. But it’s about his safety, so it comes before the beans and the friends.',
      },
    ],
    flip: {
      fact: 'One line says that the cake you sent was a little dry.',
      makesRight: 'Call him as usual and leave that line for another day.',
    },
  },
  {
    id: 'negativity-bias-shared-crane',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Site meeting: Mr. Gupta, who’d been in favor of sharing a crane with the neighboring crew, asked for the log. House one was done two days early, house two lost a day waiting for the crane, and house three was two days early, all at the usual cost. He wrote “one day lost” on the board and ruled that we’ll go back to our own crane. Wes will miss the neighbors’ coffee.',
    decidingWords: ['house two lost a day waiting for the crane', 'ruled that we’ll go back to our own crane'],
    breaksAt: 'He wrote “one day lost” on the board and ruled that we’ll go back to our own crane.',
    options: [
      {
        label: 'confirmation-bias',
        rationale:
          'Mr. Gupta came with an opinion in favor of sharing, and the log supports it. He changes his mind anyway, so he isn’t protecting a belief.',
      },
      {
        label: 'negativity-bias',
        right: true,
        rationale:
          'Because “house two lost a day waiting for the crane,” Mr. Gupta ends the sharing. The other two houses were each two days early, but that counts for less with him.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Losing a day is a real drawback. But the other two houses gained four days at the usual cost, so sharing still came out ahead.',
      },
      {
        label: 'in-group-bias',
        rationale:
          '“Our own crane” may sound like us against them. But nobody speaks badly of the neighboring crew, and Mr. Gupta’s reason is the lost day.',
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
      '“It’s down?” said Aisha. “The dance video? Mom, it had two hundred and twelve comments. I read them. Two hundred and eleven of them were hearts or ‘goals’ or ‘I’m crying.’”\n“And one said I looked ridiculous for my age,” said her mother. “In front of everyone. I’ve been hearing it all night.” She put the phone in the drawer. “People hated it. I’m never doing that again.”',
    decidingWords: ['Two hundred and eleven of them were hearts', 'People hated it'],
    breaksAt: '“People hated it.',
    options: [
      { label: 'representativeness-heuristic', rationale: 'She doesn’t place anybody by how well they fit a picture.' },
      { label: 'no-flaw', rationale: 'It hurt, and she may take it down for that. That people hated it isn’t so.' },
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
    difficulty: 'easy',
    scenario:
      'Zara: So how was Miguel??\nKate: Ugh. Three hours, we closed the place. He’s funny, he asked real questions, he remembered my sister’s name, he walked me home in the rain with his jacket over me\nZara: why ugh\nKate: He called the waiter “buddy.” Once. It was weird. That’s kind of all I can think about, so no, I don’t see it working',
    decidingWords: ['He called the waiter “buddy.” Once', 'That’s kind of all I can think about'],
    breaksAt: 'That’s kind of all I can think about, so no, I don’t see it working',
    options: [
      {
        label: 'no-flaw',
        rationale: 'She doesn’t owe him a second date. By her own account, it was a wonderful evening.',
      },
      { label: 'recency-bias', rationale: 'The word wasn’t the last thing that happened. It’s the only bad one.' },
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
    difficulty: 'medium',
    scenario:
      'One star, and it breaks my heart, because we’ve had forty good dinners here. My son’s allergy is on a card, and I hand it to the server every time. Last night the sauce had peanut in it. When he started to swell, the cook said, “A little won’t kill him.” It could have. He’s home and fine. Forty good meals don’t make up for a kitchen that thinks that, and we won’t be back. Iris',
    decidingWords: ['the cook said, “A little won’t kill him.”'],
    options: [
      {
        label: 'negativity-bias',
        rationale:
          'One against forty is how it looks. The weight comes from the danger, which is real and can come back.',
      },
      { label: 'recency-bias', rationale: 'It counts because of what happened and not because it was last.' },
      { label: 'base-rate-neglect', rationale: 'She isn’t guessing at odds from a telling detail.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'One bad evening outweighs forty good ones here because it could have killed the boy, and because the kitchen doesn’t see that. Some things should weigh that much.',
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
