import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'tu-quoque',
  aliases: ['Appeal to Hypocrisy', 'You Too', 'Whataboutism'],
  category: 'informal',
  severity: 'medium',
  keywords: ['hypocrisy', 'you do it too', 'whataboutism', 'deflection', 'criticism', 'counterattack'],
  link: 'https://yourlogicalfallacyis.com/tu-quoque',
  definition:
    'Answering a criticism by pointing out that the critic does the same thing. Even if that’s so, the criticism still stands: two people can make the same mistake.',
  gloss: 'Answers criticism with “you do, too.”',
  neighbors: [
    {
      concept: 'special-pleading',
      tellApart: 'Does the speaker say “you do it, too,” or ask to be excused from a rule that others have to follow?',
    },
    {
      concept: 'fallacy-fallacy',
      tellApart: 'Is a point dismissed because the critic acts the same way, or because it was badly argued?',
    },
    {
      concept: 'straw-man',
      tellApart: 'Was the criticism turned back on the person who made it, or changed into one that nobody made?',
    },
    {
      concept: 'ad-hominem',
      tellApart: 'Is the critic accused of the very thing under discussion, or of some other fault or motive?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: '“You were doing fifty past the elementary school,” Imani tells her husband once they’ve parked. “The little ones get out at noon.” He pulls the key from the ignition. “And which of us got two speeding tickets last spring? So let’s hear no more about it.” On Monday he drives past the school just as fast.',
    failingStep: 'And which of us got two speeding tickets last spring? So let’s hear no more about it.',
    why: 'Imani’s tickets may make it awkward for her to complain. They don’t make fifty past a school any safer. An answer to what she said has to be about the speed, the road or the children.',
  },
  soundWhen:
    'A person’s own conduct matters when fairness or trust is what you’re talking about. If the captain collects fines for lateness and never pays hers, “the rule should hold for you, too” is a fair complaint. It asks for one rule for the whole team; it doesn’t say that lateness is fine.',
  reply:
    '“You’re right, I’ve done it, too, and I was wrong. So that makes two of us. Now, what about today?” Once you’ve admitted your part, the question is open again.',
  evidence:
    'Aikin (2008), “Tu Quoque Arguments and the Significance of Hypocrisy,” Informal Logic 28. Walton (1998), Ad Hominem Arguments (University of Alabama Press).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'tu-quoque-late-to-the-call',
    slot: 'fallacy11',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Hi Nora, Thank you for your note saying I’ve been late to the Monday call five times since March, while our people in Manila stay up until eleven at night for it. I went back through the calendar, and five is right, but you were late eight times, and once we had the client on the line. So I don’t think it’s a problem, and I’ll get there when I get there. See you on Monday! Mitch',
    decidingWords: ['you were late eight times'],
    breaksAt: 'So I don’t think it’s a problem, and I’ll get there when I get there.',
    options: [
      {
        label: 'special-pleading',
        rationale: 'He doesn’t say that he’s a special case. He says she was late more often.',
      },
      {
        label: 'anecdotal',
        rationale: 'Her eight times aren’t held up to show how people usually behave.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'She made a claim, and he checked it himself. Nobody is told to disprove anything.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'That she was late, too, doesn’t make it harmless. On each of his five late Mondays, people in Manila were staying up for the call.',
      },
    ],
  },
  {
    id: 'tu-quoque-axis-at-ninety',
    slot: 'q11',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      '“Your graph starts at 90, which makes a drop of two points look like a cliff,” said Amir.\n“Yours started at 50 last year, and you got promoted,” said Julie. “There’s nothing wrong with mine.” She printed a copy for everyone on the board.',
    decidingWords: ['Yours started at 50 last year'],
    breaksAt: '“There’s nothing wrong with mine.”',
    options: [
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'His graph may have misled people, too. That doesn’t make her two points look any less like a cliff.',
      },
      {
        label: 'middle-ground',
        rationale: 'Fifty lies between zero and 90, and nobody says it’s the right place to start.',
      },
      {
        label: 'loaded-question',
        rationale: 'Nobody asks anything here, so no question can have a claim hidden in it.',
      },
      {
        label: 'straw-man',
        rationale: 'She answers the criticism he made, about where it starts. Her answer is just his own graph.',
      },
    ],
  },
  {
    id: 'tu-quoque-patient-names',
    slot: 'fallacy11',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Hi Emma, Thanks for the warning about entering patients’ names into the chatbot. According to the log, you pasted in an entire patient history in March. So there can’t be much harm in it, and I’ll keep doing my notes that way. Jerome',
    decidingWords: ['you pasted in an entire patient history in March'],
    breaksAt: 'So there can’t be much harm in it, and I’ll keep doing my notes that way.',
    options: [
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'What Emma did in March doesn’t protect a single patient. She may have been wrong then, but the warning is right either way.',
      },
      {
        label: 'special-pleading',
        rationale: 'He doesn’t claim his notes are any different. He says she did the same.',
      },
      {
        label: 'anecdotal',
        rationale:
          'He doesn’t tell a story about how well it went in March. That Emma did it herself is enough for him.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Jerome doesn’t ask anybody to prove the warning. He turns it on the person who gave it.',
      },
    ],
  },
  {
    id: 'tu-quoque-old-flood-photo',
    slot: 'q11',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Dear Mr. Hale, Thank you for writing to the program. You say our Thursday photo of this week’s flood was actually taken in 2019. Our intern has checked, and it was, but she also looked at your own page, and in June you posted a picture of a wildfire from 2017 as if it were new. So we don’t see anything wrong with our post, and we won’t be adding a correction. We hope you’ll keep listening to the program. Kira Wells, producer',
    decidingWords: ['in June you posted a picture of a wildfire from 2017'],
    breaksAt: 'So we don’t see anything wrong with our post, and we won’t be adding a correction.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'How many people post old photos isn’t the reason. One man’s page is.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is told that he isn’t really a listener.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'They don’t ask him to show that the photo is old. They admit it.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'His wildfire was a mistake, and so was their flood. One wrong picture doesn’t make the other one right, and people who saw the flood photo still haven’t been told.',
      },
    ],
  },
  {
    id: 'tu-quoque-salty-chips',
    slot: 'fallacy11',
    form: 'C',
    kind: 'spot',
    genre: 'chat',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Marisol: Jim. I found the chip bags. The doctor said with your heart that much salt puts you back in the hospital\nJim: You had pizza on Friday and you’re not supposed to have cheese\nMarisol: That was ONE slice Jim\nJim: Then the chips are fine. What’s for dinner',
    decidingWords: ['You had pizza on Friday and you’re not supposed to have cheese'],
    breaksAt: 'Jim: Then the chips are fine.',
    options: [
      {
        label: 'middle-ground',
        rationale: 'Fewer chips isn’t offered as a deal. He just calls the chips fine.',
      },
      {
        label: 'straw-man',
        rationale: 'Her point is about salt and his heart, and he doesn’t make it bigger or sillier.',
      },
      {
        label: 'loaded-question',
        rationale: 'There’s no admission hidden in anything that gets asked here.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Her slice of pizza does nothing for his heart. The salt in those bags is the same whatever she ate on Friday.',
      },
    ],
  },
  {
    id: 'tu-quoque-finals-week',
    slot: 'q11',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'To my roommate: I got your note about finals week. You say I had people over on three nights, we were loud until two, and you slept through half of your stats exam because of it. I’m honestly sorry about stats. You also say quiet hours start at eleven. I looked it up in the housing agreement, and they do. But let’s talk about October. You had your whole rowing team in here the night before my bio midterm, until three, and somebody threw up in my laundry basket. So there was nothing wrong with what I did, and I’ll be having people over Friday and Saturday. You can knock if you need something. Brandon',
    decidingWords: ['You had your whole rowing team in here the night before my bio midterm'],
    breaksAt: 'So there was nothing wrong with what I did, and I’ll be having people over Friday and Saturday.',
    options: [
      {
        label: 'special-pleading',
        rationale:
          'He never says that quiet hours are for others and not for him. He says his roommate broke them, too.',
      },
      {
        label: 'no-true-scotsman',
        rationale: 'Nobody is shut out of a group for not fitting a claim about it.',
      },
      {
        label: 'anecdotal',
        rationale:
          'One night in October isn’t used to show how roommates usually are. It’s an answer to one complaint.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'What the rowing team did in October was bad, too, and he can be angry about it. It doesn’t make three loud nights in finals week all right.',
      },
    ],
  },
  {
    id: 'tu-quoque-sneakers-on-the-card',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '“The card’s at $4,000, $310 of it is sneakers, and at this rate we won’t make rent in June,” said Naomi.\n“You spent $290 on your hair this month,” said Lee.\n“I know I did, and I shouldn’t have.”\n“Then there’s nothing wrong with the sneakers,” said Lee. He ordered the next pair on his phone before she could answer.',
    decidingWords: ['You spent $290 on your hair this month'],
    breaksAt: '“Then there’s nothing wrong with the sneakers,” said Lee.',
    options: [
      {
        label: 'middle-ground',
        rationale: 'Neither suggests that each of them give up half.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'He doesn’t find a fault in her reasoning. He points to what she spent on her hair.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Her hair cost too much, and so did his sneakers. But her $290 doesn’t pay for his $310, and rent is still due in June.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s fair to bring up what she spent, but it’s no answer to what he spent.',
      },
    ],
  },
  {
    id: 'tu-quoque-sneakers-on-the-card-sound',
    twinOf: 'tu-quoque-sneakers-on-the-card',
    kind: 'sound',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      '“The card’s at $4,000, $310 of it is sneakers, and at this rate we won’t make rent in June,” said Naomi.\n“And $290 this month was your hair,” said Lee.\n“I know it was, and I shouldn’t have.”\n“Neither should I. We both blew it,” said Lee. He put the sneakers back in their box and went to find the receipt before she could answer.',
    decidingWords: ['Neither should I. We both blew it'],
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'He does bring up her hair. He doesn’t use it to get out of anything, since he says that he was wrong, too.',
      },
      {
        label: 'middle-ground',
        rationale: 'Nobody looks for a point halfway between two views. He says that both of them spent too much.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Nobody’s bad argument is taken as a sign that the claim is false.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale: 'He says they both spent too much. It’s fair to mention her share when he owns up to his own.',
      },
    ],
  },
  {
    id: 'tu-quoque-yelling-dad',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Coach Oscar asked Kira’s father to quit yelling at the referees, because several girls were in tears. The coach had been ejected from a game himself, her father replied, so it couldn’t be that bad. He went on yelling.',
    decidingWords: ['The coach had been ejected from a game himself'],
    breaksAt: 'The coach had been ejected from a game himself, her father replied, so it couldn’t be that bad.',
    options: [
      {
        label: 'straw-man',
        rationale: 'The request isn’t turned into something bigger, such as sitting there in silence.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Maybe the coach behaved badly, too. That doesn’t help the girls who are in tears, and they’re why the father was asked to quit.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'For that, he’d have to find a hole in the coach’s reasoning. All he brings up is the coach’s record.',
      },
      {
        label: 'no-flaw',
        rationale: 'Reminding a coach of his own bad day isn’t out of line. The girls are in tears either way.',
      },
    ],
  },
  {
    id: 'tu-quoque-yelling-dad-sound',
    twinOf: 'tu-quoque-yelling-dad',
    kind: 'sound',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Coach Oscar asked Kira’s father to quit yelling at the referees, because several girls were in tears. The coach had been ejected from a game himself, her father replied, so from now on they’d both keep quiet. On Saturday he didn’t yell once.',
    decidingWords: ['from now on they’d both keep quiet'],
    options: [
      {
        label: 'tu-quoque',
        rationale: 'The coach’s own bad day does get thrown back at him. It isn’t used as an excuse to go on yelling.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He accepts the request, acts on it, and asks the same of the coach. One rule for both is a fair thing to want.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'No request is waved off because of how it was argued.',
      },
      {
        label: 'straw-man',
        rationale: 'Her father takes the coach’s request just as it was made.',
      },
    ],
  },
  {
    id: 'tu-quoque-state-plane',
    mirrorOf: 'tu-quoque-football-flight',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Can everybody please stop sending me the story about Senator Vann? He took the state plane to his daughter’s wedding, it cost the taxpayers $14,000, and he’s admitted it. But Governor Amory took the same plane to a football game in 2023, she’s never paid back a cent, and I don’t remember any of you complaining! So there’s nothing wrong with what Vann did, and his sign is going back up in my yard. If you voted for Amory, you can stay off my page.',
    decidingWords: ['Governor Amory took the same plane to a football game in 2023'],
    breaksAt: 'So there’s nothing wrong with what Vann did, and his sign is going back up in my yard.',
    options: [
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Amory’s football trip was no better, and taxpayers paid both times. One wrong flight doesn’t make the other all right.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'The flight has been admitted, so there’s nothing left for anyone to show.',
      },
      {
        label: 'special-pleading',
        rationale:
          'The post doesn’t claim that Vann is an exception to a rule that binds Amory. It says that she did it, too.',
      },
      {
        label: 'no-flaw',
        rationale:
          'People who kept quiet about Amory can be asked why. But that’s a question about them, not about Vann’s flight.',
      },
    ],
  },
  {
    id: 'tu-quoque-football-flight',
    mirrorOf: 'tu-quoque-state-plane',
    kind: 'spot',
    genre: 'minutes',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'County party committee, item 4. Ms. Marsh asked what to say about Governor Amory, who took the state plane to a football game, at a cost of $11,000, and has admitted it. The chairman pointed out that Senator Vann, on the other side, took the same plane to his daughter’s wedding. That meant the governor hadn’t done anything wrong, he said, and there was no need for a statement. Item 5 was yard signs.',
    decidingWords: ['took the same plane to his daughter’s wedding'],
    breaksAt: 'That meant the governor hadn’t done anything wrong, he said, and there was no need for a statement.',
    options: [
      {
        label: 'no-true-scotsman',
        rationale: 'For that, the party would have to say that Amory was never one of its own.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s fair to want both flights looked at. The chair uses one to excuse the other.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'The senator’s trip only shows that two people used the state plane for themselves, and that’s no reason to call either flight fine.',
      },
      {
        label: 'special-pleading',
        rationale:
          'The chair doesn’t say the rules shouldn’t apply to governors. His reason is what the other side did.',
      },
    ],
  },
  {
    id: 'tu-quoque-twenty-years',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'His mother had found the vape in his jacket and set it on the table between the salt and the bills. “You’re 15, and there’s nicotine in that, which is harder to quit than you think, and it’s doing things to your lungs,” she said.\n“You smoked for 20 years, and you only quit because Dad made you,” said Min-jun. “Don’t tell me it’s bad for me.” He put his headphones back on.',
    decidingWords: ['You smoked for 20 years'],
    breaksAt: '“Don’t tell me it’s bad for me.”',
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'He never asks her to prove it. He brushes it off.',
      },
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'She did smoke. That changes nothing about nicotine and lungs, and it may even mean that she knows what she’s talking about.',
      },
      {
        label: 'no-flaw',
        rationale: 'Calling a parent on what she did is fair enough, but it isn’t an answer to what she said.',
      },
      {
        label: 'special-pleading',
        rationale: 'He isn’t saying his case is different. He’s saying hers was no better.',
      },
    ],
  },
  {
    id: 'tu-quoque-holts-donors',
    mirrorOf: 'tu-quoque-outside-money',
    kind: 'spot',
    genre: 'chat',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Renee: Holt’s raised $410,000 out of state. For a STATE seat. Who’s she going to listen to up there, them or us\nDerrick: Emilio took 312 and he’s the one who swore he wouldn’t\nRenee: I’m not voting for him either!\nDerrick: Well, he takes it, so it’s fine that she does. Are you still driving us to her rally',
    decidingWords: ['Emilio took 312 and he’s the one who swore he wouldn’t'],
    breaksAt: 'Derrick: Well, he takes it, so it’s fine that she does.',
    options: [
      {
        label: 'tu-quoque',
        right: true,
        rationale:
          'Emilio broke a promise, and that’s a reason to be angry with him. It doesn’t tell Renee who Holt will listen to once she’s elected.',
      },
      {
        label: 'special-pleading',
        rationale: 'Holt isn’t called an exception to a rule that binds Emilio. The excuse is that he does it, too.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s fair to say that both candidates take outside money. That leaves two problems and no excuse.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'No pity or fear is stirred up here. The reply points to what the other candidate did.',
      },
    ],
  },
  {
    id: 'tu-quoque-outside-money',
    mirrorOf: 'tu-quoque-holts-donors',
    kind: 'sound',
    genre: 'review',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'From our columnist: Candidate Jamal Emilio says outside money is ruining our elections, and in January he promised not to take any. Reports filed last week show that he took $312,000 from out-of-state groups this spring. He may be right about the money, and I’ve made the same point in this column for years. What I no longer believe is that he’ll turn it down.',
    decidingWords: ['in January he promised not to take any', 'He may be right about the money'],
    options: [
      {
        label: 'special-pleading',
        rationale: 'The columnist doesn’t ask for an exception for anybody.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'He’s caught doing what he speaks out against. That isn’t used to answer his argument, and the writer thinks he may be right.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'His record is used to judge whether he’ll keep his word, and a broken promise bears on that. What he says about money in elections is left standing.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Readers aren’t told to prove the claim wrong. It comes with filings and a figure.',
      },
    ],
  },
]
