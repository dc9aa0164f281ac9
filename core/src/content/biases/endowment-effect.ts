import type { Study, WrittenConcept, WrittenScenario } from '../authoring.ts'

export const concept: WrittenConcept = {
  id: 'endowment-effect',
  aliases: ['Mere Ownership Effect', 'Divestiture Aversion'],
  category: 'cognitive-bias',
  severity: 'low',
  keywords: ['ownership', 'mine', 'selling price', 'possessions', 'trade', 'asking price', 'letting go'],
  link: 'https://en.wikipedia.org/wiki/Endowment_effect',
  definition:
    'Putting a higher value on a thing as soon as it’s yours. You ask more to part with it than you would have paid to get it, though the thing hasn’t changed.',
  gloss: 'Worth more once it is yours.',
  neighbors: [
    {
      concept: 'status-quo-bias',
      tellApart:
        'Does the price go up because the thing is yours, or do things stay the same just because that’s how they are?',
    },
    {
      concept: 'anchoring',
      tellApart: 'Is the price high because the thing is your own, or because of a number you heard first?',
    },
    {
      concept: 'framing-effect',
      tellApart: 'Does it seem worth more because it’s yours, or because the same facts came in other words?',
    },
    {
      concept: 'loss-aversion',
      tellApart:
        'Does a thing seem worth more because it’s yours, or does any loss hurt more than an equal gain feels good?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Last May, Alicia looked at a used kayak for $300 and walked away. “It’s nice, but I’d pay two hundred at most,” she said. In June her aunt bought that very kayak and gave it to her. By August she wants the space for a workbench, and a neighbor offers $250, the going rate. “For my kayak? Not under four hundred,” she says, and it stays in the garage.',
    failingStep: 'For my kayak? Not under four hundred',
    why: 'Since May nothing about the kayak has changed except whose it is, yet her price has doubled. A higher price needs a reason beyond owning it, such as a repair, new paddles or a rise in what kayaks sell for.',
  },
  soundWhen:
    'Some things really are worth more to you: they fit your hand, hold memories, or would be hard to replace. It’s no mistake to keep your grandmother’s recipe book whatever anyone offers. Nor is it a mistake to ask more once you’ve fixed a thing up or prices have risen.',
  reply:
    'Ask yourself, “If I didn’t own this, what would I pay for it today?” Look up what similar things sell for, and let those two numbers set your price.',
  evidence:
    'Thaler (1980), “Toward a Positive Theory of Consumer Choice,” Journal of Economic Behavior & Organization 1; Kahneman, Knetsch & Thaler (1990), Journal of Political Economy 98. Plott & Zeiler (2005), American Economic Review 95, made the gap vanish by changing the procedure.',
}

export const scenarios: readonly WrittenScenario[] = [
  {
    id: 'endowment-effect-raffle-bench',
    slot: 'bias22',
    form: 'B',
    kind: 'spot',
    genre: 'dialog',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      '“I’d give $40 for that oak bench,” Mr. Okonkwo told Jason before the raffle, and then he won it himself. Jason, who wanted it for his porch, offered him $50. “For solid oak? I’d want $120.” The bench is still in his hallway.',
    decidingWords: ['I’d want $120'],
    breaksAt: 'I’d want $120.”',
    options: [
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'Before he won it, Mr. Okonkwo said, “I’d give forty dollars for that oak bench.” It hasn’t changed since, but now it’s his, and he wants three times as much.',
      },
      {
        label: 'framing-effect',
        rationale:
          '“Solid oak” makes the bench sound valuable, but it was just as solid when Mr. Okonkwo said forty. The words don’t explain the new price.',
      },
      {
        label: 'anchoring',
        rationale:
          'Jason’s fifty is the first offer, and a first offer often pulls the price toward it. But Mr. Okonkwo asks for more than twice as much.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'Mr. Okonkwo wants to sell, so he isn’t set on keeping things as they are. It’s his price that keeps the bench in the hallway.',
      },
    ],
  },
  {
    id: 'endowment-effect-chipped-fern',
    slot: 'bias22',
    form: 'A',
    kind: 'decide',
    genre: 'scene',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'Every new student at the field camp got one fossil from the bin, whichever came up first. Yours, a common fern with a chipped corner, has been on your desk for a week, and now you can trade. Ramon offers a whole trilobite, which you’d pointed at on the first day and said was the best thing in the bin; Sunita offers a shark tooth, and Mae a snail. Trading closes at lunch, and giving up the fern feels wrong somehow.\n\nWhat do you do?',
    decidingWords: ['which you’d pointed at on the first day'],
    options: [
      {
        text: 'Keep your fern, and turn all three down.',
        tag: 'decline',
        rationale: 'A week on your desk has made it yours. On the first day you’d have picked the trilobite at once.',
      },
      {
        text: 'Trade your fern to Mae for the snail.',
        tag: 'split',
        rationale: 'It’s better than nothing, and you’ve never cared for it.',
      },
      {
        text: 'Trade your fern to Ramon for the trilobite.',
        right: true,
        tag: 'go ahead',
        rationale: 'Before anything was yours, it was your favorite. Only owning the fern stands in the way.',
      },
      {
        text: 'Trade your fern to Sunita for the shark tooth.',
        tag: 'compare',
        rationale: 'It’s a fair trade for a chipped fern, and not the one you’d wanted.',
      },
    ],
    flip: {
      fact: 'On the first day you’d pointed at your fern and said it was the best thing in the bin.',
      makesRight: 'Keep your fern, and turn all three down.',
    },
  },
  {
    id: 'endowment-effect-walking-pad',
    slot: 'bias22',
    form: 'C',
    kind: 'decide',
    genre: 'scene',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'The gym store lent you a walking pad for a month, free. Before it came, you’d told them that you’d pay $200 at most for one, and that’s still what the same model costs used in town. You’ve walked on it eleven times. Now the man is at the door to pick it up. “Or make me an offer,” he says, and because it’s stood by the window all month with your towel on it, you nearly say $600.\n\nWhat do you say?',
    decidingWords: ['you’d pay $200 at most for one'],
    options: [
      {
        text: 'Say that you’d pay $600 to keep it.',
        tag: 'go ahead',
        rationale:
          'It feels like yours, with your towel on it. A month ago it was worth $200 to you, and it costs that in town.',
      },
      {
        text: 'Say that you’d pay $200 to keep it.',
        right: true,
        tag: 'compare',
        rationale:
          'It’s what you’d pay for any other one like it. Having it by the window adds nothing to what it does.',
      },
      {
        text: 'Say that you’d pay $400 to keep it.',
        tag: 'split',
        rationale: 'Twice what it’s worth to you isn’t a middle way to anything.',
      },
      {
        text: 'Say that you’d like to borrow it for another month.',
        tag: 'wait',
        rationale: 'By then it would feel even more like yours.',
      },
    ],
    flip: {
      fact: 'Before it came you’d said you’d pay $600, and that’s what it costs used.',
      makesRight: 'Say that you’d pay $600 to keep it.',
    },
  },
  {
    id: 'endowment-effect-playoff-ticket',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'easy',
    scenario:
      'Rich wouldn’t go over $100 for a playoff ticket, he told everyone, when they were selling for $150. Then a radio station gave him one, and Karen offered him $200 for it. To him it was worth 500 now. He turned her down.',
    decidingWords: ['Rich wouldn’t go over $100 for a playoff ticket'],
    breaksAt: 'To him it was worth 500 now.',
    options: [
      {
        label: 'in-group-bias',
        rationale: 'Whose fans they are isn’t mentioned; he’d say the same to anyone.',
      },
      {
        label: 'endowment-effect',
        right: true,
        rationale: 'At a price of 150 he wouldn’t buy that seat. Once it’s his, 200 isn’t enough.',
      },
      {
        label: 'no-flaw',
        rationale:
          'He may refuse any price. The seat was worth less than 150 to him a day ago, and it’s the same seat.',
      },
      {
        label: 'halo-effect',
        rationale: 'He doesn’t think highly of the seat for some other good thing about it. It’s just his.',
      },
    ],
  },
  {
    id: 'endowment-effect-playoff-ticket-sound',
    twinOf: 'endowment-effect-playoff-ticket',
    kind: 'sound',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'hard',
    scenario:
      'Rich would go as high as $500 for a playoff ticket, he told everyone, when they were selling for $450. Then a radio station gave him one, and Karen offered him $200 for it. To him it was worth 450 now. He turned her down.',
    decidingWords: ['Rich would go as high as $500 for a playoff ticket', 'when they were selling for $450'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'Four-fifty is what another ticket costs, and he’d have paid more than that before he had one. Turning down 200 makes sense.',
      },
      {
        label: 'halo-effect',
        rationale: 'He doesn’t love the seat for some other charm. He wants to see the game.',
      },
      {
        label: 'in-group-bias',
        rationale: 'It doesn’t matter to him who Karen roots for.',
      },
      {
        label: 'endowment-effect',
        rationale: 'Owners do tend to ask too much. He’d have paid that himself before it was his.',
      },
    ],
  },
  {
    id: 'endowment-effect-old-camera',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'You’re selling your camera to your aunt, who’s promised to pay whatever’s fair and won’t bargain. The same model, with the same age and the same scratches, sells for $270 to $290 all over the internet, and when you needed a second one last year, you told your roommate that you wouldn’t go over $280. But you took this one to Peru. “So how much?” she asks, with her checkbook out, and anything under $400 feels like giving it away.\n\nWhat do you tell her?',
    decidingWords: ['sells for $270 to $290 all over the internet', 'you wouldn’t go over $280'],
    options: [
      {
        text: 'Tell her that she can have it for $340.',
        tag: 'split',
        rationale: 'Halfway between what it’s worth and what you feel is still too much.',
      },
      {
        text: 'Tell her that she can have it for $280.',
        right: true,
        tag: 'go ahead',
        rationale: 'You’d have paid that yourself, and it’s what they sell for. Peru stays with you.',
      },
      {
        text: 'Tell her that she can have it for $430.',
        tag: 'ask',
        rationale: 'It was in Peru with you. To anyone else it’s a scratched camera.',
      },
      {
        text: 'Tell her that she’ll hear from you in a month.',
        tag: 'wait',
        rationale: 'The price won’t be fairer in a month, and she’s standing there.',
      },
    ],
    flip: {
      fact: 'The same model, same age, same scratches, sells for $420 to $440.',
      makesRight: 'Tell her that she can have it for $430.',
    },
  },
  {
    id: 'endowment-effect-old-camera-sound',
    twinOf: 'endowment-effect-old-camera',
    kind: 'decide',
    genre: 'scene',
    domain: 'tech',
    difficulty: 'easy',
    scenario:
      'You’re selling your camera to your aunt, who’s promised to pay whatever’s fair and won’t bargain. The same model, with the same age and the same scratches, sells for $420 to $440 all over the internet, and when you needed a second one last year, you told your roommate that you’d go up to $430. But she’s family. “So how much?” she asks, with her checkbook out, having told you on the phone that she’d like to pay just what a stranger would.\n\nWhat do you tell her?',
    decidingWords: ['sells for $420 to $440 all over the internet', 'just what a stranger would'],
    options: [
      {
        text: 'Tell her that she can have it for $340.',
        tag: 'split',
        rationale: 'It’s a family price, and she asked for a stranger’s.',
      },
      {
        text: 'Tell her that she can have it for $280.',
        tag: 'go ahead',
        rationale: 'Kind, and not what she wants. She’d find out.',
      },
      {
        text: 'Tell her that she can have it for $430.',
        right: true,
        tag: 'ask',
        rationale: 'It looks like an owner asking too much. It’s what they sell for, and what you’d have paid.',
      },
      {
        text: 'Tell her that she’ll hear from you in a month.',
        tag: 'wait',
        rationale: 'You know the fair price now, and she’s got her checkbook out.',
      },
    ],
    flip: {
      fact: 'The same model, same age, same scratches, sells for $270 to $290.',
      makesRight: 'Tell her that she can have it for $280.',
    },
  },
  {
    id: 'endowment-effect-parking-spot',
    kind: 'spot',
    genre: 'dialog',
    domain: 'work',
    difficulty: 'easy',
    scenario:
      '“Celeste, you got spot 40 in the lottery,” said Margo, “and since I like the walk, I’ll trade you number 3, right by the door.”\n“You always said that 40 was the worst one in the whole lot,” Gary reminded her.\n“It was, until I got it,” said Celeste. “It’s a great spot. I’m not trading.”',
    decidingWords: ['It was, until I got it'],
    breaksAt: '“It’s a great spot.',
    options: [
      {
        label: 'optimism-bias',
        rationale: 'She doesn’t expect things to go better for her than for others.',
      },
      {
        label: 'endowment-effect',
        right: true,
        rationale: 'The worst spot in the lot has turned into a great one by being hers.',
      },
      {
        label: 'no-flaw',
        rationale:
          'She can park where she likes. She gives no reason that wasn’t there yesterday, except that it’s hers now.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'No skill is being overrated here, only a parking spot.',
      },
    ],
  },
  {
    id: 'endowment-effect-same-miles',
    kind: 'spot',
    genre: 'dialog',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Last spring, when his brother was shopping for a used hatchback, Phil looked up that year and those miles and told him not to pay a dollar over $7,500. Now he’s selling his own, of the same year, with the same miles. The woman in his driveway had $7,500 in cash in her truck. Phil patted the hood, said that this one was really special, though, what with the seat covers and the new mats, and told her he couldn’t let it go for under eleven. She drove off.',
    decidingWords: ['told him not to pay a dollar over $7,500'],
    breaksAt:
      'Phil patted the hood, said that this one was really special, though, what with the seat covers and the new mats, and told her he couldn’t let it go for under eleven.',
    options: [
      {
        label: 'no-flaw',
        rationale: 'Sellers may ask for more than they expect. He’s turning down the very price that he called fair.',
      },
      {
        label: 'status-quo-bias',
        rationale:
          'He isn’t trying to keep things as they are. He wants to sell, at a price that owning it has puffed up.',
      },
      {
        label: 'framing-effect',
        rationale:
          'The same price isn’t shown to him in two different wordings. The same car is, once as a buyer’s and once as his own.',
      },
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'When it was somebody else’s, such a car was worth $7,500 and not a dollar more. Nothing about it has changed except that it’s his.',
      },
    ],
  },
  {
    id: 'endowment-effect-welcome-bags',
    kind: 'spot',
    genre: 'thought',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'At orientation everyone got a bag, and the two kinds were handed out in turn down the line, a hoodie or a speaker. On the way in I’d told Kendra I hoped for the speaker, since I already own four hoodies, and of course I got the hoodie. At lunch a guy across the table offered me his speaker for it in an even trade, with both still in plastic. So I told him he’d have to throw in $20 at least, since it’s a really great hoodie, and by then I’d already pictured myself in it all winter, walking to class. He laughed.',
    decidingWords: ['I hoped for the speaker'],
    breaksAt:
      'So I told him he’d have to throw in $20 at least, since it’s a really great hoodie, and by then I’d already pictured myself in it all winter, walking to class.',
    options: [
      {
        label: 'endowment-effect',
        right: true,
        rationale:
          'That morning the speaker was worth more to him. An hour of having the hoodie, still in its wrapper, has turned that around.',
      },
      {
        label: 'no-flaw',
        rationale:
          'People can change their minds. Here nothing happened that would change it except that the hoodie was handed to him.',
      },
      {
        label: 'optimism-bias',
        rationale: 'He expects nothing in particular of the future.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'He doesn’t overrate a skill. He overrates a thing, because it’s become his.',
      },
    ],
  },
  {
    id: 'endowment-effect-three-shops',
    kind: 'sound',
    genre: 'chat',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Lorenzo: Someone offered me $500 for the bike\nAbigail: Take it! You said yourself you only paid 600 two years ago\nLorenzo: Three shops in town have the same one used right now, all between 690 and 720, and theirs have more wear. If I wanted another I’d have to pay that\nAbigail: so?\nLorenzo: So I told him 700 and he can think about it',
    decidingWords: ['Three shops in town have the same one used right now', 'If I wanted another I’d have to pay that'],
    options: [
      {
        label: 'no-flaw',
        right: true,
        rationale:
          'He asks what others pay for the same bike this week, and what it would cost him to get one. That it’s his doesn’t come into it.',
      },
      {
        label: 'dunning-kruger-effect',
        rationale: 'He didn’t trust his own feeling for prices. He looked them up.',
      },
      {
        label: 'optimism-bias',
        rationale: 'He doesn’t expect things to go better for him than for others.',
      },
      {
        label: 'endowment-effect',
        rationale:
          'Turning down an offer and asking for more looks like it. His number comes from three shop windows instead of from having it.',
      },
    ],
  },
  {
    id: 'endowment-effect-patio-house',
    kind: 'decide',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Your new job starts in Ohio in three weeks. Three houses like yours sold this month, for $305,000, $309,000 and $312,000, but you laid the patio yourself, and your gut says $360,000. A young couple has offered $311,000, which is good until nine tonight.\n\nWhat do you do?',
    decidingWords: ['Three houses like yours sold this month'],
    options: [
      {
        text: 'Accept the couple’s offer of $311,000 before nine tonight.',
        right: true,
        tag: 'go ahead',
        rationale:
          'Three sales say what such a house brings, and this offer is near the top of them. The patio is worth most to the one who laid it.',
      },
      {
        text: 'Take the house off the market until next spring.',
        tag: 'wait',
        rationale:
          'Waiting would spare you the decision. The job starts in three weeks, and nothing suggests that spring will bring more.',
      },
      {
        text: 'Meet them halfway and ask for $335,000 tonight.',
        tag: 'split',
        rationale:
          'It sounds fair to both sides. One side of it is a feeling, though, and $335,000 is still far over every sale.',
      },
      {
        text: 'Turn it down and ask them for $360,000.',
        tag: 'decline',
        rationale:
          'This is the number that feels right, because the bricks are yours. Nobody has paid anywhere near it for such a house.',
      },
    ],
    flip: {
      fact: 'Three houses like it sold this month for between $355,000 and $362,000.',
      makesRight: 'Turn it down and ask them for $360,000.',
    },
  },
]
