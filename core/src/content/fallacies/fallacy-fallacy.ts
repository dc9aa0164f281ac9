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
    id: 'fallacy-fallacy-later-bell',
    mirrorOf: 'fallacy-fallacy-team-bus',
    slot: 'fallacy13',
    form: 'A',
    kind: 'spot',
    genre: 'ad',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'KEEP THE 7:40 BELL\nYou’ve heard the parents who say a later start would help our teenagers. They keep bringing up Lakewood High, where attendance went up the same year the school switched to an 8:30 start. What they don’t say is that Lakewood got nine new buses that year and stopped counting late arrivals as absences. Lakewood doesn’t prove a thing, and a later start wouldn’t help our kids. Come and say so on Tuesday at six, in the gym.',
    decidingWords: ['a later start wouldn’t help our kids'],
    breaksAt: 'Lakewood doesn’t prove a thing, and a later start wouldn’t help our kids.',
    options: [
      {
        label: 'ad-hominem',
        rationale:
          'The flyer answers what the parents say about Lakewood. It doesn’t say what sort of people they are.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'No expert or big name is brought in against the later bell.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'Fear and pity don’t come into it. The flyer deals in buses and attendance.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'The new buses and the new way of counting do spoil Lakewood as an example. Losing one example doesn’t mean a later start wouldn’t help.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-full-moons',
    slot: 'q13',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Hi all, Jerome asked for a second person on the night desk, because he says hospitals get busier at the full moon. I looked it up, and they don’t. So one person is enough, and I’m leaving the schedule as it is until further notice. Thank you for bringing it up, Jerome. Sylvia',
    decidingWords: ['So one person is enough'],
    breaksAt: 'So one person is enough, and I’m leaving the schedule as it is until further notice.',
    options: [
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Sylvia is right about the moon. That takes away Jerome’s reason, and she treats it as if it showed that one person is enough.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Sylvia is polite to Jerome. She goes after his reason and leaves him alone.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'She looked the moon up for herself. Nobody’s rank or fame is what settles it.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'This is a calm and friendly email, and no feeling stands in for a reason.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-the-barber',
    slot: 'fallacy13',
    form: 'B',
    kind: 'spot',
    genre: 'thought',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'The guy on the radio says there’s a recession coming, and he knows because his barber’s been slow. One barber, in one town, in the middle of summer, when half the town is away at the beach! That’s not a reason to think anything. So there’s no recession on the way, and I’ve decided to call the dealer back about the truck.',
    decidingWords: ['That’s not a reason'],
    breaksAt: 'So there’s no recession on the way, and I’ve decided to call the dealer back about the truck.',
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'Fame doesn’t win anybody over here. The guy on the radio isn’t believed at all.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'It’s the man’s evidence that gets laughed at, and it’s laughable. He isn’t called stupid or a liar.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'One slow barber says nothing about a recession, for or against. That the reason was bad doesn’t mean there’s no recession coming.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'Wanting the truck may help things along. The reason given is the barber.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-carpet-beetle',
    slot: 'q13',
    form: 'B',
    kind: 'spot',
    genre: 'note',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'About the bedbug thing, before everybody panics: Amber’s whole case was that photo of a bug on her mattress. I looked at it on a big screen, I compared it with the county’s pictures, and it’s a carpet beetle. She agrees. There are no bedbugs in this building, and I’ve told the exterminator he doesn’t have to come on Thursday. You can all put your furniture back. Dwayne, for the landlord',
    decidingWords: ['Amber’s whole case was that photo'],
    breaksAt:
      'There are no bedbugs in this building, and I’ve told the exterminator he doesn’t have to come on Thursday.',
    options: [
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Her photo shows a beetle, and that’s where Dwayne should have stopped. Whether there are bedbugs elsewhere in the building is something the photo can’t tell him.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'He tries to calm people down. He offers a reason for it, though, and it isn’t a feeling.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'County pictures are a good source for telling bugs apart, and he uses them for that.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Nothing is said against Amber, who even agrees about her photo.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-eleven-friends',
    slot: 'fallacy13',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Theo’s science report said that teenagers sleep less than they did in 2005, and his evidence was a poll of his group chat. “Eleven friends aren’t teenagers in general,” his teacher wrote in the margin. That was fair enough. “So teenagers sleep just as much as they used to,” she added under it, and gave him a C.',
    decidingWords: ['Eleven friends aren’t teenagers in general'],
    breaksAt: '“So teenagers sleep just as much as they used to,” she added under it, and gave him a C.',
    options: [
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Eleven friends are too few, as she says. Better polls might show just what Theo claimed, but she calls it false without any.',
      },
      {
        label: 'straw-man',
        rationale:
          'His report isn’t made to say anything sillier than it did. A poll of his group chat is what it offered.',
      },
      {
        label: 'ad-hominem',
        rationale: 'It’s the poll that the teacher finds fault with. What kind of student Theo is doesn’t come up.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'No fear, pity or pride is used to win here.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-roman-soldiers',
    slot: 'q13',
    form: 'C',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'It says on the oatmeal box that oats lower your cholesterol, because Roman soldiers lived on them and had strong hearts. According to my daughter’s history book, it was wheat. So oats don’t do a thing for cholesterol. Tomorrow I’m going back to bacon.',
    decidingWords: ['According to my daughter’s history book, it was wheat'],
    breaksAt: 'So oats don’t do a thing for cholesterol.',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale: 'Bacon is what the writer would rather eat. It isn’t given as a reason to doubt the oats.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'A history book is a fair source on what Roman soldiers ate, and that’s all it’s quoted for.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Roman soldiers were a silly reason, but the claim doesn’t hang on them. Oats have been tested on people, and they do lower cholesterol a little.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Whoever wrote the claim on the box isn’t insulted. Only the story about the soldiers is corrected.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-fuller-cart',
    kind: 'spot',
    genre: 'review',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Money Mailbag: Guadalupe wrote in to say her new warehouse club saves her money, because her cart is a lot fuller when she leaves than it used to be. I love your spirit, Guadalupe, but a fuller cart only shows that you’re bringing home more stuff. You could be spending twice what you spent before. The club isn’t saving you anything, and you should ask for your $65 fee back while you still can. Next week: Should you lease?',
    decidingWords: ['a fuller cart only shows that you’re bringing home more stuff'],
    breaksAt: 'The club isn’t saving you anything, and you should ask for your $65 fee back while you still can.',
    options: [
      {
        label: 'tu-quoque',
        rationale: 'Nobody’s own shopping is held against them here.',
      },
      {
        label: 'middle-ground',
        rationale: 'There’s no search for a spot between saving and not saving.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'A full cart is a poor reason, as the columnist says. A claim with a poor reason can still be true, and the columnist calls it false without comparing a single grocery price.',
      },
      {
        label: 'no-flaw',
        rationale:
          'The remark about the cart is right on target. The verdict on the club needs grocery prices, and there are none.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-fuller-cart-sound',
    twinOf: 'fallacy-fallacy-fuller-cart',
    kind: 'sound',
    genre: 'review',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Money Mailbag: Guadalupe wrote in to say her new warehouse club saves her money, because her cart is a lot fuller when she leaves than it used to be. I love your spirit, Guadalupe, but a fuller cart only shows that you’re bringing home more stuff. I took the list you sent and priced it at the club and at your old supermarket, and the club came to $11 more a month. The club isn’t saving you anything, and you should ask for your $65 fee back while you still can. Next week: Should you lease?',
    decidingWords: ['the club came to $11 more a month'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The bad argument is set aside, and then the columnist goes and finds out. Her own list costs more at the club, even before the $65.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Her reason is shown to be weak, yes. That isn’t why the club is turned down; the prices are.',
      },
      {
        label: 'middle-ground',
        rationale: 'No price halfway between the two stores is called the right one.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Nobody answers Guadalupe by pointing to something she does herself.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-refund-rule',
    kind: 'spot',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Zoe had a week to decide whether the chatbot would answer all of the chain’s customer mail. Mitch, who’d been reading its answers since March, told her it made up refund rules, and he had an example ready: a woman in Tulsa had been told she had 90 days to get her money back, and the chain’s limit was 30. Zoe pulled up the thread and read it line by line. The chatbot hadn’t even been on; a temp had typed the whole thing, 90 days and all, and Mitch had mixed up the logs. She showed him, and he apologized. The chatbot didn’t make up rules, she told the owner, and on Monday it took over the mail at all nine stores.',
    decidingWords: ['The chatbot didn’t make up rules'],
    breaksAt:
      'The chatbot didn’t make up rules, she told the owner, and on Monday it took over the mail at all nine stores.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'It doesn’t matter to her who built the chatbot. She looks at one thread.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Checking the thread was a good thing to do, but it took away one example and left open whether there are others.',
      },
      {
        label: 'composition-division',
        rationale: 'She isn’t going from the parts of something to the whole, or the other way around.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'The example was a mix-up, so it shows nothing about the chatbot. Zoe takes it to show that the chatbot doesn’t make up rules.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-refund-rule-sound',
    twinOf: 'fallacy-fallacy-refund-rule',
    kind: 'sound',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Zoe had a week to decide whether the chatbot would answer all of the chain’s customer mail. Mitch, who’d been reading its answers since March, told her it made up refund rules, and he had an example ready: a woman in Tulsa had been told she had 90 days to get her money back, and the chain’s limit was 30. Zoe pulled up the thread and read it line by line. The chatbot hadn’t even been on; a temp had typed the whole thing, 90 days and all, and Mitch had mixed up the logs. She showed him, and he apologized. That didn’t clear the chatbot, she told the owner, and she spent the rest of the week reading 200 of its answers.',
    decidingWords: ['That didn’t clear the chatbot'],
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'An example does fall apart here, but Zoe says that doesn’t clear the chatbot, and she keeps looking.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'She drops the bad example and leaves the question open until she’s read 200 answers. That’s as far as the facts go.',
      },
      {
        label: 'composition-division',
        rationale:
          'Reading 200 answers is a way to learn how it does. Nothing is taken to be true of each because it’s true of all.',
      },
      {
        label: 'genetic-fallacy',
        rationale: 'The example is dropped because of what the logs show, not because it came from Mitch.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-team-bus',
    mirrorOf: 'fallacy-fallacy-later-bell',
    kind: 'spot',
    genre: 'letter',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'To the school board: Mr. Todd says a later bell would hurt our teams, because the last bus would get them home at midnight. He was reading last year’s bus schedule. A later bell won’t hurt the teams, so please vote yes. Erica Boyd',
    decidingWords: ['He was reading last year’s bus schedule'],
    breaksAt: 'A later bell won’t hurt the teams, so please vote yes.',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Mr. Todd made a mistake, and she names it. What he’s like isn’t held against the claim.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'No doctor, coach or other big name is called in to decide it.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Midnight came from the wrong schedule, so that reason is gone. A later bell may still hurt the teams, with less daylight for practice, for instance.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Pointing out the old schedule is fair, but it doesn’t tell us when the buses get home now, or that the teams will be fine.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-the-dream',
    kind: 'spot',
    genre: 'dialog',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      '“He’s seeing somebody,” said Vera. “I had a dream about it, two nights running.”\n“A dream isn’t a reason to believe anything,” said her sister, “so no, he’s not cheating. Now give me his phone, and I’ll put it back before he notices.”',
    decidingWords: ['so no, he’s not cheating'],
    breaksAt: '“A dream isn’t a reason to believe anything,” said her sister, “so no, he’s not cheating.',
    options: [
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'A dream tells Vera nothing about him, one way or the other. Her sister is right to drop it, but she has no reason of her own to say that he isn’t cheating.',
      },
      {
        label: 'no-flaw',
        rationale: '“You don’t know that” would’ve been a fair answer to a dream. “He’s not cheating” goes further.',
      },
      {
        label: 'straw-man',
        rationale: 'Vera’s reason is taken just as she gave it: a dream, two nights running.',
      },
      {
        label: 'tu-quoque',
        rationale: 'Her sister doesn’t say Vera has secrets of her own.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-the-mole',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Comment: Oh, I can top that. My sister has been after me to have the mole on my shoulder looked at, and when I finally asked her why, it turned out her psychic had seen “a shadow on the left side.” I laughed for a whole block. I mean, that’s the dumbest reason to go to a doctor I’ve ever heard. So there’s nothing wrong with the mole, and I’m spending my Friday off at the lake.',
    decidingWords: ['that’s the dumbest reason to go to a doctor', 'So there’s nothing wrong with the mole'],
    breaksAt: 'So there’s nothing wrong with the mole, and I’m spending my Friday off at the lake.',
    options: [
      {
        label: 'begging-the-question',
        rationale: 'The conclusion doesn’t rest on itself. It rests on how silly the sister’s reason was.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Laughing at the psychic is fine, but a silly reason for seeing a doctor doesn’t make the mole harmless.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'A psychic’s “shadow” is a terrible reason to worry, but it’s no reason to stop worrying, either. A mole can be bad whatever a psychic says.',
      },
      {
        label: 'middle-ground',
        rationale: 'Nobody here splits the difference between two opinions.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-bus-route',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Debate club, general\nNoah: The new bus route’s faster. Mine used to take 50 minutes and yesterday it took 31\nJada: That’s an anecdote. One kid, one day\nNoah: ok fair\nJada: So no, it isn’t faster. Can we get back to the topic',
    decidingWords: ['That’s an anecdote', 'it isn’t faster'],
    breaksAt: 'Jada: So no, it isn’t faster.',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'What Noah said is the target. There isn’t a word about Noah himself.',
      },
      {
        label: 'fallacy-fallacy',
        right: true,
        rationale:
          'Jada is right that one ride proves little. She then says the claim is false, as if a weak argument for it were proof against it. The route may be faster all the same.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'Nobody’s name or rank is brought in to settle the question.',
      },
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
    difficulty: 'hard',
    scenario:
      'Dear Mr. Santiago, Thank you for the flyer and the petition. You say our tap water must be bad because you had a stomachache on July 4, which could have come from anything. That’s no reason to think the water’s bad, and I won’t sign a petition that says it is. If you know of test results, from the city or anybody else, I’ll read them tonight, because my kids drink that water. Holly Trent',
    decidingWords: ['I won’t sign a petition that says it is', 'I’ll read them tonight'],
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Mr. Santiago gets a thank-you and a plain answer. His character isn’t mentioned.',
      },
      {
        label: 'appeal-to-authority',
        rationale: 'She’d take test results from anybody who has them. She isn’t asking for a big name.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'A stomachache is a poor reason to sign, and she doesn’t sign. She leaves open whether the water is bad, and asks for test results that could settle it.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'She does throw out his argument. Nowhere does she go on to say that the water is fine.',
      },
    ],
  },
]
