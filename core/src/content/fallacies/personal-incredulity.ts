import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'personal-incredulity',
  aliases: ['Argument from Incredulity', 'Appeal to Incredulity'],
  category: 'informal',
  severity: 'high',
  keywords: ['disbelief', 'hard to imagine', 'hard to understand', 'common sense', 'surprising', 'complex', 'doubt'],
  link: 'https://yourlogicalfallacyis.com/personal-incredulity',
  definition:
    'Calling something untrue because you find it hard to understand or to picture. What any one of us can imagine is no measure of what’s true.',
  gloss: 'Hard to imagine, so called false.',
  neighbors: [
    {
      concept: 'burden-of-proof',
      tellApart: 'Is the reason that the speaker can’t imagine it, or that nobody has shown the opposite?',
    },
    {
      concept: 'begging-the-question',
      tellApart: 'Is the reason “that makes no sense to me,” or does the reason just repeat the conclusion?',
    },
    {
      concept: 'appeal-to-nature',
      tellApart: 'Is the thing rejected because it’s hard to picture, or because it seems unnatural?',
    },
    {
      concept: 'anecdotal',
      tellApart: 'Is the reason what the speaker can’t imagine, or what happened to the speaker or a friend?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Tevita lost his left foot in an accident. Tonight he tells the nurse that its toes are burning and he can’t sleep. She’s kind about it and thinks it over. “I just can’t picture how a foot that’s gone could hurt,” she says. “So it isn’t real pain, and I won’t wake the doctor for it.”',
    failingStep: 'So it isn’t real pain',
    why: 'That the nurse can’t picture it is a fact about her, not about Tevita. She assumes that whatever makes no sense to her doesn’t happen. She should go by what he tells her, and by what doctors know about this kind of pain.',
  },
  soundWhen:
    'Ask for evidence when something surprises you, and take doubt seriously when it comes with knowledge. An engineer who says “I can’t see how this roof stays up,” and then shows you the load on each beam, isn’t going by a feeling.',
  reply:
    '“I find it hard to picture, too. But that says more about the two of us than about the thing itself. Why don’t we see what the people who study it have found?”',
  evidence:
    'Dawkins (1986), The Blind Watchmaker, Longman (on what he calls the “argument from personal incredulity”); Walton (1996), Arguments from Ignorance, Pennsylvania State University Press.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'personal-incredulity-closed-street',
    slot: 'fallacy14',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Before the vote on closing Mill Street, an engineer said such closings had shortened trips in three towns. Mrs. Dahl couldn’t see how fewer streets meant less waiting, so she decided it wouldn’t work. “Show me more,” she said, and voted no. Her husband wondered which street was next.',
    decidingWords: ['couldn’t see how fewer streets meant less waiting', 'so she decided it wouldn’t work'],
    options: [
      {
        label: 'burden-of-proof',
        rationale:
          '“Show me more” asks the engineer for support, and that’s fair. But Mrs. Dahl has just heard about three towns, and she votes no because she “couldn’t see” how the plan would help.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Mrs. Dahl “couldn’t see how fewer streets meant less waiting, so she decided it wouldn’t work.” What happened in three towns is evidence; what she can or can’t picture isn’t.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Her husband does wonder about the next street. But he isn’t the one who votes no, and Mrs. Dahl has a different reason.',
      },
      {
        label: 'black-or-white',
        rationale:
          'Yes or no may sound too simple, but those really are the choices in this vote. Mrs. Dahl isn’t the one who limits them.',
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
    difficulty: 'easy',
    scenario:
      'Dear Jamal, Thanks for the jacket, which is so warm my cold’s gone! Of the six claims on its label, I’ve crossed out “made from bottles.” I can’t imagine how hard plastic could turn into something this soft, so it’s not true. After last year’s hat, you were due! Salma',
    decidingWords: ['how hard plastic could turn into something this soft', 'so it’s not true'],
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'Salma picks out one claim of the six, but not because it fits a pattern. She crosses it out because it’s the one she doesn’t believe.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Salma can’t imagine “how hard plastic could turn into something this soft,” and that’s her only reason. Many true things are hard to imagine.',
      },
      {
        label: 'false-cause',
        rationale:
          'Colds go away by themselves, so Salma may be wrong to thank the jacket. But she says that in passing, and her argument is about the label.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“You were due” is a joke about last year’s hat. Nothing Salma says about the bottles depends on luck.',
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
    difficulty: 'medium',
    scenario:
      'According to the bank’s brochure, a woman who saves $1,000 a year from age twenty to thirty ends up richer than a man who does it from age thirty to sixty. Mr. Haddad asked the bank to fix the “mistake.” It’s the interest, not luck, they answered, and sent him each year’s figures. He couldn’t get it through his head, so he circled the strangest year and asked them again to fix the brochure.',
    decidingWords: ['He couldn’t get it through his head', 'asked them again to fix the brochure'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          'The bank mentions luck only to rule it out. Neither the bank nor Mr. Haddad expects a run of luck to end.',
      },
      {
        label: 'false-cause',
        rationale:
          '“It’s the interest,” says the bank, and its figures for each year show that it is. There’s nothing wrong with naming a cause that you can calculate.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Circling the strangest year looks like choosing the numbers that suit him. But Mr. Haddad doesn’t argue from that year; he objects because he can’t follow the figures.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Mr. Haddad “couldn’t get it through his head,” and that’s why he “asked them again to fix the brochure.” He has the figures and hasn’t found an error in them.',
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
      'If they covered her son’s good eye, the doctor told Jen, the weak one would learn to see, as it had for nine of his last ten patients. How could the boy see better by seeing less? It made no sense to her, so it wouldn’t work. Would they patch both eyes next? His reading had gotten worse since the first visit, and with their luck, he’d be the one in ten.',
    decidingWords: ['It made no sense to her, so it wouldn’t work'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          'Jen does talk about bad luck. But she doesn’t say that nine successes make a failure due, and by then she’s already made up her mind.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Patching both eyes is a big step from patching one. But she thinks of it only after she has decided that one patch won’t work.',
      },
      {
        label: 'false-cause',
        rationale:
          'Reading that got worse “since the first visit” invites a mother to blame the visit. Jen doesn’t do that, though; she rejects the patch because it makes no sense to her.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          '“It made no sense to her, so it wouldn’t work” is Jen’s whole argument. Nine of ten patients got better, whether she understands it or not.',
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
      'Warehouse meeting, item two: Our other warehouse no longer gives each product its own shelf. Soup sits wherever there’s room, next to boots or lamps, and two years of figures show orders leaving 20 percent faster. Our two managers tried to picture it and couldn’t, so they concluded that the figures contain an error. “First soup, then chaos,” Zach joked. We’ll vote on item three, fixed or flexible shelves, next week.',
    decidingWords: [
      'Our two managers tried to picture it and couldn’t',
      'they concluded that the figures contain an error',
    ],
    options: [
      {
        label: 'slippery-slope',
        rationale:
          '“First soup, then chaos” jumps from a small step to a bad end. Zach is joking, though, and the managers had already decided.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Whoever uses a new method should show that it works, and the other warehouse has. The managers don’t ask for more proof; they reject the proof they have.',
      },
      {
        label: 'black-or-white',
        rationale:
          '“Fixed or flexible shelves” names two systems, and a mix is possible. But that’s next week’s vote, and here the managers only judge the figures.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          '“Our two managers tried to picture it and couldn’t,” and for that reason alone two years of figures are supposed to be wrong. Nobody found an error in them.',
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
      'To turn right on a bicycle, says the manual Bianca teaches from, you first nudge the wheel left. Page nine shows it in three photographs the author picked out of hundreds. Bianca’s studied them all week and still can’t wrap her head around it, so page nine must be wrong, and she’s told her beginners to skip it. The day after reading it, she fell twice: bad luck, she figures, and she’s had her share.',
    decidingWords: ['can’t wrap her head around it', 'so page nine must be wrong'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          'Bianca does think that her bad luck is used up. But that’s about her two falls, and she has another reason for rejecting page nine.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Because she “can’t wrap her head around it,” Bianca decides that the page is wrong. How a bicycle turns doesn’t depend on what she can understand.',
      },
      {
        label: 'texas-sharpshooter',
        rationale:
          'Three photographs “picked out of hundreds” may show just what the manual wanted to show. Bianca doesn’t complain about that, though; she studied them and got stuck.',
      },
      {
        label: 'false-cause',
        rationale:
          'Reading the manual one day and falling the next makes the manual look guilty. Bianca blames her luck, however, and not the manual.',
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
      'Four stars. After a run of three bad pairs, my luck turned: these headphones are comfortable. They supposedly cancel noise by adding a sound, but how can two sounds make silence? I thought about it until my mind went blank. It can’t be done, so the noise canceling isn’t working. What’s next, lamps that make rooms dark?',
    decidingWords: ['my mind went blank', 'so the noise canceling isn’t working'],
    breaksAt: 'It can’t be done, so the noise canceling isn’t working.',
    options: [
      {
        label: 'slippery-slope',
        rationale:
          'Lamps that make rooms dark are a joke about what comes next. The reviewer has already decided that the noise canceling isn’t working.',
      },
      {
        label: 'gamblers-fallacy',
        rationale:
          '“My luck turned” after “three bad pairs” may sound like a gambler. But the reviewer isn’t counting on luck, and the verdict on the noise canceling rests on something else.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Thinking about it until “my mind went blank” is the reviewer’s only test. Noise canceling can work even if the person wearing it doesn’t understand how.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Someone who owns the headphones is usually a good judge of them. This reviewer doesn’t say how they sound, though, and goes only by what’s hard to understand.',
      },
    ],
  },
  {
    id: 'personal-incredulity-headphones-sound',
    kind: 'sound',
    twinOf: 'personal-incredulity-headphones',
    genre: 'review',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Four stars. After a run of three bad pairs, my luck turned: these headphones are comfortable. They supposedly cancel noise by adding a sound, but how can two sounds make silence? Maybe they can, but on the bus my son switched the noise canceling on and off forty times, and I couldn’t tell when, so it isn’t working. What’s next, lamps that leave rooms dark?',
    decidingWords: ['my son switched the noise canceling on and off forty times, and I couldn’t tell when'],
    options: [
      {
        label: 'gamblers-fallacy',
        rationale:
          '“My luck turned” only means that this pair is comfortable. What the review says about the noise canceling rests on forty tries.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'On a bus, with plenty of noise to cancel, “my son switched the noise canceling on and off forty times, and I couldn’t tell when.” That’s a fair test, and it’s the reviewer’s reason.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'There’s a joke about lamps that leave rooms dark. But it isn’t an argument; the reviewer’s reason is the forty tries.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          '“How can two sounds make silence?” does sound like disbelief. But the reviewer adds, “Maybe they can,” and then relies on forty tries.',
      },
    ],
  },
  {
    id: 'personal-incredulity-late-start',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'The school across the bay starts an hour later this year, and wrist trackers show its students sleeping forty minutes more than last year. “My nephew’s a new person,” Rachel told her principal, who’d had the figures since Monday. “I’ve thought about it all week, and I can’t picture teenagers using an extra hour to sleep,” he said, “so it can’t be the late start.” Rachel put away her proposal.',
    decidingWords: ['I can’t picture teenagers using an extra hour to sleep', 'so it can’t be the late start'],
    breaksAt:
      '“I’ve thought about it all week, and I can’t picture teenagers using an extra hour to sleep,” he said, “so it can’t be the late start.”',
    options: [
      {
        label: 'false-cause',
        rationale:
          'A late start followed by longer sleep invites the thought that one caused the other. The principal doesn’t think so; he denies that there’s any connection.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Rachel’s nephew is a single happy case. But the trackers’ figures are there as well, and the principal’s answer has nothing to do with the boy.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s good practice to ask whether something else made the students sleep longer. The principal doesn’t name anything else; he goes by what he can picture.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          '“I can’t picture teenagers using an extra hour to sleep,” the principal says, and that’s his only reason. The trackers show that these students did sleep longer.',
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
      'The school across the bay starts an hour later this year, and wrist trackers show its students sleeping forty minutes more than last year. “My nephew’s a new person,” Rachel told her principal, who’d had the figures since Monday. “I couldn’t picture teenagers sleeping more, so I checked,” he said. “The five schools that kept their hours gained forty minutes, too, so it can’t be the late start.” Rachel put away her proposal.',
    decidingWords: ['five schools that kept their hours gained forty minutes, too'],
    options: [
      {
        label: 'personal-incredulity',
        rationale:
          '“I couldn’t picture” sounds like someone who won’t believe it. But it made him check, and what he found is his reason.',
      },
      {
        label: 'anecdotal',
        rationale:
          'A nephew who’s “a new person” is one case, and Rachel does mention him. But there are also the trackers’ figures, and the principal answers with five schools.',
      },
      {
        label: 'false-cause',
        rationale:
          'It’s tempting to credit the late start with the extra sleep that came after it. But the principal doesn’t do that; he checked schools without a late start.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'If the “five schools that kept their hours gained forty minutes, too,” then students gained that much without a late start. That’s evidence, and the principal no longer relies on what he can picture.',
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
      'Mateo had a story for page one: a stone town hall had been rolled sixty yards on rails, tower and all. He had film, the engineer’s report and two witnesses. His editor picked one frame from thousands and stared at it until midnight. She couldn’t see that tower rolling without coming down, so he’d been fooled, and she dropped the story. A barn she could believe, she told him, because her uncle’s had been moved.',
    decidingWords: ['She couldn’t see that tower rolling without coming down', 'so he’d been fooled'],
    breaksAt:
      'She couldn’t see that tower rolling without coming down, so he’d been fooled, and she dropped the story.',
    options: [
      {
        label: 'texas-sharpshooter',
        rationale:
          'Picking one frame from thousands can make a false pattern. But the editor doesn’t find a pattern in it; it’s simply the picture she stares at.',
      },
      {
        label: 'anecdotal',
        rationale:
          'Her uncle’s barn is one family story, and it’s why the editor believes that barns can be moved. But it isn’t why she drops the story of the town hall.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Editors are right to be careful with a strange story. But this one comes with film, “the engineer’s report and two witnesses,” and Mateo’s editor finds nothing wrong with any of them.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          '“She couldn’t see that tower rolling without coming down,” and the editor trusts that more than the film, the report and the witnesses. What she can picture isn’t evidence.',
      },
    ],
  },
  {
    id: 'personal-incredulity-flytrap-label',
    kind: 'spot',
    genre: 'minutes',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Botany club, Thursday: Malik presented a study that filmed three hundred flytraps, which ignored an insect’s first touch and closed at the second. But to do that, a plant has to count, and we couldn’t imagine what it would count with, so the authors must have counted a touch too many. Our greenhouse label stays: “Closes at the first touch.” If you know better, you’re welcome to convince us.',
    decidingWords: [
      'we couldn’t imagine what it would count with',
      'so the authors must have counted a touch too many',
    ],
    breaksAt:
      'But to do that, a plant has to count, and we couldn’t imagine what it would count with, so the authors must have counted a touch too many.',
    options: [
      {
        label: 'burden-of-proof',
        rationale:
          '“Welcome to convince us” does ask others for proof. But Malik had just presented some, and the club rejected it because its members couldn’t explain it.',
      },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'The members write that “we couldn’t imagine what it would count with.” They treat that as evidence against three hundred filmed plants, but it’s only a gap in what they know.',
      },
      {
        label: 'begging-the-question',
        rationale:
          '“Our greenhouse label stays” may sound as if the label proved itself. The club gives another reason, though: a plant has nothing to count with, as far as they know.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Wanting to know how a thing works is good science. But not knowing how doesn’t show that “the authors must have counted a touch too many.”',
      },
    ],
  },
  {
    id: 'personal-incredulity-step-counter',
    kind: 'spot',
    genre: 'chat',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Nate: How does your phone know you walked 7,312 steps? It was in your bag\nSage: There’s a motion sensor in it. It picks up the rhythm\nNate: In a BAG. With the keys and the gym shoes. It can’t tell a step from a speed bump\nSage: They’ve tested it though\nNate: I’ve been thinking about it all day and I just can’t see how that could work. It’s making up the number',
    decidingWords: ['I just can’t see how that could work', 'It’s making up the number'],
    breaksAt: 'It’s making up the number',
    options: [
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Nate can’t picture how it works and concludes that it doesn’t. What he can picture tells us about Nate, not about the phone.',
      },
      {
        label: 'appeal-to-authority',
        rationale: '“They’ve tested it” is no show of rank, and Nate is the one who isn’t moved by it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Doubting a gadget is healthy. Counting a few hundred steps would tell him more than a day of thinking.',
      },
      { label: 'anecdotal', rationale: 'He hasn’t got a story in which the count was off. He never checked it.' },
    ],
  },
  {
    id: 'personal-incredulity-the-treasurer',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'The auditor’s letter listed sixty-one transfers from the PTA account to a card in Liz’s name, $83,400 in all. Chloe read it twice at the kitchen table. “I’ve known her since our kids were in diapers,” she told her husband. “She brought us dinner for a month when you were sick. I can’t imagine Liz doing a thing like that. I can’t even make the picture in my head. So she didn’t do it, and whoever wrote this has some explaining to do.”',
    decidingWords: ['I can’t even make the picture in my head'],
    breaksAt: 'So she didn’t do it, and whoever wrote this has some explaining to do.”',
    options: [
      {
        label: 'burden-of-proof',
        rationale:
          'Support for the charge is on the table, page after page. Chloe doesn’t ask others to disprove a claim; she refuses to believe one.',
      },
      { label: 'false-cause', rationale: 'Nothing is taken to have brought about anything else.' },
      {
        label: 'personal-incredulity',
        right: true,
        rationale:
          'Being unable to imagine it is what friendship feels like. It doesn’t answer sixty-one transfers to a card in Liz’s name.',
      },
      {
        label: 'no-flaw',
        rationale: 'Loyalty is a good reason to hear Liz out. It isn’t evidence that the letter is wrong.',
      },
    ],
  },
  {
    id: 'personal-incredulity-before-i-sign',
    kind: 'sound',
    genre: 'letter',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Dear Mr. Neil, Thanks for your time on Tuesday. I’ve read the annuity brochure three times, and I still don’t understand how it pays seven percent when the market is down, or what happens to my money if I need it early. It may be perfectly good. But it’s most of what I have, and I’ve promised myself I won’t put it into something I can’t explain to my daughter. Could you show me those two things on paper before the 30th? Otherwise I’ll leave it in the bank. Esther Hope',
    decidingWords: ['It may be perfectly good', 'I won’t put it into something I can’t explain to my daughter'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'No admired name decides anything here, for the annuity or against it.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          '“I don’t understand it” would be a bad reason to call it a fraud. As a reason to wait and ask, it’s a good one.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She doesn’t say that it can’t work. She says that she won’t sign until she understands, which is a sensible rule for most of what one has.',
      },
      { label: 'anecdotal', rationale: 'She tells no story of how it went for someone else.' },
    ],
  },
]
