import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'bandwagon',
  aliases: ['Appeal to Popularity', 'Ad Populum'],
  category: 'informal',
  severity: 'low',
  keywords: ['popularity', 'majority', 'crowd', 'trend', 'best seller', 'everyone does it', 'numbers of people'],
  link: 'https://yourlogicalfallacyis.com/bandwagon',
  definition:
    'Offering the number of people who believe, buy or do something as the reason it’s true or good. A crowd shows that a thing is popular. Showing that it’s right takes other reasons.',
  gloss: 'True or good because it’s popular.',
  neighbors: [
    {
      concept: 'appeal-to-authority',
      tellApart: 'Is the reason that so many people believe it, or that one admired person says so?',
    },
    {
      concept: 'appeal-to-emotion',
      tellApart: 'Is the reason how many people agree, or how we’re made to feel?',
    },
    {
      concept: 'middle-ground',
      tellApart: 'Is a view called right because many people share it, or because it lies halfway between two others?',
    },
    {
      concept: 'appeal-to-nature',
      tellApart: 'Is it called good because so many people choose it, or because it’s natural?',
    },
    {
      concept: 'genetic-fallacy',
      tellApart: 'Is it judged by how many people go along with it now, or by where it first came from?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'On the night before the mountain race in Pokhara, Pasang wonders whether salt tablets really prevent cramps. Mireille turns her phone around. “Look, six million people have liked the clip about them, and almost every runner in this hostel has a box by the bed. So they work. Take two at the start.”',
    failingStep:
      'six million people have liked the clip about them, and almost every runner in this hostel has a box by the bed. So they work',
    why: 'Mireille assumes that all those people found out for themselves. They may just as well have copied one another, as Pasang is about to do. A trial would tell: some runners on tablets, some without.',
  },
  soundWhen:
    'Numbers count when many people have each tried the thing: forty guests who slept in a hostel can tell you about its beds. And sometimes what others do is the whole point. Which side of the road you should drive on depends on where everyone else drives.',
  reply:
    '“If that many people like it, I’m curious, too. Do you know how they found out it works, or did most of them hear it from each other?”',
  evidence:
    'Walton (1999), Appeal to Popular Opinion (Pennsylvania State University Press). Salganik, Dodds & Watts (2006), “Experimental Study of Inequality and Unpredictability in an Artificial Cultural Market,” Science 311, on popularity that feeds itself.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'bandwagon-door-lock',
    slot: 'fallacy7',
    form: 'A',
    kind: 'spot',
    genre: 'minutes',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'Condo board, item three. Mr. Nakagawa pointed out that a toy company makes the new electronic lock, and asked whether a stranger with a laptop could open it. Paloma replied that eleven of the fourteen buildings on the street have it, so it’s safe. Burglaries are down, too, she said, but they’re down all over town. The board picked the natural wood finish and set the installation for the ninth.',
    decidingWords: ['eleven of the fourteen buildings on the street have it, so it’s safe'],
    options: [
      {
        label: 'genetic-fallacy',
        rationale:
          'Mr. Nakagawa does bring up the toy company. But he goes on to ask whether the lock can be opened, and Paloma’s answer is about the other buildings.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Paloma’s reason is that “eleven of the fourteen buildings on the street have it, so it’s safe.” That tells the board how well the lock sells, not whether a laptop can open it.',
      },
      {
        label: 'false-cause',
        rationale:
          'Burglaries are down, and Paloma says so. But she adds that they’re down “all over town,” and she doesn’t give the lock the credit.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'The board picks a “natural wood” finish. That’s about how the lock looks, and nobody says that wood keeps strangers out.',
      },
    ],
  },
  {
    id: 'bandwagon-fish-farm',
    slot: 'q7',
    form: 'A',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Neil asked Rosa what the fish farm earned. She had no idea, she said, but nineteen of the twenty-two people in the lunchroom had put their savings into it, so it was a good place for his. A fisherman’s son had started it, on an unspoiled natural lake.',
    decidingWords: ['nineteen of the twenty-two people in the lunchroom', 'so it was a good place for his'],
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Rosa knows nothing about earnings, so she counts people: “nineteen of the twenty-two people in the lunchroom.” That shows that they trust the farm, not that it earns anything.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          '“A fisherman’s son” tells us where the farm comes from. But Rosa adds that afterward, and her reason is the people in the lunchroom.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'An unspoiled natural lake sounds good. Rosa doesn’t say that Neil’s savings are safe because of it; she only describes the place.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Rosa calls the farm good without knowing what it earns. But she doesn’t just repeat that it’s good; she gives a reason, the people in the lunchroom.',
      },
    ],
  },
  {
    id: 'bandwagon-wet-hair',
    slot: 'fallacy7',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'health',
    difficulty: 'easy',
    scenario:
      'For years the clinic’s winter leaflet has called “Wet hair gives you a cold” a myth. This fall its author, Elin, who comes to work with wet hair herself, asked patients about it. Of the 412 who answered, 380 believe it, so in the new leaflet it’s a fact. Dr. Osei asked her what evidence there was for the change, and he joked that no true Finn worries about wet hair.',
    decidingWords: ['Of the 412 who answered, 380 believe it', 'so in the new leaflet it’s a fact'],
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Elin goes from “380 believe it” to “so in the new leaflet it’s a fact.” Her poll shows what patients think, not what gives them colds.',
      },
      {
        label: 'no-true-scotsman',
        rationale:
          '“No true Finn” may catch the eye. But Dr. Osei is joking, and he isn’t protecting a claim about Finns from a Finn who doesn’t fit it.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Dr. Osei asks for evidence, and he’s right to, since Elin made the change. She doesn’t tell him to find evidence against it; she thinks that her poll is evidence.',
      },
      {
        label: 'tu-quoque',
        rationale:
          'Elin asks about wet hair and comes to work with wet hair herself. But nobody holds it against her, and she doesn’t accuse anyone, either.',
      },
    ],
  },
  {
    id: 'bandwagon-bat-grip',
    slot: 'q7',
    form: 'B',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'A stranger showed Pia a new table tennis grip. It doesn’t feel natural yet, but she’s winning seven games out of ten; with the old grip, it was five. Her friend Justin counts sixty-one players in the gym with the old grip, so he tells her the old one’s better.',
    decidingWords: ['sixty-one players in the gym with the old grip'],
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Justin prefers the old grip because of “sixty-one players in the gym with the old grip.” That shows which grip is common; Pia’s seven wins out of ten show which one works for her.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          'It’s true that the new grip “doesn’t feel natural yet.” But Justin doesn’t call the old one better for feeling natural; he counts the players who use it.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'A tip from a stranger may not sound like much. Yet neither Pia nor Justin judges the grip by who showed it to her.',
      },
      {
        label: 'composition-division',
        rationale:
          'Justin counts a whole group and then gives advice to one player. But he isn’t saying that she has the traits of the group; he compares two grips.',
      },
    ],
  },
  {
    id: 'bandwagon-boar-alarms',
    slot: 'fallacy7',
    form: 'C',
    kind: 'spot',
    genre: 'letter',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Dear neighbors, Four years ago two of our valley’s thirty towns had boar alarms. Now it’s twenty-six, so we can be sure they work. True, nobody has counted the boars, as Derek says, and though crops are doing better, that may be the hunters. My sister swears by her alarm, but she swears by her horoscope, too. For nature’s sake, I’m just glad nobody’s using poison. We’ll order our alarm on Monday. Vera',
    decidingWords: ['Now it’s twenty-six, so we can be sure they work'],
    options: [
      {
        label: 'false-cause',
        rationale:
          'Crops have done better since the alarms came, so the alarms may get the credit. Vera doesn’t give it to them; she says that it “may be the hunters.”',
      },
      {
        label: 'anecdotal',
        rationale:
          '“My sister swears by her alarm” is one person’s story. But Vera makes fun of it herself, and her reason is the twenty-six towns.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Vera writes, “Now it’s twenty-six, so we can be sure they work.” But nobody has counted the boars, and the towns may have followed one another.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          '“For nature’s sake” Vera’s glad that nobody’s using poison. That’s why she likes the alarms; it isn’t why she believes that they work.',
      },
    ],
  },
  {
    id: 'bandwagon-sawmill-wolf',
    slot: 'q7',
    form: 'C',
    kind: 'spot',
    genre: 'scene',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'A caller to the morning show asked whether the animal at the sawmill was really a wolf. His uncle said it was a dog, and he himself was fifty-fifty. Marisol, the host, said that fourteen hundred people had shared the wolf story since breakfast, more than had shared any other story this year, so a wolf it was. At ten the county game warden would talk about hunting season. Until then, she had some music.',
    decidingWords: ['fourteen hundred people had shared the wolf story', 'so a wolf it was'],
    options: [
      {
        label: 'appeal-to-authority',
        rationale:
          'The county game warden is worth listening to. The warden hasn’t spoken yet, though, and Marisol doesn’t rely on any warden’s word.',
      },
      {
        label: 'begging-the-question',
        rationale:
          'Marisol says “the wolf story” before anyone has shown that it was a wolf. But that’s only what people call it; her reason is how often it was shared.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Marisol’s reason is that “fourteen hundred people had shared the wolf story.” But people can share a story without ever having seen the animal.',
      },
      {
        label: 'middle-ground',
        rationale:
          '“Fifty-fifty” may sound like a middle ground. But that’s only the caller, who can’t make up his mind; Marisol isn’t looking for a halfway answer.',
      },
    ],
  },
  {
    id: 'bandwagon-ice-spikes',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Ashley was starting her first winter as a mail carrier. “Do these new spikes hold on ice?” she asked Baraka, who’d walked the hill route for thirty years. “They do,” he said. “It hasn’t frozen since they came out, but forty-one of our fifty carriers have ordered a pair. And to think that a circus invented them!” Ashley ordered a pair that afternoon.',
    decidingWords: ['It hasn’t frozen since they came out', 'forty-one of our fifty carriers have ordered a pair'],
    breaksAt: '“It hasn’t frozen since they came out, but forty-one of our fifty carriers have ordered a pair.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Mail carriers know a lot about ice. But they know nothing about these spikes yet, because it hasn’t frozen and nobody has tried them on ice.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'Thirty years on the hill make Baraka’s word worth something, but he doesn’t ask Ashley to take his word for it; he tells her how many ordered.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          '“It hasn’t frozen since they came out,” so nobody has tried the spikes on ice. That “forty-one of our fifty carriers have ordered a pair” shows only what the carriers hope for.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'It’s odd that the spikes come from a circus, and Baraka says so. But his answer to Ashley is the number of orders, not where the spikes come from.',
      },
    ],
  },
  {
    id: 'bandwagon-ice-spikes-sound',
    kind: 'sound',
    twinOf: 'bandwagon-ice-spikes',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'hard',
    scenario:
      'Ashley was starting her first winter as a mail carrier. “Do these new spikes hold on ice?” she asked Baraka, who’d walked the hill route for thirty years. “They do,” he said. “When it froze last March, the forty-one carriers who’d drawn a pair by lot stayed on their feet, and the other nine kept falling. And to think that a circus invented them!” Ashley ordered a pair that afternoon.',
    decidingWords: ['stayed on their feet, and the other nine kept falling'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'The carriers with spikes “stayed on their feet, and the other nine kept falling.” Who got a pair was decided by lot, so that was a fair test, and it was on ice.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Forty-one carriers may sound like a crowd to follow. But they drew lots for their spikes, and Baraka reports what happened to them on ice.',
      },
      {
        label: 'genetic-fallacy',
        rationale:
          'Spikes from a circus may sound like a bad idea, but neither Baraka nor Ashley judges them by where they come from.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'His thirty years on the hill make Baraka worth listening to. But he gives Ashley more than his word, because he tells her who fell and who didn’t.',
      },
    ],
  },
  {
    id: 'bandwagon-sea-poem',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Ms. Nguyen’s students had read two translations of a sea poem. None of them knew Old English, but she asked which translation was closer to the original. The second had moved one boy to tears. She counted hands, nineteen for the second and six for the first, and wrote on the board: “The second is more accurate.” A colleague at the door joked that next they’d be voting on grades.',
    decidingWords: ['None of them knew Old English', 'wrote on the board: “The second is more accurate.”'],
    breaksAt:
      'She counted hands, nineteen for the second and six for the first, and wrote on the board: “The second is more accurate.”',
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          '“None of them knew Old English,” so they couldn’t compare the translations with the poem. Nineteen hands show which one they like, not which one is closer.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'One boy was moved to tears, and that may have won some votes. Ms. Nguyen doesn’t use his tears as a reason; she counts hands.',
      },
      {
        label: 'no-flaw',
        rationale:
          'Voting is a fair way to find out what a class likes. But Ms. Nguyen writes that the second is more accurate, and accuracy isn’t a matter of taste.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'Voting on poems and then on grades may sound like a slide. It’s only the colleague’s joke, and Ms. Nguyen doesn’t decide anything because of it.',
      },
    ],
  },
  {
    id: 'bandwagon-sea-poem-sound',
    kind: 'sound',
    twinOf: 'bandwagon-sea-poem',
    genre: 'scene',
    domain: 'school',
    difficulty: 'hard',
    scenario:
      'Ms. Nguyen’s students had read two translations of a sea poem. None of them knew Old English, so she asked which translation they’d rather perform. The second had moved one boy to tears. She counted hands, nineteen for the second and six for the first, and wrote on the board: “The second is our choice.” A colleague at the door joked that next they’d be voting on grades.',
    decidingWords: ['which translation they’d rather perform'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Ms. Nguyen asks “which translation they’d rather perform.” That’s a question about what the class wants, and a count of hands answers it.',
      },
      {
        label: 'appeal-to-emotion',
        rationale:
          'The poem moved a boy to tears. Tears are a fair reason for wanting to perform it, though, and Ms. Nguyen doesn’t play on them to win votes.',
      },
      {
        label: 'slippery-slope',
        rationale:
          'A colleague jokes that they’ll be voting on grades next, as if one thing led to the other. But it’s only a joke, and nothing is decided because of it.',
      },
      {
        label: 'bandwagon',
        rationale:
          'Ms. Nguyen does go by what most students say. But she’s asking what most of them want, so there’s nothing better to count.',
      },
    ],
  },
  {
    id: 'bandwagon-tomato-magnet',
    kind: 'spot',
    genre: 'chat',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'Thandi: Does a magnet keep tomatoes fresh? We have a week to find out.\nJorge: No need. I searched online. “It does” gets 40,000 hits, “it doesn’t” 900, so I’ve put YES on our poster.\nThandi: Professor Lind’s judging. She’ll want evidence.\nJorge: She’ll get it: 40,000 hits, in huge letters.',
    decidingWords: ['“It does” gets 40,000 hits, “it doesn’t” 900', 'so I’ve put YES on our poster'],
    breaksAt: '“It does” gets 40,000 hits, “it doesn’t” 900, so I’ve put YES on our poster.',
    options: [
      {
        label: 'no-flaw',
        rationale:
          'Searching is better than guessing, and Jorge looked for both answers. But pages that repeat a claim aren’t tests of it, and he had a week for a test.',
      },
      {
        label: 'burden-of-proof',
        rationale:
          'Thandi says that the judge will want evidence, and Jorge’s is poor. He doesn’t tell the judge to find some herself; he thinks that his hits are enough.',
      },
      {
        label: 'appeal-to-authority',
        rationale:
          'A professor’s word carries weight. But Professor Lind is only the judge here, and neither of them says that she believes in magnets.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Jorge’s reason is that one answer gets 40,000 hits and the other 900, “so I’ve put YES on our poster.” The hits show how often people say it, but nobody has tested a tomato.',
      },
    ],
  },
  {
    id: 'bandwagon-hill-farm',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'medium',
    scenario:
      'Dear Linda, I couldn’t tell which of my sons would run the farm better: the younger, who’s a natural with the herd, or the older, who keeps a dairy’s books. Then I counted. On seven of the eight farms up here, the older son got the land, so my older boy’s the better man for it. Thanks for suggesting they share it, but I don’t want that. I’ll see the lawyer Monday. Yours, Winifred',
    decidingWords: ['On seven of the eight farms up here', 'so my older boy’s the better man for it'],
    breaksAt:
      'On seven of the eight farms up here, the older son got the land, so my older boy’s the better man for it.',
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          '“On seven of the eight farms up here,” the older son got the land, and that’s Winifred’s only reason. It doesn’t tell her which of her own sons would run the farm better.',
      },
      {
        label: 'appeal-to-nature',
        rationale:
          '“A natural with the herd” means that the younger son has a gift. Winifred doesn’t use it as a reason, though; she decides against him.',
      },
      {
        label: 'middle-ground',
        rationale: 'Sharing the farm is the halfway answer. Winifred says no to it, so it can’t be her mistake.',
      },
      {
        label: 'no-flaw',
        rationale:
          'It can help to know the custom. But Winifred’s count shows who got the land on other farms, not who ran it well.',
      },
    ],
  },
  {
    id: 'bandwagon-two-million-holders',
    kind: 'spot',
    genre: 'ad',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      '🚀 $WAGL just crossed TWO MILLION holders. A month ago it was forty thousand. Teachers are in. Nurses are in. Your barber’s in. Can two million people be wrong? This is a sound place for your savings, and the early price ends at midnight.',
    decidingWords: ['Can two million people be wrong?'],
    breaksAt: 'This is a sound place for your savings, and the early price ends at midnight.',
    options: [
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'Two million people show that it’s popular. They bought for the same reason that we’re being offered now, and none of them makes it sound.',
      },
      { label: 'appeal-to-nature', rationale: 'Nobody calls it good because it’s natural, or bad because it’s made.' },
      { label: 'genetic-fallacy', rationale: 'The ad is silent about where the coin comes from.' },
      {
        label: 'no-flaw',
        rationale: 'Crowds can be right. The ad says nothing about what the coin is worth apart from the crowd.',
      },
    ],
  },
  {
    id: 'bandwagon-finals-week',
    kind: 'spot',
    genre: 'chat',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Hayden: Is it okay to take my roommate’s ADHD pill tonight if I have that heart murmur thing?\nNoor: Literally the whole floor takes them during finals\nHayden: Yeah but with the murmur\nNoor: Everyone! It’s like coffee. If that many people do it, it’s fine',
    decidingWords: ['Literally the whole floor takes them', 'If that many people do it, it’s fine'],
    breaksAt: 'If that many people do it, it’s fine',
    options: [
      { label: 'genetic-fallacy', rationale: 'Whose pill it is, or where it came from, isn’t the reason given.' },
      {
        label: 'no-flaw',
        rationale: 'Nothing has to go wrong tonight. A doctor or a pharmacist could answer; a head count can’t.',
      },
      {
        label: 'appeal-to-nature',
        rationale: 'Coffee comes up because it’s ordinary. Noor doesn’t say that it’s natural.',
      },
      {
        label: 'bandwagon',
        right: true,
        rationale:
          'How many people on the floor take them says how common it is. It says nothing about a pill and a heart murmur, which is what Hayden asked.',
      },
    ],
  },
  {
    id: 'bandwagon-deposit-returns',
    kind: 'sound',
    genre: 'review',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Before you sign with Crestline: The city sent a survey to everyone who moved out of a Crestline building in the last two years, and 212 of 260 answered. A hundred and ninety-one didn’t get the full deposit back, and most of them posted photos of clean apartments. I can’t say what they’ll do to you. But with that many people reporting the same thing about their own money, I’d expect to lose mine, and I’m signing somewhere else.',
    decidingWords: ['everyone who moved out of a Crestline building', 'reporting the same thing about their own money'],
    options: [
      {
        label: 'bandwagon',
        rationale:
          'The number of people carries the point. It carries it because each of them is a case, not because a crowd must be right.',
      },
      { label: 'appeal-to-nature', rationale: 'Nothing is called good or bad for being natural or man-made.' },
      { label: 'genetic-fallacy', rationale: 'The warning isn’t accepted or refused because of where it was posted.' },
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'These aren’t people who share an opinion. Each reports what happened to his or her own deposit, and that’s evidence about this landlord.',
      },
    ],
  },
]
