import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'authority-bias',
  aliases: [],
  category: 'cognitive-bias',
  severity: 'high',
  keywords: ['expert', 'rank', 'title', 'fame', 'boss', 'obedience', 'trust', 'uniform'],
  link: 'https://en.wikipedia.org/wiki/Authority_bias',
  definition:
    'Giving an opinion more weight than its reasons deserve because the person behind it has rank, a title or fame. Evidence that points the other way then hardly counts.',
  gloss: 'Rank or fame outweighs the reasons.',
  neighbors: [
    {
      concept: 'halo-effect',
      tellApart:
        'Is the claim trusted because of the speaker’s rank, or does one good trait make the others look better?',
    },
    {
      concept: 'social-proof',
      tellApart: 'Does one important person settle it, or what lots of other people are doing?',
    },
    {
      concept: 'bandwagon-effect',
      tellApart: 'Is it one person’s rank that wins people over, or the growing crowd?',
    },
    {
      concept: 'in-group-bias',
      tellApart: 'Does the speaker’s word count for more because of rank, or because the speaker is one of us?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'With the rainy season coming, a housing co-op in Seattle has to decide what to do about its roof. Its contractor has opened the ceiling and found two rotten beams; the photos are on the table. Professor Ibarra, who’s won three prizes for wooden roofs, glances up from the yard and calls the beams sound. “With those prizes, he can’t be wrong about a roof,” says Rosario. “We’ll leave them.”',
    failingStep: 'With those prizes, he can’t be wrong about a roof',
    why: 'Prizes make his guess better than most people’s, but prizes don’t inspect beams. The professor glanced up from the yard and gave no reason, while the photos show rot. If he’d examined the beams and explained what he found, his word could outweigh the photos.',
  },
  soundWhen:
    'Trusting experts is often the best we can do: it’s their field, they’ve looked at the case, and others in the field mostly agree. If your dentist studies the X-ray and says the tooth can wait, you don’t have to check it yourself.',
  reply:
    'Ask of any big name: “What did they look at, and what is their reason?” Then imagine hearing the same words from somebody without a title, and see how much weight they still carry.',
  evidence:
    'Milgram (1963), “Behavioral Study of Obedience,” Journal of Abnormal and Social Psychology 67; Hofling et al. (1966), “An Experimental Study in Nurse-Physician Relationships,” Journal of Nervous and Mental Disease 143. Both are about obeying orders, a close cousin. Rank & Jacobson (1977), Journal of Health and Social Behavior 18, found otherwise when nurses knew the drug and could consult others.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'authority-bias-brace-on-saturday',
    slot: 'bias16',
    form: 'B',
    kind: 'decide',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Your daughter’s ankle is in a brace, and the semifinal is on the 11th. The club’s new director, who played in two Olympics, glanced at the brace from his car and said, “She’ll be fine.” Her physical therapist, a year out of school, had her hop and turn on it last night and says the 15th. Her dad, who can’t stand to see her limp, says the 30th, and going by the urgent-care handout it’d be the 22nd. She’s begging you, and the director’s waiting.\n\nHow long do you keep her out?',
    decidingWords: ['had her hop and turn on it last night and says the 15th'],
    options: [
      {
        text: 'Have her wait until the 11th before she plays.',
        tag: 'wait',
        rationale:
          'Two Olympics are hard to argue with, but the director only glanced at a brace from his car. He hasn’t examined the ankle.',
      },
      {
        text: 'Have her wait until the 15th before she plays.',
        right: true,
        tag: 'wait',
        rationale:
          'The therapist is trained for this and tested the ankle last night. The director’s fame doesn’t make his glance an exam.',
      },
      {
        text: 'Have her wait until the 22nd before she plays.',
        tag: 'wait',
        rationale:
          'A handout is written for every ankle. Hers was tested last night, and the therapist expects it to be ready sooner.',
      },
      {
        text: 'Have her wait until the 30th before she plays.',
        tag: 'wait',
        rationale:
          'Her dad means well, but he’s going by how she limps. The therapist tested the ankle and doesn’t want her out that long.',
      },
    ],
    flip: {
      fact: 'The therapist, after last night’s test, says she’s ready for the 11th.',
      makesRight: 'Have her wait until the 11th before she plays.',
    },
  },
  {
    id: 'authority-bias-admirals-lunch',
    slot: 'bias16',
    form: 'A',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'To my brothers, about Mom’s fall. The physical therapist spent an hour with her on Tuesday, watched her take the stairs, and wants us to get a second railing, a walker, and somebody next to Mom on every step. I was about to order the railing and the walker on Thursday when Mom’s new neighbor came to lunch. He’s a rear admiral in the Navy, and he told us a walker would only make her old. An admiral says no walker, and that’s good enough for me, so all I ordered was the railing. Mom’s a little scared of the stairs, but she was very proud to have him at her table. I’ll send you the pictures tonight. Love, Rosemary',
    decidingWords: ['An admiral says no walker, and that’s good enough for me'],
    breaksAt: 'An admiral says no walker, and that’s good enough for me, so all I ordered was the railing.',
    options: [
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'Being an admiral doesn’t make him a judge of falls. The therapist watched their mother on the stairs, and Rosemary takes the admiral’s word instead.',
      },
      {
        label: 'social-proof',
        rationale: 'One man said it. She doesn’t point to what other families do after a fall.',
      },
      {
        label: 'in-group-bias',
        rationale: 'He’s a new neighbor, not one of the family. What counts for her is that he’s an admiral.',
      },
      {
        label: 'halo-effect',
        rationale: 'She doesn’t say he must be right because he’s charming. Her reason is his rank.',
      },
    ],
  },
  {
    id: 'authority-bias-night-desk',
    slot: 'bias16',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      'The ambulance company needs a dispatcher for its night desk by Monday, and it’s up to you. Janine lives around the corner, Felix has a wonderfully calm voice, and only Noor got every address right on the practice calls. This morning old Chief Barlow, the one on the mural downtown, called you himself. He’d met Travis at a barbecue, he said, and the man was born for that desk. Travis’s wife has just texted to thank you.\n\nWho do you hire?',
    decidingWords: ['only Noor got every address right on the practice calls', 'He’d met Travis at a barbecue'],
    options: [
      {
        text: 'Hire Janine for the night desk, starting Monday.',
        tag: 'go ahead',
        rationale:
          'Living around the corner is handy. On the practice calls, though, she got at least one address wrong.',
      },
      {
        text: 'Hire Noor for the night desk, starting Monday.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Sending the ambulance to the right address is the job, and only Noor did it every time. The chief’s fame doesn’t make a barbecue a test.',
      },
      {
        text: 'Hire Felix for the night desk, starting Monday.',
        tag: 'go ahead',
        rationale: 'Callers like a calm voice, but it doesn’t help them when the ambulance goes to the wrong house.',
      },
      {
        text: 'Hire Travis for the night desk, starting Monday.',
        tag: 'go ahead',
        rationale:
          'It’s hard to refuse a man with a mural, but meeting Travis at a barbecue didn’t show the chief how he takes a call.',
      },
    ],
    flip: {
      fact: 'On the practice calls, Travis was the only one who got every address right.',
      makesRight: 'Hire Travis for the night desk, starting Monday.',
    },
  },
  {
    id: 'authority-bias-shingles-shot',
    kind: 'spot',
    genre: 'review',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Update on the shingles shot: I had an appointment for this Friday. My doctor says I should get it at my age, and so does the state health department. Then on the morning show they had a man who won the Nobel Prize in physics, and when the host asked him about it, he laughed and said shingles is just a rash. That’s a Nobel Prize winner talking, so I’m not going to spend an hour at the clinic over it. I called this afternoon and canceled.',
    decidingWords: ['a man who won the Nobel Prize in physics', 'That’s a Nobel Prize winner talking'],
    breaksAt: 'That’s a Nobel Prize winner talking, so I’m not going to spend an hour at the clinic over it.',
    options: [
      {
        label: 'overconfidence-effect',
        rationale: 'It isn’t the writer’s own judgment that gets too much trust. It’s the man with the prize.',
      },
      {
        label: 'anchoring',
        rationale: 'No number came first and pulled on a later one.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Listening to scientists is wise. This one’s field is physics, and he gave no evidence about shingles.',
      },
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'A prize in physics doesn’t make anyone an expert on vaccines. Here it’s allowed to outweigh a doctor and a health department.',
      },
    ],
  },
  {
    id: 'authority-bias-shingles-shot-sound',
    twinOf: 'authority-bias-shingles-shot',
    kind: 'sound',
    genre: 'review',
    domain: 'news',
    difficulty: 'hard',
    scenario:
      'Update on the shingles shot: I’d said no to it on Friday. My doctor says I should get it at my age, and so does the state health department. Then on the morning show they had a professor who’s treated shingles at the university hospital for years, and when the host asked her about it, she said it’s not just a rash, that the nerve pain can last for months. I’d thought it was only a rash, so I changed my mind. I called the clinic this afternoon and signed up.',
    decidingWords: ['a professor who’s treated shingles at the university hospital for years'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The professor speaks about what she treats and says why it’s serious. That fits what a doctor and the health department had advised all along.',
      },
      {
        label: 'overconfidence-effect',
        rationale:
          'Nobody here is too sure of their own judgment. Hearing that it isn’t just a rash is enough to change the writer’s mind.',
      },
      {
        label: 'authority-bias',
        rationale:
          'A professor on TV does get listened to. She knows shingles from her own patients, though, and what she says fits the doctor’s advice.',
      },
      {
        label: 'anchoring',
        rationale: 'No estimate is being made, so there’s nothing for an early number to pull on.',
      },
    ],
  },
  {
    id: 'authority-bias-novelists-bookmark',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'The scholarship would pay for all of college, and you have until midnight to send in one of your four essays. A novelist whose books you read in class was at the bookstore today. She ran a finger down your list of titles and wrote “The Lake!” on your bookmark. Ms. Osei, who chose the winners until last year, read all four drafts and says that only “Goal” answers the judges’ question. Your mom cried over “Truck,” and “Dishes” needs no more work.\n\nWhich essay do you send?',
    decidingWords: ['ran a finger down your list of titles', 'only “Goal” answers the judges’ question'],
    options: [
      {
        text: 'Send the essay called “Dishes” before midnight.',
        tag: 'go ahead',
        rationale:
          'Having nothing left to fix makes for an easy evening, but the essay doesn’t answer the judges’ question.',
      },
      {
        text: 'Send the essay called “The Lake” before midnight.',
        tag: 'go ahead',
        rationale: 'A tip from a famous writer is a thrill, but all she’s seen of your essay is its title.',
      },
      {
        text: 'Send the essay called “Goal” before midnight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'A former judge read all four drafts and gives a reason. The novelist, however famous, saw only titles.',
      },
      {
        text: 'Send the essay called “Truck” before midnight.',
        tag: 'go ahead',
        rationale: 'Your mom’s tears are sincere, but Ms. Osei has read it and says it doesn’t answer the question.',
      },
    ],
    flip: {
      fact: 'The novelist chose the winners until last year, read all four drafts and found that only “The Lake” answers the question; Ms. Osei saw only titles.',
      makesRight: 'Send the essay called “The Lake” before midnight.',
    },
  },
  {
    id: 'authority-bias-novelists-bookmark-sound',
    twinOf: 'authority-bias-novelists-bookmark',
    kind: 'decide',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'The scholarship would pay for all of college, and you have until midnight to send in one of your four essays. A novelist whose books you read in class was at the bookstore today. She was also a judge for the scholarship until last year. She sat down and read all four drafts, wrote “The Lake!” on your bookmark and told you it’s the only one that answers the judges’ question. Ms. Osei, your writing teacher, ran a finger down your list of titles and said “Goal.” Your mom cried over “Truck,” and “Dishes” needs no more work.\n\nWhich essay do you send?',
    decidingWords: [
      'She was also a judge for the scholarship until last year',
      'it’s the only one that answers the judges’ question',
    ],
    options: [
      {
        text: 'Send the essay called “Dishes” before midnight.',
        tag: 'go ahead',
        rationale:
          'It’s finished, which is a relief with the deadline at midnight. It doesn’t answer the judges’ question, though.',
      },
      {
        text: 'Send the essay called “The Lake” before midnight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'The novelist isn’t just a big name. She used to be a judge for this scholarship, and she read all four drafts.',
      },
      {
        text: 'Send the essay called “Goal” before midnight.',
        tag: 'go ahead',
        rationale: 'Ms. Osei knows how you write, but of these four essays she’s seen only the titles.',
      },
      {
        text: 'Send the essay called “Truck” before midnight.',
        tag: 'go ahead',
        rationale: 'It moved your mom to tears, but it doesn’t answer what the judges asked.',
      },
    ],
    flip: {
      fact: 'Ms. Osei chose the winners until last year, read all four drafts and found that only “Goal” answers the question; the novelist saw only titles.',
      makesRight: 'Send the essay called “Goal” before midnight.',
    },
  },
  {
    id: 'authority-bias-racing-coin',
    kind: 'spot',
    genre: 'chat',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Nina: How’s the house money?\nCal: It’s in that new coin. Hugh Lasker says it can’t lose\nNina: The race car driver?\nCal: World champion! My accountant looked at their books and told me to get out, but who’s he next to Lasker?',
    decidingWords: ['who’s he next to Lasker'],
    breaksAt: 'My accountant looked at their books and told me to get out, but who’s he next to Lasker?',
    options: [
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'Winning races doesn’t teach anybody about coins. Cal lets a champion’s fame outweigh an accountant who looked at the books.',
      },
      {
        label: 'survivorship-bias',
        rationale: 'He isn’t judging by the winners alone while losers have dropped out of sight.',
      },
      {
        label: 'social-proof',
        rationale: 'No crowd of buyers is mentioned. One famous man has persuaded him.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Advice from a champion can be fine, about racing. On money, the accountant’s warning counts for more.',
      },
    ],
  },
  {
    id: 'authority-bias-wrong-knee',
    kind: 'spot',
    genre: 'thought',
    domain: 'health',
    difficulty: 'hard',
    scenario:
      'The chart said left, and so did the scan on the wall. When they rolled the patient in, though, Dr. Halloran’s initials were on her right knee. I’m a third-year student who’s been in an operating room four times, and he wrote the textbook I’m studying from. If he signed the right knee, I told myself, then it’s the right knee, and there must be something about the case I don’t understand yet. So when the nurse asked if anybody had a question, I said no.',
    decidingWords: ['he wrote the textbook', 'If he signed the right knee'],
    breaksAt:
      'If he signed the right knee, I told myself, then it’s the right knee, and there must be something about the case I don’t understand yet.',
    options: [
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'Chart and scan both say left. The student lets the surgeon’s standing outweigh them, though even the best can sign the wrong knee.',
      },
      {
        label: 'no-flaw',
        rationale: 'Students do have a lot to learn, but anybody can read which knee the chart names.',
      },
      {
        label: 'in-group-bias',
        rationale:
          'The surgeon isn’t trusted for being one of the student’s own. He’s trusted for being so far above a student.',
      },
      {
        label: 'social-proof',
        rationale:
          'What the others in the room think isn’t the reason. The student gives in to the man who wrote the textbook.',
      },
    ],
  },
  {
    id: 'authority-bias-deputy-on-the-phone',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Penny put four $500 gift cards on the counter at the drugstore, with her phone still at her ear. “They’re for a deputy,” she told the cashier. “I missed jury duty, and if I don’t pay tonight, they’ll arrest me.” The cashier asked how she could be sure he was one. “He gave me his badge number, and you don’t question a deputy, honey,” said Penny. She wanted to know where to scratch off the silver so she could read him the codes.',
    decidingWords: ['you don’t question a deputy, honey'],
    breaksAt: '“He gave me his badge number, and you don’t question a deputy, honey,” said Penny.',
    options: [
      {
        label: 'halo-effect',
        rationale: 'She hasn’t been won over by one good trait of his. She obeys a rank.',
      },
      {
        label: 'bandwagon-effect',
        rationale: 'She doesn’t mention anybody else who’s paying, so there’s no crowd for her to follow.',
      },
      {
        label: 'no-flaw',
        rationale: 'Respect for the law is fine. No sheriff’s office collects its fines in gift cards over the phone.',
      },
      {
        label: 'authority-bias',
        right: true,
        rationale:
          'Anybody on the phone can claim a title and a badge number. For her that’s reason enough to give away $2,000.',
      },
    ],
  },
  {
    id: 'authority-bias-forty-nine-seats',
    kind: 'sound',
    genre: 'letter',
    domain: 'community',
    difficulty: 'hard',
    scenario:
      'Dear parents, The fire marshal says 49 people for Saturday’s recital, so 49 it is, and I’m not going to argue with her. I know that hurts when grandparents have already bought plane tickets. She walked through the hall with me on Monday. As long as the back door is blocked by the roof work, we have one exit, and with one exit the fire code stops at 49. That comes to two seats for every family, mine included. If the roofers finish by Friday, she’ll come back and let us have more. Ms. Bella',
    decidingWords: ['She walked through the hall with me', 'with one exit the fire code stops at 49'],
    options: [
      {
        label: 'social-proof',
        rationale: 'What other schools or families do isn’t part of her reason.',
      },
      {
        label: 'authority-bias',
        rationale:
          'It’s true that she won’t argue with an official. This one came and looked, and the letter gives the reasons: a blocked door and the fire code.',
      },
      {
        label: 'in-group-bias',
        rationale: 'Every family gets the same two seats, and she takes no more for her own.',
      },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Exits are a fire marshal’s business. She looked at the hall, went by the code, and said what would change it.',
      },
    ],
  },
  {
    id: 'authority-bias-third-pill',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'Your mother has felt dizzy since she started a third pill, and her doctor’s office is closed. You have time for one call before your shift. Wilma, the pharmacist who filled all three, is at the drugstore until nine. Your aunt Lorna has taken that pill for years, and your cousin Garth sells it for a living. Dr. Amsel, the retired knee surgeon whose name is on the new hospital wing, gave you his number at your sister’s wedding. “Call me Konrad,” he said. “Call me any hour.”\n\nWho do you call?',
    decidingWords: ['the pharmacist who filled all three'],
    options: [
      {
        text: 'Call Konrad and ask about the pills.',
        tag: 'ask',
        rationale:
          'His name is on a building, and he told you to call. Knees were his field, though, and nothing says he knows what your mother takes.',
      },
      {
        text: 'Call Lorna and ask about the pills.',
        tag: 'ask',
        rationale:
          'She’ll gladly tell you how it went for her. Her years with one pill say little about your mother’s three.',
      },
      {
        text: 'Call Garth and ask about the pills.',
        tag: 'ask',
        rationale: 'Selling a pill isn’t the same as knowing how it mixes with her other two.',
      },
      {
        text: 'Call Wilma and ask about the pills.',
        right: true,
        tag: 'ask',
        rationale:
          'How pills mix is a pharmacist’s daily work, and Wilma filled all three. A great name in knees is no match for that.',
      },
    ],
    flip: {
      fact: 'Dr. Amsel is a specialist in pills for the elderly, and prescribed all three.',
      makesRight: 'Call Konrad and ask about the pills.',
    },
  },
]
