import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Fundamental Attribution Error',
  aliases: ['Attribution Errors', 'Correspondence Bias', 'Attribution Effect'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['character', 'circumstances', 'blame', 'situation', 'explaining behavior', 'personality', 'snap verdict'],
  link: 'https://yourbias.is/fundamental-attribution-error',
  definition:
    'Explaining what other people do by the kind of people they are, and giving too little weight to the situation they were in.',
  neighbours: [
    {
      name: 'Halo Effect',
      tellApart:
        'Is an act put down to character with little regard for the situation, or does one good trait color the view of other traits?',
    },
    {
      name: 'In-Group Bias',
      tellApart: 'Would anybody’s act be explained this way, or are outsiders judged more harshly than one’s own side?',
    },
    {
      name: 'Representativeness Heuristic',
      tellApart:
        'Is an act explained by someone’s character, or is someone sorted into a group for looking like its typical member?',
    },
    {
      name: 'Negativity Bias',
      tellApart: 'Was the situation left out of the explanation, or did one bad thing outweigh several good ones?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'At a pharmacy in Manila the line reaches the street. Two of the three clerks are out sick, and the computer has crashed twice since noon. When it is Althea’s turn, the last clerk hands over her mother’s pills with hardly a word. “He doesn’t care about sick people,” she says outside, and writes to the owner that he should go.',
    failingStep: 'He doesn’t care about sick people',
    why: 'She explains one curt minute by what the man is like, though missing colleagues and a dead computer would make most people short. To speak of his character, she would need to have seen him on quiet days as well.',
  },
  soundWhen:
    'Pointing to character is fair when someone acts the same way in many different situations while others there do not. If a colleague snaps at people on busy days and calm ones, at work and at parties, “he is short-tempered” simply sums that up.',
  reply:
    'Before you blame someone’s character, name two things about the situation that could have led you to do the same. Then ask, or wait for a second occasion.',
  evidence:
    'Jones & Harris (1967), “The Attribution of Attitudes”, Journal of Experimental Social Psychology 3; Ross (1977), “The Intuitive Psychologist and His Shortcomings”, Advances in Experimental Social Psychology 10. Weaker in East Asia: Choi, Nisbett & Norenzayan (1999), “Causal Attribution across Cultures”, Psychological Bulletin 125.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'fundamental-attribution-error-dropped-baton',
    slot: 'bias6',
    form: 'A',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      '“Did you see Cyrus drop the baton?” asks Freya. “It was pouring, and our coach had put him in the relay two minutes before the start. He hadn’t practiced a single handover.” Gustav, who runs for the same club, shakes his head. “Rain or no rain, it shows what he is like. He is just a careless person.”',
    decidingWords: ['two minutes before the start', 'a careless person'],
    options: [
      {
        text: 'In-Group Bias',
        rationale:
          'It would fit if Gustav were hard on runners from another club and found excuses for his own. Cyrus runs for the same club as he does.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'For this, Gustav would have to know many good races by Cyrus and let the one bad moment outweigh them. The story sets nothing good beside the drop.',
      },
      {
        text: 'Fundamental Attribution Error',
        right: true,
        rationale:
          'Rain, a late call “two minutes before the start” and no practice could have tripped up almost anybody. Gustav has just heard of them, and still concludes that Cyrus is “a careless person.”',
      },
      {
        text: 'Representativeness Heuristic',
        rationale:
          'This would be right if Gustav had judged Cyrus by a picture of some type, say, that he looks like a swimmer and so cannot run relays.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-eye-clinic',
    slot: 'bias6',
    form: 'B',
    kind: 'decide',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      '“Did not come,” says the list at your eye clinic, for the third time. Since spring, Mrs. Nwosu’s village has had no early bus; the first one gets in at eleven. Her check-ups were at eight. You work until one. On the phone she sounded worried about her eyes and said sorry twice. Others would be glad of her place. What do you do?',
    decidingWords: ['the first one gets in at eleven', 'Her check-ups were at eight'],
    options: [
      {
        text: 'Give her place to a patient who takes check-ups more seriously.',
        rationale:
          'It would be fair if she had stayed away though she could easily come. She is worried about her eyes; what she lacks is a bus.',
      },
      {
        text: 'Book her for eight o’clock once more and make it the last time.',
        rationale:
          'A last chance helps someone who needs a push. At eight she would be stuck in her village as before.',
      },
      {
        text: 'Offer her a time after eleven, when the bus has come in.',
        right: true,
        rationale:
          '“Her check-ups were at eight” and “the first one gets in at eleven”: that explains three empty chairs without a word about what she is like. Change the hour, and she can come.',
      },
      {
        text: 'Send her a kind letter about what can happen to eyes that go unchecked.',
        rationale:
          'A letter would help if she did not know or care how much depends on it. On the phone she was already worried, and a letter runs no bus.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-loan-debate',
    slot: 'bias6',
    form: 'C',
    kind: 'decide',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Each wish for a loan is debated in your savings club, and a draw decides who speaks for it and who against. On Monday Paulina drew “against” and argued hard. Hassan drew “for” and found warm words. Now the club needs a keeper for its loan fund. Paulina is the best with figures and has time; Hassan is often away. What name do you put forward?',
    decidingWords: ['a draw decides who speaks for it and who against', 'the best with figures and has time'],
    options: [
      {
        text: 'Paulina, for her figures and her time, since it was the draw that made her speak against.',
        right: true,
        rationale:
          'At your club “a draw decides who speaks for it and who against,” so Monday does not show how hard she is. What counts is that she is “the best with figures and has time.”',
      },
      {
        text: 'Hassan, since a loan fund is best kept by someone who feels for others.',
        rationale:
          'His warm words belonged to the side he drew. They would tell you more about him if he had been free to choose it.',
      },
      {
        text: 'The two together, so that his soft heart makes up for her hard one.',
        rationale:
          'This sounds balanced, but the draw gave out both hearts. Sharing the post would make sense if Hassan had the time for it.',
      },
      {
        text: 'Neither of them yet, until you have seen Paulina speak more kindly.',
        rationale:
          'What you would see is the next side she draws. Waiting would be reasonable if she had been hard on someone by her own choice.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-street-party',
    kind: 'spot',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Twenty minutes into the street party, Nimmi put down her cake and went home. “Her kitchen was under water, and I stood next to her when the call came,” says Greta over the washing-up. “Well, now I know her better. She doesn’t care much for company. I wouldn’t press her to come to the harvest dinner.”',
    decidingWords: ['Her kitchen was under water', 'She doesn’t care much for company'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'The view would be fair if Nimmi had left early on many evenings with nothing to call her away. This one time, almost anybody would have run home.',
      },
      {
        text: 'Fundamental Attribution Error',
        right: true,
        rationale:
          '“Her kitchen was under water” would send nearly anyone home. Greta saw the call come, and still takes the early goodbye for a trait: “She doesn’t care much for company.”',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'For this, one bad moment would have to outweigh a list of good ones that Greta also knows. She sets nothing good beside it.',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'It would fit if she had excused someone of her own street for the same thing and blamed an outsider. Nimmi is a neighbor like the rest.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-street-party-sound',
    kind: 'sound',
    twinOf: 'fundamental-attribution-error-street-party',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'Twenty minutes into the street party, Nimmi put down her cake and went home. “No call had come. She likes her evenings to herself, she told me, and it was the same at the quiz, the choir night and the fair,” says Greta over the washing-up. “Well, now I know her better. She doesn’t care much for company. I wouldn’t press her to come to the harvest dinner.”',
    decidingWords: ['She likes her evenings to herself, she told me', 'at the quiz, the choir night and the fair'],
    options: [
      {
        text: 'In-Group Bias',
        rationale:
          'This would need a milder word for people of her own circle and a harder one for others. Greta compares Nimmi with nobody.',
      },
      {
        text: 'Negativity Bias',
        rationale:
          'It would be right if one early goodbye had drowned out many long evenings that she stayed. All the evenings she names point the same way.',
      },
      {
        text: 'Fundamental Attribution Error',
        rationale:
          'That would be the answer if something like a flooded kitchen had sent Nimmi home and Greta had passed over it. Nimmi herself says why she left, and it was no event.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'Greta speaks of what Nimmi is like, but she has it from Nimmi: “She likes her evenings to herself, she told me.” That she left early “at the quiz, the choir night and the fair” fits.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-window-seat',
    kind: 'decide',
    domain: 'school',
    difficulty: 'medium',
    scenario:
      'Rashid joined your Class 7 six weeks ago. At his window seat he has raised his hand once; his written work is good. Since he came, a drill has been running in the street. The other five in that row used to raise theirs a lot and have almost stopped. You know him from class alone. What do you write in his report?',
    decidingWords: ['a drill has been running in the street', 'used to raise theirs a lot and have almost stopped'],
    options: [
      {
        text: '“His seat makes it hard to take part, so it is too early to say.”',
        right: true,
        rationale:
          'Since he came, “a drill has been running in the street,” and the others by the window “used to raise theirs a lot and have almost stopped.” Such silence tells you about the seat, not yet about the boy.',
      },
      {
        text: '“A quiet boy who would rather listen than talk.”',
        rationale:
          'It is kindly put, but the lively ones in his row have gone silent too. It would be a fair line if he also said little where there is no noise.',
      },
      {
        text: '“Finds the lessons hard to follow and will need some extra help at home.”',
        rationale:
          'Help at home would be good advice if his written work were weak. It is good, so he does follow what he can hear or read.',
      },
      {
        text: '“Is kept from taking part by neighbors who chat too much.”',
        rationale:
          'This would be a fair line if you had seen his row chat through the lesson. What you have noticed there is a drill.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-window-seat-sound',
    kind: 'decide',
    twinOf: 'fundamental-attribution-error-window-seat',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Rashid joined your Class 7 six weeks ago. At his window seat he has raised his hand once; his written work is good. A drill outside stopped before he came. The other five in that row used to raise theirs a lot and still do. On the class trip and in the choir, too, he said little and was glad to listen. What do you write in his report?',
    decidingWords: ['used to raise theirs a lot and still do', 'he said little and was glad to listen'],
    options: [
      {
        text: '“A quiet boy who would rather listen than talk.”',
        right: true,
        rationale:
          'Here a word about what he is like is earned. His row “used to raise theirs a lot and still do,” so the seat is not the reason, and elsewhere, too, “he said little and was glad to listen.”',
      },
      {
        text: '“His seat makes it hard to take part, so it is too early to say.”',
        rationale:
          'The seat would be a good explanation if the others in the row had gone silent as well. They raise their hands as before, and he is quiet in other places too.',
      },
      {
        text: '“Is kept from taking part by neighbors who chat too much.”',
        rationale:
          'It would fit if his row chatted among themselves. They raise their hands, and he is quiet far from them as well.',
      },
      {
        text: '“Finds the lessons hard to follow and will need some extra help at home.”',
        rationale:
          'His good written work speaks against it. Such a line would be due if he were lost on paper as well.',
      },
    ],
  },
  {
    id: 'fundamental-attribution-error-lichen-review',
    kind: 'spot',
    domain: 'science',
    difficulty: 'hard',
    scenario:
      'Adaeze reads out the review of the paper on lichens: “‘Test too weak. Repeat with controls.’ Not a word more.” “The form takes forty characters,” says Luc. “We had to squeeze ours in as well.” “True, and the point about the test is right,” says Adaeze. “But no greeting, no kind word: this is a cold person. I wouldn’t like to share a lab with them.”',
    decidingWords: ['The form takes forty characters', 'this is a cold person'],
    options: [
      {
        text: 'Fundamental Attribution Error',
        right: true,
        rationale:
          '“The form takes forty characters,” and hers had to be squeezed in too. She grants it and still reads the missing greeting as a trait: “this is a cold person.”',
      },
      {
        text: 'In-Group Bias',
        rationale:
          'This would be right if she forgave her own team for short reviews and blamed someone from another lab. Where the reviewer works is not said.',
      },
      {
        text: 'Halo Effect',
        rationale:
          'It would fit if one quality had spread to another, say, a curt tone to poor science. Adaeze finds the science right and stays with the tone.',
      },
      {
        text: 'No bias here',
        rationale:
          'Her view would be fair if there had been room for a greeting, or if this reviewer had been curt in free letters and in talks as well.',
      },
    ],
  },
]
