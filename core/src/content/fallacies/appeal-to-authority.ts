import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'appeal-to-authority',
  aliases: ['Argument from Authority', 'Appeal to False Authority'],
  category: 'informal',
  severity: 'medium',
  keywords: ['expert', 'celebrity', 'title', 'credentials', 'fame', 'endorsement', 'trust'],
  link: 'https://yourlogicalfallacyis.com/appeal-to-authority',
  definition:
    'Treating a claim as settled because someone important or admired says so, even though their knowledge lies elsewhere or the evidence points the other way.',
  gloss: 'True because somebody important says so.',
  neighbors: [
    {
      concept: 'bandwagon',
      tellApart: 'Are we told to believe it because of one admired person, or because so many people do?',
    },
    {
      concept: 'genetic-fallacy',
      tellApart: 'Is someone’s rank or talent offered as proof, or is the idea judged by where it first came from?',
    },
    {
      concept: 'ad-hominem',
      tellApart: 'Is a claim believed because of who says it, or thrown out because of who says it?',
    },
    {
      concept: 'burden-of-proof',
      tellApart: 'Does a big name stand in for proof, or is the doubter told to prove the opposite?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'The rash on Andre’s arm has been spreading for a month, and the pharmacist wants him to see a skin doctor. He won’t go. “Our conductor took a look at it during rehearsal, and he says it’s nerves,” Andre tells his wife. “The man’s led orchestras all over the world. If he says it’s nerves, it’s nerves.”',
    failingStep: 'The man’s led orchestras all over the world. If he says it’s nerves, it’s nerves.',
    why: 'Success in one field is treated as knowledge of another. Leading orchestras taught the conductor a great deal about music and very little about skin. Andre needs an exam by somebody who treats rashes.',
  },
  soundWhen:
    'Nobody can test everything, so it makes sense to rely on experts when the question lies in their field, most of them agree, and they have nothing to gain from the answer. Three geologists say the hillside above the school is unstable? Believe them, even if you can’t follow their math.',
  reply:
    '“He’s wonderful at what he does. Is this part of what he does? I’d like to hear from someone who sees cases like this every day.”',
  evidence:
    'Walton (1997), Appeal to Expert Opinion: Arguments from Authority (Pennsylvania State University Press). Locke (1690), An Essay Concerning Human Understanding, book IV, chapter 17.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'appeal-to-authority-coach-larry',
    slot: 'fallacy5',
    form: 'A',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Garrett: Moving my retirement into the new coin tonight\nAnita: All of it? The founders can sell theirs whenever they want, it’s in the filing\nGarrett: Coach Larry says it’s safe and he won state four times, that’s all I need\nAnita: Coach Larry taught us how to block\nGarrett: Price goes up at midnight. You want in or not?',
    decidingWords: ['he won state four times'],
    breaksAt: 'Garrett: Coach Larry says it’s safe and he won state four times, that’s all I need',
    options: [
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Four state titles show that Coach Larry knows football. They say nothing about a coin whose founders can sell out whenever they want.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'There’s a rush, with the price going up at midnight. Garrett’s reason for calling it safe is the coach, not the rush.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Garrett doesn’t reject her point over a mistake in how she argues. He goes right past the filing.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'The line about blocking is about what the coach knows, and that’s fair. It doesn’t run him down as a person.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-ice-bath',
    slot: 'q5',
    form: 'A',
    kind: 'spot',
    genre: 'ad',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'NEW at the Ironworks Gym: THE ICE BATH! Free for members through March, towel included.\nYou keep asking if you should use it right after lifting. Murad, our trainer, says to wait until evening, and he’s got a binder of studies. Sorry, Murad! On Thursday we had a visit from a singer who’s sold out stadiums on four continents. She told us icing right away builds muscle faster, so come straight from the weights and hop in.\nOpen daily, 6 to 10',
    decidingWords: ['a singer who’s sold out stadiums on four continents'],
    breaksAt: 'She told us icing right away builds muscle faster, so come straight from the weights and hop in.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale:
          'Nobody points to a mistake in the studies and throws out their result because of it. They’re just dropped.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Filling stadiums takes talent, but it doesn’t make anyone an expert on muscle. Murad’s advice rests on studies, and it’s set aside for her word.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Nobody insults Murad. His advice is simply overruled.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'A star at the gym is exciting. It’s her word the ad goes by, though, not the excitement.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-taco-truck',
    slot: 'fallacy5',
    form: 'B',
    kind: 'spot',
    genre: 'letter',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'Team, Some of you asked if Saturday’s training is paid. Payroll wanted to call the labor board first, but our founder turned one taco truck into 90 restaurants, and he says training doesn’t count as work. Be there at eight. Phyllis',
    decidingWords: ['our founder turned one taco truck into 90 restaurants'],
    breaksAt:
      'Payroll wanted to call the labor board first, but our founder turned one taco truck into 90 restaurants, and he says training doesn’t count as work.',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale: 'Phyllis isn’t trying to make people proud or sorry. She tells them who said so.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Nobody in Payroll is called lazy or ignorant. They just get overruled.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'A man can build 90 restaurants without knowing what the law counts as work. His success is taken for an answer to a legal question.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'That needs a bad argument whose point is thrown out along with it. Payroll only wanted to ask.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-laser-prize',
    slot: 'q5',
    form: 'B',
    kind: 'spot',
    genre: 'chat',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Ella: That study on phones and brain tumors is out\nRay: And?\nElla: They followed 420,000 cell phone users in Denmark for up to 21 years, and the users didn’t get any more tumors than everybody else\nRay: Huh. Did you hear that podcast with the guy who won the Nobel for lasers?\nElla: No, was it good?\nRay: Really good. He won’t let his grandkids near a phone, he says those things give you tumors\nElla: Does he work on that?\nRay: He has the biggest prize in science, Ella. If he says they give you tumors, they do\nRay: I’m getting the kids a landline\nElla: Fine with me. I’d still like them to be able to call us from practice',
    decidingWords: ['He has the biggest prize in science', 'If he says they give you tumors, they do'],
    breaksAt: 'If he says they give you tumors, they do',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale:
          'Tumors are frightening, and Ray may well be afraid. But what he offers Ella as a reason is the prize.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'A prize for lasers isn’t knowledge of tumors. Ray puts one man’s word above a study that followed 420,000 people for years.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Nobody finds a hole in the study and calls its result false because of it.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Neither Ella nor the researchers are insulted. The study loses to a big name.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-six-fingers',
    slot: 'fallacy5',
    form: 'C',
    kind: 'spot',
    genre: 'dialog',
    domain: 'news',
    difficulty: 'medium',
    scenario:
      '“That clip’s a fake, and if you stop it right there, you can see the mayor has six fingers on one hand,” said Deepa. “Besides, the day this was supposedly filmed here, I watched him give a speech live from Ohio.”\n“Then why did the quarterback share it?” Tim dragged it back to the start. “He’s won two championships, and he says it’s real, so I’m going with real. I’m sending it to the neighborhood list.”\n“Please look at the mayor’s left hand first.”',
    decidingWords: ['He’s won two championships'],
    breaksAt: '“He’s won two championships, and he says it’s real, so I’m going with real.',
    options: [
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Winning games teaches nobody to spot a fake clip. Tim has the hand right there on his screen and takes a quarterback’s word instead.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Neither Deepa nor the mayor gets insulted. Tim just likes the quarterback’s word better.',
      },
      {
        label: 'fallacy-fallacy',
        rationale:
          'Nobody shows that Deepa’s argument is bad and calls the clip real because of it. Tim never answers her.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'Nobody plays on anyone’s feelings about the mayor. Tim’s only reason is who shared the clip.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-fire-chief',
    slot: 'q5',
    form: 'C',
    mirrorOf: 'appeal-to-authority-half-a-year-in-orbit',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'About the lead on the old school lot: I know the engineer wants two feet of dirt hauled away before anybody builds there, and I know what that costs. But Ray walked the lot and says the soil is clean, and Ray’s the fire chief who carried two kids out of that fire on Maple Street. I’m voting to let them start on the apartments right away. If anybody needs a ride to the polls on Tuesday, let me know. Charlene',
    decidingWords: ['Ray’s the fire chief who carried two kids out'],
    breaksAt:
      'But Ray walked the lot and says the soil is clean, and Ray’s the fire chief who carried two kids out of that fire on Maple Street.',
    options: [
      {
        label: 'bandwagon',
        rationale: 'One man’s word is what convinces her. How many others agree with him isn’t mentioned.',
      },
      {
        label: 'begging-the-question',
        rationale: '“The soil is clean” gets a reason, though a poor one: Ray says so. It isn’t backed up by itself.',
      },
      {
        label: 'middle-ground',
        rationale: 'Charlene doesn’t look for a spot between the chief and the engineer. She picks the chief.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Ray is brave and good at fires. Walking the lot can’t show him whether there’s lead in it, and soil is the engineer’s job.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-sesame',
    kind: 'spot',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      '“My son’s allergic to sesame, and the last reaction put him in the hospital,” said Melanie. “Can he eat here?”\n“He can,” said the principal. “Our history teacher says we don’t use any, and she’s the state’s teacher of the year.”',
    decidingWords: ['she’s the state’s teacher of the year'],
    breaksAt: '“Our history teacher says we don’t use any, and she’s the state’s teacher of the year.”',
    options: [
      {
        label: 'bandwagon',
        rationale: 'Other parents’ views don’t come into it, and neither does how many kids eat there.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It makes sense to trust somebody who knows, but nothing says the history teacher has read a label or talked to the kitchen.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'An award for teaching isn’t knowledge of ingredients. The principal needs somebody who has read the labels.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'It isn’t left to Melanie to find the sesame. She’s given a prizewinner’s word.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-sesame-sound',
    twinOf: 'appeal-to-authority-sesame',
    kind: 'sound',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      '“My son’s allergic to sesame, and the last reaction put him in the hospital,” said Melanie. “Can he eat here?”\n“He can,” said the principal. “Our dietitian says we don’t use any, and she’s checked every label in the kitchen.”',
    decidingWords: ['she’s checked every label in the kitchen'],
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'Melanie doesn’t have to show anything. The school has done the checking itself.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'The principal does take somebody’s word. But food is the dietitian’s field, and she’s checked every label, so it’s worth taking.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Food labels must list sesame, this is her job, and she’s checked all of them. That’s a good reason to say yes.',
      },
      {
        label: 'bandwagon',
        rationale: 'Nobody argues that it must be safe because lots of kids eat it.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-cashiers-check',
    kind: 'spot',
    genre: 'minutes',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Store meeting, Friday. An online customer in Ohio wants six laptops and has mailed us a cashier’s check for $7,800. Rachel asked if we should hold the order until the money is in, since our bank told us checks like this can be forged and it takes a week or more to find out. Bill said his father, who was an admiral with 4,000 sailors under him, told him a cashier’s check is as good as cash, so we don’t have to wait. We’ll ship everything tonight.',
    decidingWords: ['who was an admiral with 4,000 sailors under him'],
    breaksAt:
      'Bill said his father, who was an admiral with 4,000 sailors under him, told him a cashier’s check is as good as cash, so we don’t have to wait.',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Nobody’s character is attacked, not the buyer’s and not the bank’s.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Many people do treat a cashier’s check like cash. But the store’s own bank has said why that’s a risk.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Commanding sailors doesn’t teach anyone to spot a forged check. Their own bank does know, but its warning gives way to an admiral.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'That needs a poor argument, thrown out along with its conclusion. The bank’s argument was good.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-cashiers-check-sound',
    twinOf: 'appeal-to-authority-cashiers-check',
    kind: 'sound',
    genre: 'minutes',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Store meeting, Friday. An online customer in Ohio wants six laptops and mailed us a cashier’s check for $7,800 three weeks ago. Rachel asked us then to hold the order, since our bank had told us checks like this can be forged and it takes a week or more to find out. This morning Bill asked our bank again, and they told him the issuing bank has paid it and the money is ours. We’ll ship everything tonight.',
    decidingWords: ['the issuing bank has paid it'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale: 'They do take somebody’s word. It’s the word of a bank about a check that passed through its hands.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Nothing is called false because it was argued for badly.',
      },
      {
        label: 'ad-hominem',
        rationale: 'The buyer’s character isn’t discussed, only the check.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'They waited, the issuing bank paid the check, and the money is theirs. A bank is the right place to ask about that.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-face-down',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Mark has started laying his phone face down at dinner. Alejandra Kane posted that a face-down phone means he’s cheating, and nobody writes love stories like hers, so now I know. I’m going through his phone tonight.',
    decidingWords: ['nobody writes love stories like hers'],
    breaksAt:
      'Alejandra Kane posted that a face-down phone means he’s cheating, and nobody writes love stories like hers, so now I know.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'Where the saying started isn’t the point. It’s believed because the one who says it writes great love stories.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale: 'A gift for love stories doesn’t tell Alejandra Kane why this particular man turns his phone over.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s fine to be worried, but knowing he’s cheating takes more than a phone lying face down.',
      },
      {
        label: 'bandwagon',
        rationale: 'One writer is quoted. How many people believe the same isn’t mentioned.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-sleeping-pill',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Julie’s mother had been unsteady on her feet ever since she’d started the new sleeping pill, and the pharmacist offered to call her doctor about another one. Julie wanted to hear what her uncle Lewis thought. He’d argued before the Supreme Court and won, and he said the pill was perfectly safe, so she told the pharmacist not to bother.',
    decidingWords: ['He’d argued before the Supreme Court and won'],
    breaksAt:
      'He’d argued before the Supreme Court and won, and he said the pill was perfectly safe, so she told the pharmacist not to bother.',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale: 'Julie surely worries about her mother. It isn’t the worry that makes her drop the matter.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Winning before the Supreme Court shows that Lewis is good at law. What a pill does to people is the pharmacist’s field, not his.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Listening to a smart uncle is easy to understand, but the question is about a pill, and nothing says he knows about pills.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Nothing is held against the pharmacist as a person. The offer just loses to a bigger name.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-seed-oils',
    kind: 'spot',
    genre: 'review',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      '★☆☆☆☆ Canola oil, 48 ounces. I’ve gone back and forth on this stuff for two years, and I’m done. Last night I heard the long interview with the actress who runs the emergency room on my favorite hospital show, and she’s positive seed oils cause arthritis. She’s been nominated four times, and she said it flat out and didn’t hedge. That settles it for me, and the rest of the bottle went down the sink this morning.',
    decidingWords: ['the actress who runs the emergency room', 'That settles it for me'],
    breaksAt: 'That settles it for me, and the rest of the bottle went down the sink this morning.',
    options: [
      {
        label: 'anecdotal',
        rationale: 'Nobody’s own aching joints are offered as a case. It’s the actress’s word that settles it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Anyone may cook with whatever they like, but what oils do to joints is a question for people who have studied it.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'She’s admired for acting, and playing a doctor isn’t medical training. Being nominated and sounding sure aren’t evidence about oils.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'Nothing is called too hard to believe or understand. The writer just goes by what a famous person said.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-half-a-year-in-orbit',
    mirrorOf: 'appeal-to-authority-fire-chief',
    kind: 'spot',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'School committee, item 5. Ms. Eva Lund moved that we come out against the apartments on the old school lot, because they’d crowd Hill Elementary. Mr. Ochoa read aloud from the planner’s report, which expects about ten new children in all. Carol Whitlow expects at least a hundred, Ms. Lund answered. “Carol spent half a year in orbit, so I’m going with her number.” The motion carried, four to three, without any further discussion.',
    decidingWords: ['Carol spent half a year in orbit'],
    breaksAt: '“Carol spent half a year in orbit, so I’m going with her number.”',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Nobody is run down here, not Mr. Ochoa and not the planner.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Six months in space doesn’t teach anybody how many children will move into an apartment building. The planner’s estimate is set aside because of a space flight.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Worrying about a crowded school is fair, but the only reason given for a hundred children is who says so.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'The planner’s report isn’t shown to contain a mistake, and nothing is rejected on that account.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-three-oncologists',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'Hi everyone, I know you’re sending me those articles because you love me, and I can’t tell you what’s wrong with them. The three oncologists I’ve seen at two different hospitals all say surgery first and then radiation, with good odds at my stage. They’ve spent their lives on this and I sell carpet, so I’m going to do what they say, starting with surgery on the ninth. Please don’t send me any more links. Love, Alma',
    decidingWords: [
      'three oncologists I’ve seen at two different hospitals all say surgery first',
      'They’ve spent their lives on this',
    ],
    options: [
      {
        label: 'appeal-to-authority',
        rationale:
          'She does take it on somebody’s word. It’s the word of the right people, several of them, on exactly what they know.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'This is exactly their field, and three of them at two hospitals agree. That’s when relying on experts makes sense.',
      },
      {
        label: 'anecdotal',
        rationale: 'Opinions from three specialists aren’t one person’s story set against wider evidence.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'She admits that she can’t judge the articles. That’s different from calling them false because they’re hard to imagine.',
      },
    ],
  },
]
