import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Confirmation Bias',
  aliases: ['Confirmatory Bias', 'Myside Bias'],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: [
    'evidence',
    'selective search',
    'one-sided research',
    'belief',
    'ignoring doubts',
    'second opinion',
    'echo chamber',
  ],
  link: 'https://yourbias.is/confirmation-bias',
  definition:
    'Looking for, noticing and trusting what supports a belief you already hold, and passing over what speaks against it. The belief ends up feeling better tested than it is.',
  neighbours: [
    {
      name: 'Anchoring',
      tellApart: 'Did a belief decide which evidence counted, or did a first number pull an estimate toward itself?',
    },
    {
      name: 'In-Group Bias',
      tellApart:
        'Is a claim favored because it fits what the person already thinks, or because it comes from their own side?',
    },
    {
      name: 'Hindsight Bias',
      tellApart: 'Is evidence sorted to suit a belief, or is the past retold to suit an outcome that is now known?',
    },
    {
      name: 'Overconfidence Effect',
      tellApart: 'Is the mistake in which evidence was let in, or in how much certainty was drawn from it?',
    },
    {
      name: 'Optimism Bias',
      tellApart: 'Is any favorite belief being protected, or just the hope that things will turn out well for oneself?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Farida, in Tunis, is sure that milk gives her son Idris his headaches. For a month she writes down each headache that comes after a glass of milk. “Eleven of them,” she tells the school nurse. “I didn’t bother with the days without milk, since they’ve got nothing to do with it.” She wants milk taken off his lunch tray for good.',
    failingStep: 'I didn’t bother with the days without milk',
    why: 'She takes it that cases which fit can settle the matter on their own. If headaches are just as common on days without milk, then milk explains nothing. The days she skipped are the ones that could have shown her wrong.',
  },
  soundWhen:
    'There’s nothing wrong with starting from a hunch, as long as your search could also sink it. A vet who suspects an ear infection looks in the ear first. If the ear is clean, she drops the idea and looks elsewhere.',
  reply:
    'Before you search, write down what you’d expect to see if you were wrong, and look for that first. Then put the same question to somebody who disagrees with you.',
  evidence:
    'Wason (1960), “On the Failure to Eliminate Hypotheses in a Conceptual Task”, Quarterly Journal of Experimental Psychology 12; review: Nickerson (1998), “Confirmation Bias: A Ubiquitous Phenomenon in Many Guises”, Review of General Psychology 2. Klayman & Ha (1987), Psychological Review 94, show that testing the cases you expect to fit is often a good method.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'confirmation-bias-van-lease',
    slot: 'bias1',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Desmond: All spring I’ve felt that leasing a van beats buying. I’m no numbers guy, so I searched for “why leasing is better.” I knew it! Page after page agrees.\nRuth: And the two articles your accountant sent?\nDesmond: Haven’t opened them. Van’s here by Friday!',
    decidingWords: ['I searched for “why leasing is better.”', 'Haven’t opened them'],
    options: [
      {
        text: 'Confirmation Bias',
        right: true,
        rationale:
          'A search for “why leasing is better” can hardly find anything else, and as for the other side, he says “Haven’t opened them.” Only what suits his feeling gets in.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          '“I knew it!” sounds like memory touching itself up. But no outcome is known yet that he claims to have foreseen; he just likes what he’s found.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'Desmond is new to this and quick to decide. He doesn’t overrate his skill, though: “I’m no numbers guy,” he says, and goes looking for help.',
      },
      {
        text: 'Planning Fallacy',
        rationale:
          'Delivery “by Friday” may be a rosy date. Nothing hangs on it, however; the trouble is how he made up his mind to lease.',
      },
    ],
  },
  {
    id: 'confirmation-bias-insoles',
    slot: 'bias1',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'You were sure the new insoles would ease your knee. As the clinic instructed, you rated the pain for twelve days with them and twelve without; the averages came out the same, and damp days fell evenly on both halves. Yet in your diary, bad days with the insoles say “damp again,” and bad days without them say “see?” The clinic wants your result today. What do you report?',
    decidingWords: ['the averages came out the same', 'damp days fell evenly on both halves'],
    options: [
      {
        text: 'Report that the insoles help a little on most days.',
        tag: 'split',
        rationale:
          'A little sounds like a modest claim. With two averages that are the same, though, even a little is more than your numbers show.',
      },
      {
        text: 'Report that the insoles made no difference to your knee.',
        tag: 'decline',
        right: true,
        rationale:
          'You have the numbers that were asked for: “the averages came out the same,” and the weather was fair to both halves. The notes in the margin were hope talking.',
      },
      {
        text: 'Report that the insoles help as long as it isn’t damp.',
        tag: 'go ahead',
        rationale:
          'Writing off the bad days as “damp again” feels natural. But only the insoles get that excuse; on the other half, the same weather earned a “see?”',
      },
      {
        text: 'Report nothing until you have done the whole test again.',
        tag: 'wait',
        rationale:
          'Twelve and twelve isn’t a lot, so this feels careful. Still, it’s the test the clinic asked for, and the damp spoiled neither half more than the other.',
      },
    ],
    flip: {
      fact: 'Nearly all of the damp days, which make your knee worse, fell in the half with the insoles.',
      makesRight: 'Report nothing until you have done the whole test again.',
    },
  },
  {
    id: 'confirmation-bias-pencil-strokes',
    slot: 'bias1',
    form: 'C',
    kind: 'decide',
    genre: 'thought',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Your eighth graders are too loud, and for a week you’ve made a mark each time Roza talked out of turn, thirty-one in all. For the other twenty-six you kept no count. Her father arrives shortly, and the principal may transfer her. What do you do?',
    decidingWords: ['each time Roza talked out of turn', 'For the other twenty-six you kept no count'],
    options: [
      {
        text: 'Show her father the thirty-one marks and recommend the move.',
        tag: 'go ahead',
        rationale:
          'Thirty-one looks like hard evidence. Without a number for anybody else, Roza may be the loudest in the room or about average.',
      },
      {
        text: 'Ask the girls who sit beside Roza how often she bothers them.',
        tag: 'ask',
        rationale:
          'More witnesses can’t hurt, you’d think. But asking only about her brings in more of the same: reports on Roza, and none on the other twenty-six.',
      },
      {
        text: 'Move Roza to the front row and count her marks again.',
        tag: 'split',
        rationale:
          'It’s a milder step than a new class, and it still treats the question as closed. You’d go on watching one student out of twenty-seven.',
      },
      {
        text: 'Put off the decision and count the whole class next week.',
        tag: 'wait',
        right: true,
        rationale:
          'Marks made “each time Roza talked out of turn” can only ever point at Roza. A count of the whole class is the first one that could show you wrong.',
      },
    ],
    flip: {
      fact: 'You kept the same count for all twenty-seven students, and nobody else has more than six marks.',
      makesRight: 'Show her father the thirty-one marks and recommend the move.',
    },
  },
  {
    id: 'confirmation-bias-rowing-studies',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Greta coaches rowers and has long believed in short, intense practices. Her club sent seven studies, four for her view and three against. She read the three line by line and found the same weak spot, too few rowers, in each. The four she took as they stood, two of them from her old college. Without the weak ones, she told the board, it was four to nothing.',
    decidingWords: ['She read the three line by line', 'The four she took as they stood'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Small studies deserve a second look, and that’s what makes this seem fair. But she never looked at how many rowers the other four had.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'Her “old college” does turn up, and she may be fond of it. It isn’t what she sorts by, though: all four were kept, and two came from elsewhere.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'Greta certainly dwells on what’s wrong with the three. If bad news simply loomed larger for her, she’d have hunted for flaws in the four as well.',
      },
      {
        text: 'Confirmation Bias',
        right: true,
        rationale:
          'For the unwelcome studies, “She read the three line by line.” For the welcome ones, “The four she took as they stood.” The stricter test goes to one side only.',
      },
    ],
  },
  {
    id: 'confirmation-bias-rowing-studies-sound',
    kind: 'sound',
    twinOf: 'confirmation-bias-rowing-studies',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Greta coaches rowers and has long believed in short, intense practices. Her club sent seven studies, four for her view and three against. She read all seven line by line, with the results covered, and found the same weak spot, too few rowers, in the three against her. The four held up, two of them from her old college. Without the weak ones, she told the board, it was four to nothing.',
    decidingWords: ['She read all seven line by line, with the results covered'],
    options: [
      {
        text: 'Confirmation Bias',
        rationale:
          'Everything that disagreed with Greta is out, which looks suspicious. She couldn’t see the answers while she was judging, though, so her own belief didn’t pick the winners.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          '“She read all seven line by line, with the results covered.” The three fell for a fault anyone can count, and it was found before she knew their answers.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          '“Two of them from her old college” may give Greta a loyal little thrill. It isn’t why those two held up; they had rowers enough.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'Three studies are dropped for a weak spot, so the bad seems to win. All seven were searched for it, and four came through.',
      },
    ],
  },
  {
    id: 'confirmation-bias-dead-phones',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Since Monday, riders at your delivery company have been complaining about batteries that die before noon. Half of your sixty riders have the new map update, and you’re sure that’s it. Its maker isn’t, and asks whether the update is to blame, yes or no, by three o’clock. You have a list of who has it and time for ten calls. What do you do?',
    decidingWords: ['you’re sure that’s it', 'asks whether the update is to blame, yes or no'],
    options: [
      {
        text: 'Call ten riders who have the new map update.',
        tag: 'go ahead',
        rationale:
          'These ten may well report dead phones. But without a rider who doesn’t have the update, you can’t tell whether phones are dying all over.',
      },
      {
        text: 'Call no one until another week of complaints is in.',
        tag: 'wait',
        rationale:
          'Another week brings more complaints, not a comparison. And the maker wants an answer by three o’clock today.',
      },
      {
        text: 'Call five riders with the update and five without it.',
        tag: 'compare',
        right: true,
        rationale:
          'Though “you’re sure that’s it,” it’s still an open question. If the five without it have dead phones too, your calls can tell you that you’re wrong.',
      },
      {
        text: 'Call the ten riders who know the most about phones.',
        tag: 'ask',
        rationale:
          'Knowing about phones is worth something. What decides the matter, however, is who has the update, and that’s not how these ten are chosen.',
      },
    ],
    flip: {
      fact: 'The maker already knows the update drains phones and wants to hear what riders see right before theirs die.',
      makesRight: 'Call ten riders who have the new map update.',
    },
  },
  {
    id: 'confirmation-bias-dead-phones-sound',
    kind: 'decide',
    twinOf: 'confirmation-bias-dead-phones',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Since Monday, riders at your delivery company have been complaining about batteries that die before noon. Half of your sixty riders have the new map update, and you’re sure that’s it. Its maker is too, since her test phones die only with the update, and asks what riders see just before, by three o’clock. You have a list of who has it and time for ten calls. What do you do?',
    decidingWords: ['her test phones die only with the update', 'asks what riders see just before'],
    options: [
      {
        text: 'Call ten riders who have the new map update.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Calling one side only looks like stacking the deck. But the comparison’s been made, “her test phones die only with the update,” and these ten can tell her what they saw.',
      },
      {
        text: 'Call no one until another week of complaints is in.',
        tag: 'wait',
        rationale:
          'Patience has its charm when a fault is fresh. The question is clear, though, and thirty riders who can answer it are on your list.',
      },
      {
        text: 'Call five riders with the update and five without it.',
        tag: 'compare',
        rationale:
          'Five and five is usually the fair way. Here the maker has already compared, and five of your ten calls go to people who can’t have seen it.',
      },
      {
        text: 'Call the ten riders who know the most about phones.',
        tag: 'ask',
        rationale:
          'They’ll have theories, no doubt. The maker asked what riders see on phones with the update, and by the odds only half of these have one.',
      },
    ],
    flip: {
      fact: 'The maker finds that her test phones die about as often without the update.',
      makesRight: 'Call five riders with the update and five without it.',
    },
  },
  {
    id: 'confirmation-bias-tool-list',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dear gardeners, I’ve believed in our sign-out sheet from the start. In year one, fewer tools went missing, which shows how well it works. In year two, more did, which shows how badly we need it. Two gardens have copied us, and I’m hopeful about year three. Yasmin',
    decidingWords: ['which shows how well it works', 'which shows how badly we need it'],
    options: [
      {
        text: 'Bandwagon Effect',
        rationale:
          'Two gardens have picked up the sheet after hers. Yasmin isn’t following them, though; she’s believed in it “from the start.”',
      },
      {
        text: 'No bias here',
        rationale:
          'One good year is a fair point for the sheet. A worse one ought to count against it, at least a little, and in this letter it counts in favor.',
      },
      {
        text: 'Confirmation Bias',
        right: true,
        rationale:
          'A good year, “which shows how well it works.” A bad year, “which shows how badly we need it.” No result is allowed to count against the sheet.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          '“I’m hopeful about year three” is cheerful enough. The letter’s argument doesn’t depend on the future, however, but on two years that are over.',
      },
    ],
  },
]
