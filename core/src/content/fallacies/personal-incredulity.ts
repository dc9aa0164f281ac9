import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Personal Incredulity',
  aliases: ['Argument from Incredulity', 'Appeal to Incredulity'],
  category: 'informal',
  severity: 'high',
  keywords: ['disbelief', 'hard to imagine', 'hard to understand', 'common sense', 'surprising', 'complex', 'doubt'],
  link: 'https://yourlogicalfallacyis.com/personal-incredulity',
  definition:
    'Calling something untrue because you find it hard to understand or to picture. What any one of us can imagine is no measure of what’s so.',
  neighbors: [
    {
      name: 'Burden of Proof',
      tellApart: 'Is the reason that the speaker can’t imagine it, or that nobody has shown the opposite?',
    },
    {
      name: 'Begging the Question',
      tellApart:
        'Does the speaker lean on a feeling that it makes no sense, or on a reason that repeats the conclusion?',
    },
    {
      name: 'Appeal to Nature',
      tellApart: 'Is the thing rejected because it is hard to picture, or because it is seen as unnatural?',
    },
    {
      name: 'Anecdotal',
      tellApart:
        'Does the judgment rest on what the speaker can’t imagine, or on something that happened to the speaker or a friend?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Since the accident, Tevita has no left foot. Tonight, he tells the nurse, its toes burn so badly that he can’t sleep. She’s kind about it, and she has thought it over. “I just can’t picture how a foot that’s gone could hurt,” she says. “So it isn’t real pain, and I won’t wake the doctor for it.”',
    failingStep: 'So it isn’t real pain',
    why: 'That she can’t picture it is a fact about the nurse, not about Tevita. Her step assumes that whatever makes no sense to her doesn’t happen. What she needs is his report, and what doctors know about pain of this kind.',
  },
  soundWhen:
    'Surprise is a good reason to ask for evidence, and disbelief counts when knowledge stands behind it. An engineer who says “I can’t see how this roof stays up,” and then shows you the load on each beam, isn’t going by a feeling.',
  reply:
    '“I find it hard to picture, too. But that says more about the two of us than about the thing itself. Shall we see what the people who study it have found?”',
  evidence:
    'Dawkins (1986), The Blind Watchmaker, Longman (on what he calls the “argument from personal incredulity”); Walton (1996), Arguments from Ignorance, Pennsylvania State University Press.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'personal-incredulity-closed-street',
    slot: 'fallacy14',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Should Mill Street be closed? In three towns, the engineer reported, closing one street had shortened trips considerably. Mrs. Dahl couldn’t see how fewer streets could mean less waiting, so it wouldn’t work here. “You’d have to show me more,” she said, checking Open on her ballot, not Closed. Her husband wondered which street was next.',
    decidingWords: ['couldn’t see how fewer streets could mean less waiting', 'so it wouldn’t work here'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          '“You’d have to show me more” sounds like passing the job to the engineer. But proving it is his job anyway, and her no comes from what she “couldn’t see.”',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'She “couldn’t see how fewer streets could mean less waiting,” and concludes that it can’t be. That tells us about Mrs. Dahl; three towns tell us about traffic.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'Her husband does wonder “which street was next.” It’s his question, asked afterward, and her verdict on the plan doesn’t lean on it.',
      },
      {
        text: 'Black-or-White',
        rationale:
          'Open or Closed are the boxes on a ballot, and that’s simply what’s being voted on. Mrs. Dahl isn’t hiding a third choice.',
      },
    ],
  },
  {
    id: 'personal-incredulity-bottle-jacket',
    slot: 'q14',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Dear Jamal, After last year’s hat, you were due for a good present! The jacket’s so warm that my cold is gone. Of the label’s six claims, I’ve circled one; I can’t imagine how hard plastic bottles could turn into something this soft, so it’s not true. Love, Salma',
    decidingWords: ['how hard plastic bottles could turn into something this soft', 'so it’s not true'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          '“I’ve circled one” of six looks like picking a target after the shot. She circles it because it’s the claim she doubts, not because it fits a pattern.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'Imagining “how hard plastic bottles could turn into something this soft” is beyond her, and that’s her whole reason. Plenty happens that Salma and the rest of us can’t picture.',
      },
      {
        text: 'False Cause',
        rationale:
          '“So warm that my cold is gone” credits a jacket with what colds do by themselves. That’s a cheerful aside; what she sets out to settle is the label.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“You were due for a good present” is a tease about last year’s hat. Nothing she says of the bottles depends on luck evening out.',
      },
    ],
  },
  {
    id: 'personal-incredulity-savings-table',
    slot: 'fallacy14',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Mr. Haddad had found a misprint. In the bank’s table, a woman who saves from age twenty to thirty ends up richer than a man who saves from thirty to sixty. It’s the interest, not luck, the bank explained, and mailed him the yearly figures. He marked the strangest year in red, couldn’t get it through his head, and asked them to correct the table.',
    decidingWords: ['had found a misprint', 'couldn’t get it through his head'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          '“Not luck,” says the bank, just to rule it out. Neither Mr. Haddad nor anyone else expects a streak to turn.',
      },
      {
        text: 'False Cause',
        rationale:
          '“It’s the interest,” says the bank, and it’s right; the yearly figures show it. Naming a cause isn’t a mistake when you’ve done the arithmetic.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          '“The strangest year in red” looks like choosing the data that suit him. But that mark isn’t his evidence; Mr. Haddad objects because he can’t follow the table.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'He has the figures and finds no error in them. That he “couldn’t get it through his head” is what makes it a misprint for Mr. Haddad, and that’s no test of arithmetic.',
      },
    ],
  },
  {
    id: 'personal-incredulity-eye-patch',
    slot: 'q14',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Cover the good eye, the doctor said, and the weak one will learn to see; nine of his last ten patients had improved. Signe’s son was supposed to see better by seeing less? It made no sense to her, so it wouldn’t work. Where would it end, with patches on both eyes? The boy’s reading had slipped since the first visit, and with their luck he’d be the tenth.',
    decidingWords: ['It made no sense to her, so it wouldn’t work'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          '“With their luck he’d be the tenth” is gloom, not arithmetic. Signe doesn’t say that nine successes make a failure due, and her mind is made up by then.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          '“Patches on both eyes” is a silly end of the road. She asks it after she has decided that one patch is useless.',
      },
      {
        text: 'False Cause',
        rationale:
          'Reading that has slipped “since the first visit” hints at blame. The hint goes nowhere; what sinks the patch, for Signe, is that she can’t make sense of it.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'Her whole argument is “It made no sense to her, so it wouldn’t work.” A treatment can work before we understand it, and nine out of ten did better.',
      },
    ],
  },
  {
    id: 'personal-incredulity-soup-and-boots',
    slot: 'fallacy14',
    form: 'C',
    kind: 'spot',
    genre: 'minutes',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Logistics meeting, item two: In the other warehouse, soup sits wherever there’s space, beside boots or lamps, and two years of figures show orders leaving a fifth faster. Both managers tried picturing it. One got lost at the soup, the other at the lamps, so they concluded that the figures contain an error. “First soup, then chaos,” Tendai joked. No further figures were requested. Fixed or free shelves: see item three.',
    decidingWords: [
      'One got lost at the soup, the other at the lamps',
      'they concluded that the figures contain an error',
    ],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          '“First soup, then chaos” is a slide in four words. It’s a joke, though, and it comes after the managers have already ruled on the figures.',
      },
      {
        text: 'Burden of Proof',
        rationale:
          'Those who favor the new method had something to show, and they showed it. The managers don’t ask Tendai for more; “no further figures were requested.”',
      },
      {
        text: 'Black-or-White',
        rationale:
          '“Fixed or free shelves” names two systems, and a mix is possible. It’s just the title of an item; what the managers reject is a set of figures.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          '“One got lost at the soup, the other at the lamps”: that’s how far two imaginations went. From it they conclude that two years of figures contain an error.',
      },
    ],
  },
  {
    id: 'personal-incredulity-left-to-go-right',
    slot: 'q14',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'To go right, says the cycling manual, you first nudge the wheel left, and page nine shows three photographs picked out of hundreds. Bianca has studied them all week. She can’t get her mind around it, so page nine must be wrong, and she’s told her beginners to skip it. The day after reading it she fell twice. Just bad luck, she figures, and it’s about used up.',
    decidingWords: ['can’t get her mind around it', 'so page nine must be wrong'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'Bad luck that’s “about used up” is a gambler’s way of talking. It’s how she shrugs off two falls; page nine is wrong in her eyes for another reason.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'Bianca “can’t get her mind around it,” so she calls the page wrong. What a rider can think through and what a bicycle does are two different matters.',
      },
      {
        text: 'Texas Sharpshooter',
        rationale:
          'Three photographs “picked out of hundreds” do invite suspicion. Bianca doesn’t raise it; she has studied all three and gotten stuck.',
      },
      {
        text: 'False Cause',
        rationale:
          'Reading on one day, falling on the next: it’s a ready-made link. Bianca doesn’t draw it, since she blames her falls on luck and not on the manual.',
      },
    ],
  },
  {
    id: 'personal-incredulity-headphones',
    kind: 'spot',
    genre: 'review',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Four stars. After three awful pairs, I was due for good headphones. Supposedly, a speaker cancels noise by adding a second sound. Two sounds that make silence? I’ve thought about it, and my mind goes blank, so the speaker’s not working. Next they’ll sell lamps for making rooms dark.',
    decidingWords: ['my mind goes blank', 'so the speaker’s not working'],
    options: [
      {
        text: 'Slippery Slope',
        rationale:
          'Lamps “for making rooms dark” are a funny picture of what comes next. No chain leads there, and the verdict on the speaker has already been given.',
      },
      {
        text: "Gambler's Fallacy",
        rationale:
          '“I was due” after three awful pairs: that one sentence does sound like the casino. It opens the review and has nothing to do with the speaker.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'The reviewer keeps thinking, and “my mind goes blank” is all the evidence offered. A speaker may work whether or not we can think how.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Owning and wearing the pair is usually a good basis for a review. But this reviewer never compares speaker on with speaker off; the verdict comes straight from “I’ve thought about it.”',
      },
    ],
  },
  {
    id: 'personal-incredulity-headphones-sound',
    kind: 'sound',
    twinOf: 'personal-incredulity-headphones',
    genre: 'review',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Four stars. After three awful pairs, I was due for comfortable headphones. Supposedly, a speaker cancels noise by adding a second sound. Two sounds that make silence? My son switched it on and off forty times, unseen, and I couldn’t tell when, so the speaker’s not working for me. Next they’ll sell lamps for making rooms dark.',
    decidingWords: ['My son switched it on and off forty times, unseen, and I couldn’t tell when'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'Being “due” for a good pair is a figure of speech, tossed off in the first line. The finding about the speaker comes from forty tries.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          '“Two sounds that make silence?” sounds like mere disbelief. But then “My son switched it on and off forty times, unseen, and I couldn’t tell when,” which is a fair test of that claim.',
      },
      {
        text: 'Slippery Slope',
        rationale:
          'That closing crack about “lamps for making rooms dark” imagines where things are headed. It’s there for a laugh, and the reviewer rests nothing on it.',
      },
      {
        text: 'Personal Incredulity',
        rationale:
          'Amazement at “two sounds that make silence” is what gets this started. It isn’t the reason, since the reviewer put it to a blind test.',
      },
    ],
  },
  {
    id: 'personal-incredulity-late-start',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'The school across the bay starts an hour later now, and wrist trackers show its students sleeping forty minutes more. “My nephew’s a new person,” said Leila, who’d sent her principal the figures on Monday. “I’ve tried all week, and I can’t picture it,” he said. “Give teenagers an hour and, in my mind, it goes into the evening, so the late start isn’t what did it.” She filed the folder under Someday.',
    decidingWords: ['I can’t picture it', 'so the late start isn’t what did it'],
    options: [
      {
        text: 'False Cause',
        rationale:
          'Late start, then longer sleep: Leila’s figures invite that leap. The principal doesn’t make it, since he denies any link at all.',
      },
      {
        text: 'Anecdotal',
        rationale:
          '“My nephew’s a new person” is one happy case. Leila offers it on top of the figures, and the principal’s answer has nothing to do with him.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Asking whether something else was at work is good practice. The principal names nothing else, however; he goes by what happens “in my mind.”',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'Against measured sleep he sets “I can’t picture it,” and from that alone he gets “so the late start isn’t what did it.” Teenagers may do things he doesn’t foresee.',
      },
    ],
  },
  {
    id: 'personal-incredulity-late-start-sound',
    kind: 'sound',
    twinOf: 'personal-incredulity-late-start',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'The school across the bay starts an hour later now, and wrist trackers show its students sleeping forty minutes more. “My nephew’s a new person,” said Leila, who’d sent her principal the figures on Monday. “I can’t picture it, so I checked,” he said. “They compared June with December, and five schools that kept their hours gained the same forty minutes, so that figure tells us nothing.” She filed the folder under Someday.',
    decidingWords: ['five schools that kept their hours gained the same forty minutes'],
    options: [
      {
        text: 'Personal Incredulity',
        rationale:
          '“I can’t picture it” is how he begins, and it has the sound of a closed mind. With him it led to checking, and what he found is his reason.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'A nephew who’s “a new person” is one case, and Leila does mention him. The principal answers with five schools, which is the reverse of a single story.',
      },
      {
        text: 'False Cause',
        rationale:
          'Sleep went up after the change, and crediting the change is tempting. He’s the one who refuses to, because “five schools” saw the gain without it.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Disbelief got him started, but it doesn’t carry the argument. Since “five schools that kept their hours gained the same forty minutes,” this figure can’t show what the late start did.',
      },
    ],
  },
  {
    id: 'personal-incredulity-town-hall-rails',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'For page one, Mateo brought the story of a stone town hall that had been rolled sixty yards on rails, tower and all. He had film, the engineer’s report and two witnesses. From thousands of frames, his editor picked one and stared at it until midnight. She couldn’t see that tower rolling without coming down, so he’d been fooled, and the story was dead. Her uncle’s barn, she told him, had been moved without trouble.',
    decidingWords: ['couldn’t see that tower rolling without coming down', 'so he’d been fooled'],
    options: [
      {
        text: 'Texas Sharpshooter',
        rationale:
          'One frame picked “from thousands” is how a false pattern gets made. She makes no pattern out of it; it’s simply the picture she stares at.',
      },
      {
        text: 'Anecdotal',
        rationale:
          'Her uncle’s barn is a family story about exactly this sort of thing. It was moved “without trouble,” so it speaks for Mateo, and the editor rules against him.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Editors are right to distrust an odd story. This one has film, “the engineer’s report and two witnesses” behind it, and she finds no fault in any of them.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'That she “couldn’t see that tower rolling without coming down” outweighs film, report and witnesses. What an editor can picture at midnight is no test of what happened.',
      },
    ],
  },
  {
    id: 'personal-incredulity-flytrap-label',
    kind: 'spot',
    genre: 'minutes',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Botany club, Thursday: Freja presented a paper on the flytrap, which supposedly ignores an insect’s first touch and closes at the second. Three hundred plants were filmed. To tell two from one, however, a plant has to count, and we couldn’t think what it would do that with, so the authors must have missed a touch. Our greenhouse label stays: “Closes at the first touch.” Anyone who knows better is welcome to convince us.',
    decidingWords: ['we couldn’t think what it would do that with', 'so the authors must have missed a touch'],
    options: [
      {
        text: 'Burden of Proof',
        rationale:
          '“Welcome to convince us” does put the work on others. Freja’s paper has already done that work, and the club turned it down for a reason of its own.',
      },
      {
        text: 'Personal Incredulity',
        right: true,
        rationale:
          'The words “we couldn’t think what it would do that with” mark the limit of one evening’s thinking. The club treats that as evidence against three hundred filmed plants.',
      },
      {
        text: 'Begging the Question',
        rationale:
          '“Our greenhouse label stays” has a stubborn ring, as if the label vouched for itself. They do give a separate reason, that a plant has nothing to count with.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Wanting a mechanism is what scientists do. But having none in mind doesn’t show that “the authors must have missed a touch,” and no one looked for one on the film.',
      },
    ],
  },
]
