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
  neighbors: [
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
    why: 'She assumes that the cases that fit can settle the matter on their own. If headaches are just as common on days without milk, then milk explains nothing. The days she skipped are the ones that could have shown her wrong.',
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
          'A search for “why leasing is better” can hardly find anything else. And the accountant’s two articles? “Haven’t opened them.” Only what suits his feeling gets in.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          '“I knew it!” sounds like a man rewriting what he thought. But he did feel that way “all spring,” and nothing has happened yet for him to look back on.',
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
    difficulty: 'hard',
    scenario:
      'You don’t believe in insoles. As the clinic instructed, you rated your knee pain on twelve days with them and twelve without, in random order. The averages are four with them and six without, and dry days fell evenly on both halves. In your diary, good days with the insoles are marked “dry weather again”; leave those out, and it’s six to six. The clinic wants your result today. What do you report?',
    decidingWords: ['The averages are four with them and six without', 'dry days fell evenly on both halves'],
    options: [
      {
        text: 'Report that the insoles eased the pain by a single point.',
        tag: 'split',
        rationale:
          'Meeting your doubts halfway feels modest. But nobody measured a single point; it’s half your numbers and half the notes in your diary.',
      },
      {
        text: 'Report that the insoles eased the pain by two points.',
        tag: 'go ahead',
        right: true,
        rationale:
          '“The averages are four with them and six without,” and the weather favored neither half. You didn’t expect two points, but that’s what you measured.',
      },
      {
        text: 'Report that the insoles made no difference to the pain.',
        tag: 'decline',
        rationale:
          'Six to six is what you get by crossing out good days on one side. Dry days without the insoles got to stay, so it’s your doubt doing the counting.',
      },
      {
        text: 'Report no figure yet, and repeat the test next month.',
        tag: 'wait',
        rationale:
          'Twice as many days sound more solid. Still, the clinic wants the result today, and its test was fair, down to the weather.',
      },
    ],
    flip: {
      fact: 'Nine of the twelve days with the insoles were dry, against two of the others, and damp makes your knee worse.',
      makesRight: 'Report no figure yet, and repeat the test next month.',
    },
  },
  {
    id: 'confirmation-bias-pencil-strokes',
    slot: 'bias1',
    form: 'C',
    kind: 'decide',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Your eighth graders are too loud, and you’ve long blamed Ben. For a month your aide quietly counted who talked out of turn: Roza thirty-one times, Ben six, the others fewer. Ben must be having a good spell, you think. Who gets the free seat beside your desk?',
    decidingWords: ['Roza thirty-one times, Ben six'],
    options: [
      {
        text: 'Give the seat to Ben and leave Roza where she is.',
        tag: 'go ahead',
        rationale:
          'Having blamed him so long, you read six as a good spell. There’s no count on record in which Ben is the loud one.',
      },
      {
        text: 'Give the seat to Ben and Roza in alternating weeks.',
        tag: 'split',
        rationale:
          'Sharing the seat looks evenhanded. Thirty-one against six isn’t even, though, and in Ben’s weeks the talker is back at her old desk.',
      },
      {
        text: 'Leave the seat empty and count the class once more.',
        tag: 'wait',
        rationale:
          'Another count sounds thorough, but a month of it is in and the gap is five to one. You’re waiting for a number that suits Ben’s reputation.',
      },
      {
        text: 'Give the seat to Roza and leave Ben where he is.',
        tag: 'go ahead',
        right: true,
        rationale:
          'Your aide counted for a month, and not just one student: “Roza thirty-one times, Ben six.” That it doesn’t fit what you’ve long believed is no reason to doubt it.',
      },
    ],
    flip: {
      fact: 'Your aide kept count for one morning, and Ben was out sick.',
      makesRight: 'Leave the seat empty and count the class once more.',
    },
  },
  {
    id: 'confirmation-bias-rowing-studies',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Greta coaches rowers and has long believed in short, intense practices. Her club sent her seven studies, four for her view and three against. She read the three line by line and found the same weak spot, too few rowers, in each. The four she took as they stood, two of them from her old college. Without the weak ones, she told the board, it was four to nothing.',
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
      'Greta coaches rowers and has long believed in short, intense practices. Her club sent her seven studies, four for her view and three against. She read all seven line by line, with the results covered, and found the same weak spot, too few rowers, in the three against her. The other four held up, two of them from her old college. Without the weak ones, she told the board, it was four to nothing.',
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
          '“She read all seven line by line, with the results covered.” The three were dropped for a fault anyone can count, and it was found before she knew their answers.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          '“Two of them from her old college” suggests some loyalty. It isn’t why those two held up, though; they had enough rowers.',
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
      'Since Monday, your delivery riders have been complaining about phone batteries that die before noon. Half of your sixty riders have the new map update, and you’re sure that’s it. You’ve called ten who have it, and seven report dead batteries. The map’s maker asks whether the update is to blame and needs to know by three. You know who has it and have time for ten more calls. What do you do?',
    decidingWords: ['You’ve called ten who have it'],
    options: [
      {
        text: 'Call ten riders who have the new map update.',
        tag: 'go ahead',
        rationale:
          'More dead batteries are likely, and they’ll feel like proof. Seven in ten means little until you know how riders without the update are doing.',
      },
      {
        text: 'Call the same ten riders again to check their answers.',
        tag: 'compare',
        rationale:
          'Double-checking is a good habit. Nobody doubts what those ten told you, though; what’s missing is anyone who rides without the update.',
      },
      {
        text: 'Call ten riders who don’t have the new map update.',
        tag: 'ask',
        right: true,
        rationale:
          '“You’ve called ten who have it,” so that side is covered. Ten calls to the other side can show you that you’re wrong, which is what a fair test needs.',
      },
      {
        text: 'Call five riders with the update and five without it.',
        tag: 'split',
        rationale:
          'Five and five is usually the fair way. With ten updated riders already called, it leaves you fifteen on one side and just five on the other.',
      },
    ],
    flip: {
      fact: 'You haven’t called anybody yet.',
      makesRight: 'Call five riders with the update and five without it.',
    },
  },
  {
    id: 'confirmation-bias-dead-phones-sound',
    kind: 'decide',
    twinOf: 'confirmation-bias-dead-phones',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Since Monday, your delivery riders have been complaining about phone batteries that die before noon. Half of your sixty riders have the new map update, and you’re sure that’s it. You’ve called ten who don’t have it, and one reports a dead battery. The map’s maker asks whether the update is to blame and needs to know by three. You know who has it and have time for ten more calls. What do you do?',
    decidingWords: ['You’ve called ten who don’t have it'],
    options: [
      {
        text: 'Call ten riders who have the new map update.',
        tag: 'go ahead',
        right: true,
        rationale:
          'It looks like fishing for a yes. But “You’ve called ten who don’t have it,” and the updated riders are the ones you haven’t heard from.',
      },
      {
        text: 'Call the same ten riders again to check their answers.',
        tag: 'compare',
        rationale:
          'Accuracy matters with so few calls. But one dead battery in ten is easy to report correctly, and you still haven’t heard from the thirty riders with the update.',
      },
      {
        text: 'Call ten riders who don’t have the new map update.',
        tag: 'ask',
        rationale:
          'Looking hard at the side that speaks against you is a fine instinct. You’ve done that already, and without updated riders there’s nothing to compare it with.',
      },
      {
        text: 'Call five riders with the update and five without it.',
        tag: 'split',
        rationale:
          'An even split seems the fairest of them all. Here it tops up a side that’s had ten calls and gives the other one just five.',
      },
    ],
    flip: {
      fact: 'The ten riders you’ve called have the update.',
      makesRight: 'Call ten riders who don’t have the new map update.',
    },
  },
  {
    id: 'confirmation-bias-tool-list',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Dear gardeners, I’ve believed in our sign-out sheet from the start. In year one, fewer tools went missing, which shows how well it works. In year two, more did, which shows how badly we need it. Two gardens have copied us, and I’m hopeful about year three. Yasmin',
    decidingWords: ['which shows how well it works', 'which shows how badly we need it'],
    options: [
      {
        text: 'Bandwagon Effect',
        rationale:
          'Two gardens have copied the sheet, which looks like a trend. Yasmin isn’t following them, though; she’s believed in it “from the start.”',
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
