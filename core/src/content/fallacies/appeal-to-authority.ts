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
    text: 'The rash on Andre’s arm has been spreading for a month, and the pharmacist wants him to see a skin doctor. He won’t go. “Our conductor took a look at it during rehearsal, and he says it’s nerves,” Andre tells his wife. “The man’s led orchestras in forty countries. If he says it’s nerves, it’s nerves.”',
    failingStep: 'The man’s led orchestras in forty countries. If he says it’s nerves, it’s nerves.',
    why: 'Success in one field is treated as knowledge of another. Forty countries taught the conductor a great deal about music and very little about skin. Andre needs an exam by somebody who treats rashes.',
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
    difficulty: 'easy',
    scenario:
      'Garrett: Moving my retirement into the new coin tonight\nAnita: All of it? The founders can sell theirs whenever they want, it’s in the filing\nGarrett: Coach Larry says it’s safe and he won state four times, that’s all I need\nAnita: Coach Larry taught us how to block\nGarrett: Price goes up at midnight. You want in or not?',
    decidingWords: ['he won state four times'],
    breaksAt: 'Garrett: Coach Larry says it’s safe and he won state four times, that’s all I need',
    options: [
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Four state titles show that Coach Larry knows football. They say nothing about whether the founders can dump their coins on Garrett.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'There’s a rush, with the price going up at midnight. Garrett’s reason for calling it safe is the coach, not the rush.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Anita’s argument isn’t shown to be bad. He goes right past the filing.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Anita jokes about what the coach taught, and she has a point: it’s not his field. She isn’t running him down.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-ice-bath',
    slot: 'q5',
    form: 'A',
    kind: 'spot',
    genre: 'note',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Notes for the front desk: Members keep asking if they should use the ice bath right after lifting. We have three studies in the trainers’ binder, and in all three, people who iced after every workout put on less muscle. On Thursday we had a visit from a singer who’s sold out stadiums on four continents. She told us that icing builds muscle faster, so that’s what we’ll tell members from now on. Please update the sign.',
    decidingWords: ['a singer who’s sold out stadiums on four continents'],
    breaksAt: 'She told us that icing builds muscle faster, so that’s what we’ll tell members from now on.',
    options: [
      {
        label: 'fallacy-fallacy',
        rationale: 'No claim is rejected because somebody argued for it badly. The studies are dropped without a word.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Filling stadiums takes talent, and it doesn’t make anyone an expert on muscle. Three studies point the other way, and they’re set aside for her.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Are the trainers or the researchers insulted? No, they’re just ignored.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'A star at the gym is exciting. It’s her word that changes the sign, though, not anyone’s excitement.',
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
      'Team, Payroll thinks that Saturday’s training has to be paid, because it’s mandatory and state law counts mandatory training as work. Our founder, who turned one taco truck into 90 restaurants, says it doesn’t, and that settles it. Be there at eight. Phyllis',
    decidingWords: ['who turned one taco truck into 90 restaurants'],
    breaksAt: 'Our founder, who turned one taco truck into 90 restaurants, says it doesn’t, and that settles it.',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale: 'Phyllis isn’t trying to make people proud or sorry. She tells them who said so.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Payroll isn’t called lazy or ignorant. Its point about the law just gets overruled.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'A man can build 90 restaurants without knowing what the law calls work. Phyllis takes his success for an answer to a legal question.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Payroll’s argument is never faulted, so nothing is concluded from a fault in it.',
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
      'Ella: That study on phones and brain tumors is out\nRay: And?\nElla: They followed 420,000 people in Denmark for up to 21 years, and the ones with a cell phone didn’t get any more tumors than the ones without\nRay: Huh. So did you hear what the guy who won the physics prize for lasers said on that podcast?\nElla: No\nRay: He thinks they give you tumors. Hasn’t studied it, he said so himself, but he’s sure\nElla: So he has a hunch\nRay: He’s smarter than everybody in Denmark put together. If a prizewinner says they give you tumors, they do\nRay: I’m getting the kids a landline\nElla: Fine with me. I’d still like them to be able to call us',
    decidingWords: ['Hasn’t studied it, he said so himself', 'If a prizewinner says they give you tumors, they do'],
    breaksAt: 'If a prizewinner says they give you tumors, they do',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale: 'Tumors are frightening, and Ray may well be afraid. What he offers Ella as a reason is the prize.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'A prize for lasers isn’t knowledge of tumors, and the man says himself that he hasn’t studied them. Ray puts his hunch above 420,000 people who were followed for years.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Nobody finds a hole in the Danish study and declares its result false for that.',
      },
      {
        label: 'ad-hominem',
        rationale:
          'Ray’s line about Denmark is a jab at nobody in particular. The study loses to a big name, not to an insult.',
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
    difficulty: 'easy',
    scenario:
      '“It’s a fake,” said Deepa. “If you stop the clip you’ll see that he has six fingers, and the mayor was in Ohio that whole day, giving a speech on live television.”\n“Then explain to me why the quarterback shared it,” said Tim, scrolling back to the start. “He’s won two championships, and he says that it’s real, so I’m going with real. I’m sending it to the neighborhood list.”\n“Please look at his left hand first.”',
    decidingWords: ['He’s won two championships'],
    breaksAt: '“He’s won two championships, and he says that it’s real, so I’m going with real.',
    options: [
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Winning games tells us nothing about who made a clip. Tim has the fingers and the speech in front of him and goes by a quarterback.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Neither Deepa nor the mayor gets insulted. Tim just has a name he likes better.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'Deepa’s argument has no mistake that Tim could point to.',
      },
      {
        label: 'appeal-to-emotion',
        rationale: 'Neither side works up a feeling about the mayor. Tim’s only reason is who shared the clip.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-fire-chief',
    slot: 'q5',
    form: 'C',
    kind: 'spot',
    genre: 'review',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'About the lead on the old school lot: Yes, I’ve read the engineer’s report, with the little map of the eleven places where she drilled and the nine where she found it. But Ray says that the soil is clean, and Ray’s the fire chief who carried two kids out on Maple Street. I’m voting for the apartments, and if anybody needs a ride on Tuesday, let me know. Charlene',
    decidingWords: ['Ray’s the fire chief who carried two kids out'],
    breaksAt: 'But Ray says that the soil is clean, and Ray’s the fire chief who carried two kids out on Maple Street.',
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
          'Ray is brave and good at fires. Lead can’t be seen or smelled, and it’s the engineer who tested for it.',
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
      '“My son’s allergic to sesame, and I don’t want to see another reaction like the last one, so can he eat here?” asked Melanie.\n“He can,” said the principal. “Our superintendent says we don’t use any, and she’s the state’s educator of the year.”',
    decidingWords: ['she’s the state’s educator of the year'],
    breaksAt: '“Our superintendent says we don’t use any, and she’s the state’s educator of the year.”',
    options: [
      {
        label: 'bandwagon',
        rationale: 'Other parents’ views don’t come into it, and neither does how many kids eat there.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It makes sense to trust somebody who knows. Nothing says that the superintendent has read a label or talked to the kitchen.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'An award for educators isn’t knowledge of ingredients. The principal needs somebody who has read the labels.',
      },
      {
        label: 'burden-of-proof',
        rationale: 'Melanie isn’t told to find the sesame herself. She’s given a big name.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-sesame-sound',
    twinOf: 'appeal-to-authority-sesame',
    kind: 'sound',
    genre: 'dialog',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      '“My son’s allergic to sesame, and I don’t want to see another reaction like the last one, so can he eat here?” asked Melanie.\n“He can,” said the principal. “Our dietitian says we don’t use any, and she’s checked every label in the kitchen.”',
    decidingWords: ['she’s checked every label in the kitchen'],
    options: [
      {
        label: 'burden-of-proof',
        rationale: 'The school answers Melanie with a check that it made. She doesn’t have to show anything.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A dietitian does have some standing. What counts even more is that food is her field and she has read every label.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Food labels must list sesame, this is her job, and she’s checked all of them. That’s a good reason to say yes.',
      },
      {
        label: 'bandwagon',
        rationale: 'Nobody argues that it must be safe since lots of kids eat it.',
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
      'Store meeting, Friday. The online customer in Ohio wants six laptops and has mailed us a cashier’s check for $7,800. Rachel asked if we should hold the order until the money is in, since our bank told us that checks like this can be forged and that it takes a week or more to find out. Bill has asked his father about it, too. He was an admiral with 4,000 sailors under him, and he says that a cashier’s check is as good as cash. We’ll ship everything tonight.',
    decidingWords: ['He was an admiral with 4,000 sailors under him'],
    breaksAt: 'He was an admiral with 4,000 sailors under him, and he says that a cashier’s check is as good as cash.',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Nobody’s character is attacked, not the buyer’s and not the bank’s.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Many people do treat a cashier’s check like cash. The bank has just told them why that’s a risk with this one.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Commanding sailors doesn’t teach anyone to spot a forged check. Their own bank does know, and its warning gives way to an admiral.',
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
      'Store meeting, Friday. The online customer in Ohio wants six laptops and mailed us a cashier’s check for $7,800 three weeks ago. Rachel asked us then to hold the order, since our bank had told us that checks like this can be forged and that it takes a week or more to find out. This morning Bill asked our bank again, and they told him that the bank that issued the check has paid it and that the money is ours. We’ll ship everything tonight.',
    decidingWords: ['the bank that issued the check has paid it'],
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
          'They waited, the issuing bank stood behind the check, and the money arrived. A bank is the right one to ask about that.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-face-down',
    kind: 'spot',
    genre: 'review',
    domain: 'family',
    difficulty: 'easy',
    scenario:
      'I went through Mark’s phone last night while he was asleep, all the way back to March, and found nothing. He’s cheating, though, because Alejandra Kane says that’s what a face-down phone means, and nobody writes love stories like hers.',
    decidingWords: ['nobody writes love stories like hers'],
    breaksAt:
      'He’s cheating, though, because Alejandra Kane says that’s what a face-down phone means, and nobody writes love stories like hers.',
    options: [
      {
        label: 'genetic-fallacy',
        rationale: 'Where the saying started isn’t the point. It’s believed because the one who says it is famous.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'A wonderful novelist can make up any couple she likes. She knows nothing about Mark, and his phone showed nothing.',
      },
      {
        label: 'no-flaw',
        rationale: 'It’s fine to be worried. “He’s cheating” needs something that Mark did.',
      },
      {
        label: 'bandwagon',
        rationale: 'One writer is quoted. That lots of people believe it, too, isn’t claimed.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-sleeping-pill',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Since Julie’s mother had started the new sleeping pill, she’d fallen twice on the way to the bathroom, and the pharmacist said that the pill was known for that in people her age. Uncle Lewis, who’d argued before the Supreme Court, said that it was perfectly safe, so Julie let it go. She bought a night-light for the hall.',
    decidingWords: ['who’d argued before the Supreme Court'],
    breaksAt:
      'Uncle Lewis, who’d argued before the Supreme Court, said that it was perfectly safe, so Julie let it go.',
    options: [
      {
        label: 'appeal-to-emotion',
        rationale: 'Julie surely worries about her mother. It isn’t the worry that makes her drop the matter.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'Arguing before the Supreme Court is a great thing for a lawyer. On pills and falls, the pharmacist is the one with knowledge, and Julie goes with her uncle.',
      },
      {
        label: 'no-flaw',
        rationale: 'Listening to a smart uncle is easy to understand. He knows law, and the question is about a pill.',
      },
      {
        label: 'ad-hominem',
        rationale: 'Is the pharmacist waved off for the kind of person she is? She isn’t described at all.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-seed-oils',
    kind: 'spot',
    genre: 'note',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Kitchen notes: I’ve gone back and forth on seed oils for two years, and I’m done. Last night I heard the long interview with the actress who runs the emergency room on my favorite hospital show, and she’s positive that they cause arthritis. She’s been nominated four times, and she said it flat out and didn’t hedge. That settles it for this kitchen, and the canola went down the sink this morning.',
    decidingWords: ['the actress who runs the emergency room', 'That settles it for this kitchen'],
    breaksAt: 'That settles it for this kitchen, and the canola went down the sink this morning.',
    options: [
      {
        label: 'anecdotal',
        rationale:
          'A story of somebody’s own joints would come closer to that. Here it’s the speaker’s fame that settles it.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Anyone may cook with whatever they like. What oils do to joints is a question for people who have studied it.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'She’s admired for acting, and a part in a hospital show isn’t medical training. Her certainty is all the evidence there is.',
      },
      {
        label: 'personal-incredulity',
        rationale:
          'The writer has no trouble imagining that oils are harmless. She just heard a famous person say otherwise.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-forty-billion',
    kind: 'spot',
    genre: 'minutes',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'School committee, item 5. Ms. Eva Lund moved to drop the ninth-grade writing course. At a fundraiser, she said, the founder of a $40 billion software company had told her that in five years nobody will need to write, because machines will do it for them. A teacher asked if there was any research on this. “A man who built that from nothing knows what’s coming,” said Ms. Lund. The motion carried, four to three, without any further discussion.',
    decidingWords: ['A man who built that from nothing knows what’s coming'],
    breaksAt: '“A man who built that from nothing knows what’s coming,” said Ms. Lund.',
    options: [
      {
        label: 'ad-hominem',
        rationale: 'Nobody is run down. Someone is raised up, and that does the damage.',
      },
      {
        label: 'appeal-to-authority',
        right: true,
        rationale:
          'He knows how to build a company. What ninth graders lose when they stop writing is a different subject, and his success in one is used to settle the other.',
      },
      {
        label: 'no-flaw',
        rationale: 'He could be right. Nobody asked for anything but his opinion, though a teacher tried.',
      },
      {
        label: 'fallacy-fallacy',
        rationale: 'The teacher’s question isn’t called a bad argument, and nothing is rejected on that account.',
      },
    ],
  },
  {
    id: 'appeal-to-authority-three-oncologists',
    kind: 'sound',
    genre: 'letter',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Hi everyone, I know that some of you are sending me articles because you love me. I’ve now seen three oncologists at two different hospitals, none of whom makes a dime more either way. They didn’t talk to each other, and all three say surgery first and then radiation, with good odds at my stage. I’m not a doctor, so I’m going with them, and surgery’s scheduled for the ninth. Bring soup. Love, Alma',
    decidingWords: [
      'three oncologists at two different hospitals',
      'They didn’t talk to each other, and all three say surgery first',
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
          'The question lies in their field, they agree without having talked, and they gain nothing from the answer. That’s when relying on experts makes sense.',
      },
      {
        label: 'anecdotal',
        rationale: 'Hardly; three opinions from specialists aren’t one story set against wider evidence.',
      },
      {
        label: 'personal-incredulity',
        rationale: 'She knows what she can’t judge and asks those who can. That’s different from calling it false.',
      },
    ],
  },
]
