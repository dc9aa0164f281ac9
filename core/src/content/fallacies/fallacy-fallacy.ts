import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'fallacy-fallacy',
  aliases: ['Argument from Fallacy', 'Fallacist’s Fallacy', 'Bad Reasons Fallacy'],
  category: 'formal',
  severity: 'low',
  keywords: ['bad argument', 'true conclusion', 'refutation', 'weak reasons', 'debate', 'logic', 'dismissal'],
  link: 'https://yourlogicalfallacyis.com/the-fallacy-fallacy',
  definition:
    'Deciding that a claim is false because someone argued for it badly. A poor argument fails to support its conclusion, but the conclusion may still be true for other reasons.',
  gloss: 'Badly argued, so it’s called false.',
  neighbors: [
    {
      concept: 'genetic-fallacy',
      tellApart: 'Is the claim called false because the argument for it fails, or because of where it came from?',
    },
    {
      concept: 'ad-hominem',
      tellApart:
        'Does the speaker find a real gap in the argument and then go too far, or go after the person who made it?',
    },
    {
      concept: 'tu-quoque',
      tellApart:
        'Is the claim rejected because the argument for it is weak, or because the person making it doesn’t live by it?',
    },
    {
      concept: 'straw-man',
      tellApart: 'Did the argument fail as it was really made, or only in a twisted version?',
    },
    {
      concept: 'appeal-to-authority',
      tellApart:
        'Is a claim rejected because the reason given for it failed, or accepted because of who vouches for it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Maria’s aunt takes a half-hour walk after dinner. It keeps her blood sugar down, she says, because the air is cleaner after dark. Maria, who’s training to be a nurse in Tucson, shakes her head. “Clean air has nothing to do with sugar. So your walks aren’t doing anything for it. You might as well stay on the couch.”',
    failingStep: 'So your walks aren’t doing anything for it.',
    why: 'Maria has shown that one explanation is wrong. Then she acts as if a claim falls along with the reason given for it. To say that walking does nothing, she needs sugar readings with and without the walks.',
  },
  soundWhen:
    'It’s fine to show that a reason fails and stop there: “You haven’t convinced me yet.” And when many people have looked hard for good reasons and found none, doubt is fair. After fifty photos of a lake monster, all of them blurry, you may doubt that it’s there.',
  reply:
    '“You’re right, clean air doesn’t explain it. But that only takes away one reason. Could the walks help in some other way, and how would we find out?”',
  evidence:
    'Fischer (1970), Historians’ Fallacies: Toward a Logic of Historical Thought, Harper & Row (describes it as “the fallacist’s fallacy”).',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'fallacy-fallacy-old-bridge',
    slot: 'fallacy13',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Camila, who’s new in town, tells the class that a famous master painted our bridge in 1650, so it’s older than the church, built in 1700. Aiko discovers that the painting shows a different bridge. So ours isn’t older than the church, she says, and an embarrassed silence follows.',
    decidingWords: ['discovers that the painting shows a different bridge', 'ours isn’t older than the church'],
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'Camila is “new in town,” and somebody could hold that against her. Aiko doesn’t; she checks the painting.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Camila does mention “a famous master.” But his fame isn’t the point; what matters to her is the bridge in his painting.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'The embarrassed silence makes this painful to watch. But it comes after Aiko’s conclusion, so it can’t be her reason.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Aiko “discovers that the painting shows a different bridge,” so Camila’s reason is gone. But that doesn’t show that “ours isn’t older than the church,” because Aiko has no evidence for that, either.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-opening-at-seven',
    slot: 'q13',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'To the store team: Doug, who’s hardly an early bird himself, says opening at seven brings in extra sales, because sales went up when we tried it in June. But the street market was here in June, too, so we can’t tell what brought people in. That means opening at seven brings in nothing extra. I know some of you will be disappointed, and our retail consultant will be here Thursday to talk. Bea',
    decidingWords: ['so we can’t tell what brought people in', 'brings in nothing extra'],
    options: [
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Bea is right that “we can’t tell what brought people in.” But then she can’t tell that opening early “brings in nothing extra,” either, because that needs evidence of its own.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Calling Doug “hardly an early bird” is a jab. But it isn’t Bea’s reason; her reason is the street market in June.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A retail consultant is coming on Thursday. But Bea doesn’t say what the consultant thinks, and she’s made up her mind without asking.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Bea knows that some people will be disappointed, and she says so kindly. But she says it after her conclusion, and it isn’t her reason.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-river-herons',
    slot: 'fallacy13',
    form: 'B',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      'Fact check: False. The walking club, hardly a scientific body, says our river is cleaner than it was ten years ago, because more herons live there. But a leading bird expert says herons return to polluted rivers, too. Nobody has tested the water. Sorry to spoil the celebration!',
    decidingWords: ['Fact check: False', 'herons return to polluted rivers, too'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale:
          'A “leading bird expert” is quoted, but herons are something a bird expert knows about. The mistake comes when the fact check goes on to judge the water.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“Hardly a scientific body” is a jab at the club. But the verdict rests on the herons, not on who the walkers are.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Because “herons return to polluted rivers, too,” they don’t show that ours is cleaner. But they don’t show that it isn’t, so “Fact check: False” goes too far.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          '“Sorry to spoil the celebration” has some feeling in it. But it isn’t there to persuade anyone, and the reason given is about herons.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-torn-tent',
    slot: 'q13',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'What ripped the festival tent? Mike, never much of a detail man, suggested a storm, because his weather app showed one for Friday night. Then Tomoko noticed that the app was set to a town eighty miles away, and poor Mike laughed louder than anybody. “Not a storm, cause unknown,” the chairwoman, a retired judge, wrote on the insurance form, and she mailed it the same day.',
    decidingWords: ['Not a storm, cause unknown', 'the app was set to a town eighty miles away'],
    options: [
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Since “the app was set to a town eighty miles away,” it shows nothing about Friday’s weather here. So it’s no reason to write “Not a storm,” and the chairwoman has no other reason.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          '“Poor Mike” gets some sympathy, and he laughs it off. But that has nothing to do with what the chairwoman writes on the form.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A retired judge fills out the form, and people trust judges. But nobody says that the form is right because she wrote it.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“Never much of a detail man” isn’t kind, but Tomoko has a better reason to doubt Mike’s storm: the place the app was set to.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-bee-lamp',
    slot: 'fallacy13',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Yuki’s poster for the science fair said that bees can see ultraviolet light, because they kept flying to her lamp. Then Ignacio read the label: the lamp gives off ordinary blue light. “So all you’re saying is that bees love lamps,” he teased her. “That’s what you get for rushing.” Yuki felt miserable. That evening she changed the poster to say that bees can’t see ultraviolet, and she took it back to the gym.',
    decidingWords: ['the lamp gives off ordinary blue light'],
    options: [
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Now that “the lamp gives off ordinary blue light,” the test says nothing about ultraviolet. Yet Yuki “changed the poster to say that bees can’t see ultraviolet,” and she has no evidence for that.',
      },
      {
        label: 'straw-man',
        rationale:
          '“Bees love lamps” does twist what Yuki said. But it’s only a joke, and she changes the poster because of the label.',
      },
      {
        label: 'ad-hominem',
        rationale:
          '“That’s what you get for rushing” is a dig at Yuki. But Ignacio is teasing, and neither of them decides anything about bees because of it.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'Yuki “felt miserable” before she changed the poster, but the feeling isn’t her reason for changing it; her reason is the lamp.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-warm-socks',
    slot: 'q13',
    form: 'C',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Correction: In May we reported that warm socks help people fall asleep sooner. Our only source, a study from a renowned laboratory, has been withdrawn, because its careless volunteers filled out their sleep diaries weeks later, from memory. Warm socks make no difference to how quickly you fall asleep. We feel terrible about having misled you, and we thank the readers who wrote in with questions.',
    decidingWords: ['has been withdrawn', 'Warm socks make no difference to how quickly you fall asleep'],
    options: [
      {
        label: 'appeal-to-emotion',
        rationale:
          '“We feel terrible” is an apology. It isn’t there to make readers believe what the correction says about socks.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A “renowned laboratory” may have impressed the editors in May. But its study is gone now, and no expert backs the new claim.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'The only study “has been withdrawn,” so there’s no evidence left. “Warm socks make no difference to how quickly you fall asleep” needs evidence, too, and the correction gives none.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Calling the volunteers “careless” is a bit personal. But diaries filled out weeks later are a real flaw, so the study was withdrawn for a good reason.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-bus-pass',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Derek, who drives to work himself, tells his neighbor Oona that an annual bus pass would save her money. He’s done the math, but with prices from two years ago, and both the pass and single fares have changed. With prices that old, his math doesn’t tell her a thing, she says, so the pass would cost her more than single fares. Derek mentions a six-month pass, somewhere in between.',
    decidingWords: ['his math doesn’t tell her a thing', 'so the pass would cost her more than single fares'],
    breaksAt:
      'With prices that old, his math doesn’t tell her a thing, she says, so the pass would cost her more than single fares.',
    options: [
      {
        label: 'tu-quoque',
        rationale:
          'Derek recommends a bus pass and drives to work himself. But Oona doesn’t bring that up; what she objects to is his prices.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Six months is “somewhere in between,” it’s true. But Derek only mentions that at the end, after Oona has drawn her conclusion.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'With old prices, “his math doesn’t tell her a thing.” But then it can’t tell her that “the pass would cost her more,” either, and Oona offers no math of her own.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Oona is right about the old prices. But that leaves the question open, and she talks as if she knew the answer.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-bus-pass-sound',
    kind: 'sound',
    twinOf: 'fallacy-fallacy-bus-pass',
    genre: 'scene',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Derek, who drives to work himself, tells his neighbor Oona that an annual bus pass would save her money. He’s done the math, but with prices from two years ago, and both the pass and single fares have changed. With today’s prices, his math comes out $40 the other way, she says, so the pass would cost her more than single fares. Derek mentions a six-month pass, somewhere in between.',
    decidingWords: ['With today’s prices', 'his math comes out $40 the other way'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Oona doesn’t stop at the old prices. With today’s, “his math comes out $40 the other way,” and that’s a good reason to say that the pass would cost her more.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Oona finds a mistake and then says the opposite, and that does look suspicious. But she’s done the math again with today’s prices, and that’s what she goes by.',
      },
      {
        label: 'middle-ground',
        rationale:
          'Derek does mention a six-month pass, “somewhere in between.” But Oona’s conclusion doesn’t come from that; it comes from today’s prices.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'His own car makes Derek an odd person to recommend a bus pass. But Oona never mentions the car; she answers him with prices.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-slow-tablets',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Repair log: Luis heard in the break room that the update will slow down our forty library tablets. His own, already updated, took two minutes to start today. But its battery was nearly dead, and that makes any tablet slow, updated or not. So the update doesn’t slow them down, and the rest are getting it tonight. Thanks for reporting it, Luis.',
    decidingWords: ['that makes any tablet slow, updated or not', 'So the update doesn’t slow them down'],
    breaksAt: 'So the update doesn’t slow them down, and the rest are getting it tonight.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          '“Heard in the break room” makes it sound like gossip. But that isn’t why the log rejects the idea; its reason is the low battery.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The low battery does explain those two minutes, and finding it was good work. It doesn’t tell us what the update does to tablets with full batteries.',
      },
      {
        label: 'composition-division',
        rationale:
          'Luis’s tablet is only one of forty. But the log doesn’t say that they’re all like his; it treats a weak reason for his claim as proof against it.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'A nearly dead battery “makes any tablet slow, updated or not,” so Luis’s reason is no good. But “So the update doesn’t slow them down” needs a reason, too.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-slow-tablets-sound',
    kind: 'sound',
    twinOf: 'fallacy-fallacy-slow-tablets',
    genre: 'note',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Repair log: Luis heard in the break room that the update will slow down our forty library tablets. His own, already updated, took two minutes to start today. But its battery was nearly dead, and that makes any tablet slow, updated or not. So we can’t say whether the update slows them down, and four are getting it tonight as a test. Thanks for reporting it, Luis.',
    decidingWords: ['So we can’t say whether the update slows them down', 'four are getting it tonight as a test'],
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'Luis’s reason is rejected, and the update goes ahead. But it goes to four tablets, and nobody says that his idea is wrong.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'With Luis’s reason gone, the log says, “So we can’t say whether the update slows them down.” That’s true, and a test on four tablets will tell more.',
      },
      {
        label: 'composition-division',
        rationale:
          'The test covers four tablets, and the library has forty. But nobody says yet that the rest are like those four.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'A break room isn’t the most reliable place to hear things. But nobody throws out the idea because of that; four tablets will be used to test it.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-penalty-keeper',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Goalkeepers should stay in the center on penalty kicks, young Tyler tells his coach, because the three who stayed put in his videos made the save. Good eye, says Mr. Bashir, who once played for the national team, but three’s too few to tell us anything. So staying doesn’t help.',
    decidingWords: ['three’s too few to tell us anything', 'So staying doesn’t help'],
    breaksAt: 'So staying doesn’t help.',
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'Tyler is “young,” and a coach overrules him. But his idea is turned down because three saves are too few, not because of his age.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Mr. Bashir “once played for the national team,” and that impresses people. But he doesn’t ask Tyler to take his word; his reason is that three saves are too few.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Mr. Bashir is right that “three’s too few to tell us anything.” But then three saves can’t tell us that “staying doesn’t help,” either.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It’s true that three saves are too few. That’s a reason to doubt Tyler’s idea, but it’s no reason to say that staying doesn’t help.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-sailors-cap',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Dear cousins, Aunt Sue says Great-Grandpa went to sea, and her only evidence is the portrait with the sailor’s cap. But half of that studio’s portraits show the same cap, which was kept there for customers. So he didn’t go to sea, and that’s what our family history will say. I’m not calling her a liar, and heaven knows I’ve made mistakes myself. Let’s discuss the rest at Easter. Amara',
    decidingWords: ['was kept there for customers', 'So he didn’t go to sea'],
    breaksAt: 'So he didn’t go to sea, and that’s what our family history will say.',
    options: [
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'The cap “was kept there for customers,” so it doesn’t show that he went to sea. But “So he didn’t go to sea” needs evidence of its own, and Amara has none.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Finding out about the cap was good work. It’s a reason to leave out the voyage, but it’s no reason to write that he stayed on land.',
      },
      {
        label: 'straw-man',
        rationale:
          '“I’m not calling her a liar” answers something that nobody has said. But Amara doesn’t twist what Aunt Sue says, and she gets the evidence right, too.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Amara admits that she’s “made mistakes” herself. But nobody has accused her of anything, so she isn’t turning an accusation around.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-the-mole',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'My sister has been after me to get the mole on my shoulder looked at. I asked her why, and it turns out her psychic saw “a shadow on the left side.” A psychic! I laughed for a whole block. I mean, that’s the dumbest reason to go to a doctor I’ve ever heard. So there’s nothing wrong with the mole, and I’m spending my Friday off at the lake.',
    decidingWords: ['that’s the dumbest reason to go to a doctor', 'So there’s nothing wrong with the mole'],
    breaksAt: 'So there’s nothing wrong with the mole, and I’m spending my Friday off at the lake.',
    options: [
      {
        label: 'begging-the-question',
        rationale: 'The conclusion doesn’t stand on itself. It stands on how silly the sister’s reason was.',
      },
      {
        label: 'no-flaw',
        rationale: 'Laughing at the psychic is fine. Concluding that the mole is harmless doesn’t follow.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'The psychic is a terrible reason to worry. It’s no reason to stop worrying, either; a mole can be bad whatever anyone’s psychic says.',
      },
      { label: 'middle-ground', rationale: 'Nobody looks for the truth halfway between two people.' },
    ],
  },
  {
    id: 'fallacy-fallacy-bus-route',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Debate club, general\nNoah: The new bus route’s faster. Mine used to take fifty minutes and yesterday it took thirty\nJada: That’s an anecdote. One kid, one day\nNoah: ok fair\nJada: So no, it isn’t faster. Bad argument, claim’s dead',
    decidingWords: ['That’s an anecdote', 'So no, it isn’t faster'],
    breaksAt: 'Jada: So no, it isn’t faster.',
    options: [
      { label: 'ad-hominem', rationale: 'She goes after what Noah said, and she isn’t rude about him.' },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Jada is right that one ride proves little. She then says the claim is false, as if a weak reason could show that. The route may be faster all the same.',
      },
      { label: 'appeal-to-authority', rationale: 'Nobody’s name or rank is brought in to settle the question.' },
      {
        label: 'no-flaw',
        rationale:
          '“You haven’t shown it” would be a good reply. “It isn’t so” is a claim of her own without any support.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-not-convinced',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Dear Mr. Santiago, Thank you for the flyer about the water. It says our tap water must be bad because you had a stomachache on July 4. That could have been anything. So for now I don’t have a reason to think the water’s bad, and I’m not saying that it’s good. If you know of test results, from the city or anybody else, I’d read them tonight. My kids drink it. Holly Trent',
    decidingWords: ['I don’t have a reason to think the water’s bad, and I’m not saying that it’s good'],
    options: [
      { label: 'ad-hominem', rationale: 'She has nothing to say about the man who wrote the flyer.' },
      {
        label: 'appeal-to-authority',
        rationale: 'She asks for test results, and from anybody who has them, not for a big name.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She says that one reason fails and stops there, with the question still open. Then she asks for the kind of thing that could answer it.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'It would be one if she decided that the water is fine because the flyer argues badly. She makes a point of not doing that.',
      },
    ],
  },
]
