import type { ConceptId } from '../vocabulary.ts'
import { type RetiredEntry, scenarioInWords, type WrittenScenario } from './authoring.ts'

/** Scenarios that left the bank after they were today's argument. The pages of those days still show them. */
const WRITTEN: readonly { concept: { id: ConceptId }; scenarios: readonly WrittenScenario[] }[] = [
  {
    concept: {
      id: 'false-cause',
    },
    scenarios: [
      {
        id: 'false-cause-children-boards',
        kind: 'spot',
        genre: 'chat',
        domain: 'community',
        difficulty: 'medium',
        scenario:
          'Dan: On our accident list, streets with “Children at Play” signs have three times the crashes.\nBeth: The town installs those when parents complain about a close call.\nDan: They’re distracting drivers. Let’s remove them before there’s one on every pole.\nBeth: Ours is new. Knock on wood.',
        decidingWords: ['when parents complain about a close call', 'They’re distracting drivers'],
        breaksAt: 'Dan: They’re distracting drivers.',
        options: [
          {
            label: 'false-cause',
            right: true,
            rationale:
              'Signs go up “when parents complain about a close call,” so those streets were dangerous first. The crashes don’t show that the signs are “distracting drivers.”',
          },
          {
            label: 'gamblers-fallacy',
            rationale:
              '“Knock on wood” is about luck. But Beth is only hoping, and she doesn’t say that a crash is due.',
          },
          {
            label: 'slippery-slope',
            rationale:
              '“One on every pole” looks ahead to something silly. Dan adds it as a joke, and his reason is the accident list.',
          },
          {
            label: 'no-flaw',
            rationale:
              'Dan checked the list, and his number is real. But Beth has told him why those streets have signs, and he ignores it.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'slippery-slope',
    },
    scenarios: [
      {
        id: 'slippery-slope-late-essay-sound',
        kind: 'sound',
        twinOf: 'slippery-slope-late-essay',
        genre: 'dialog',
        domain: 'school',
        difficulty: 'hard',
        scenario:
          '“Nine essays on time, and now my luck’s run out,” says Sana, and she asks if she can hand in her tenth on Monday. “I don’t see how,” says Mr. Johnson, “because if I take yours on Monday, school rules say I have to take all thirty then. My grades are due that day at eight, so they’d be late, and so would report cards.” Sana sits down by the window to finish.',
        decidingWords: ['school rules say I have to take all thirty then', 'My grades are due that day at eight'],
        options: [
          {
            label: 'no-flaw',
            right: true,
            rationale:
              'Each step has a reason: “school rules say I have to take all thirty then,” and “My grades are due that day at eight.” Mr. Johnson doesn’t have to guess at any of it.',
          },
          {
            label: 'slippery-slope',
            rationale:
              'One late essay does lead to thirty, and then to late report cards. Still, a rule and a due date connect those steps, so Mr. Johnson isn’t just imagining them.',
          },
          {
            label: 'gamblers-fallacy',
            rationale:
              'Luck comes up just once, when Sana talks about her nine essays. Mr. Johnson’s answer is about a rule and a due date.',
          },
          {
            label: 'personal-incredulity',
            rationale:
              'Mr. Johnson says that he doesn’t see how, and then he explains why he can’t. His reason is the deadline and not a lack of understanding.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'appeal-to-authority',
    },
    scenarios: [
      {
        id: 'appeal-to-authority-vitamin-drops',
        kind: 'spot',
        genre: 'note',
        domain: 'health',
        difficulty: 'medium',
        scenario:
          'Oak House News: For two winters, half of our residents, chosen by lot, took vitamin drops. They caught as many colds as the rest, so we stopped. But Mr. Johnson, who invented the hip joint many of you walk on, tells us he swears by the drops, so they’re back on Monday. Let’s not spend another Christmas in bed! And thanks to the students in ripped jeans for counting your colds!',
        decidingWords: ['who invented the hip joint', 'They caught as many colds as the rest'],
        breaksAt:
          'But Mr. Johnson, who invented the hip joint many of you walk on, tells us he swears by the drops, so they’re back on Monday.',
        options: [
          {
            label: 'appeal-to-emotion',
            rationale:
              '“Another Christmas in bed” is a gloomy thought. But it comes after the decision, and what brought the drops back was Mr. Johnson’s opinion.',
          },
          {
            label: 'appeal-to-authority',
            right: true,
            rationale:
              'A man “who invented the hip joint many of you walk on” swears by the drops, so two winters of counting are ignored. He knows hips, not colds, and the house’s test found no effect.',
          },
          {
            label: 'no-flaw',
            rationale:
              'Mr. Johnson made his name in medicine, so his advice sounds worth having. But he made it with joints, and a fair test at Oak House found no effect.',
          },
          {
            label: 'ad-hominem',
            rationale:
              'Ripped jeans are mentioned, and the students’ count is ignored. The jeans aren’t the reason, and the note even thanks the students.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'bandwagon',
    },
    scenarios: [
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
    ],
  },
  {
    concept: {
      id: 'appeal-to-nature',
    },
    scenarios: [
      {
        id: 'appeal-to-nature-orchard-sheep',
        kind: 'spot',
        genre: 'dialog',
        domain: 'money',
        difficulty: 'easy',
        scenario:
          'The treasurer asked which would cost the orchard less next year, mowing or sheep. She was leaning toward half and half, the way they do it up the road. “Sheep,” said Raul, the foreman. “Mowing came to $1,500 this year, and the shepherd hasn’t named a price. But a mower’s a machine, and sheep on grass is the way things were meant to be. That’s bound to cost less.” The treasurer thanked him.',
        decidingWords: ['is the way things were meant to be', 'That’s bound to cost less'],
        breaksAt: 'That’s bound to cost less.”',
        options: [
          {
            label: 'middle-ground',
            rationale:
              '“Half and half” is what the treasurer leans toward. But Raul doesn’t suggest a compromise; he says sheep.',
          },
          {
            label: 'appeal-to-nature',
            right: true,
            rationale:
              'Raul has no price from the shepherd, so he says that sheep on grass “is the way things were meant to be.” That tells us nothing about the cost of fences, hay and vets.',
          },
          {
            label: 'bandwagon',
            rationale:
              'People up the road do it, so there’s someone to copy. But what they do is half and half, and Raul doesn’t want that.',
          },
          {
            label: 'no-flaw',
            rationale:
              'Raul does have one price, $1,500 for mowing. But a comparison takes two, and in place of the second he talks about what was meant to be.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'anecdotal',
    },
    scenarios: [
      {
        id: 'anecdotal-open-shed-sound',
        kind: 'sound',
        twinOf: 'anecdotal-open-shed',
        genre: 'minutes',
        domain: 'community',
        difficulty: 'hard',
        scenario:
          'Item 2, tool shed. Before we voted on ninety dollars for a new lock, Sue, who can’t imagine anyone stealing old shovels, asked Jim for the facts. He said the lock broke six years ago and the shed has stood open ever since. He’s counted the tools each month, and one rake is missing. So tools hardly ever get stolen here, he concluded, and we voted against the lock.',
        decidingWords: ['the lock broke six years ago', 'He’s counted the tools each month'],
        options: [
          {
            label: 'texas-sharpshooter',
            rationale:
              'Out of six years of counts, Jim could pick the good months. He doesn’t: he reports on each month, including the one with the missing rake.',
          },
          {
            label: 'anecdotal',
            rationale:
              'It’s one man’s report about one shed. But the question is about this shed, and Jim has six years of counts to go by.',
          },
          {
            label: 'personal-incredulity',
            rationale:
              'What Sue “can’t imagine” doesn’t prove anything. But the vote doesn’t rest on it; it rests on Jim’s counts.',
          },
          {
            label: 'no-flaw',
            right: true,
            rationale:
              'Jim reports that “the lock broke six years ago,” and he’s counted the tools each month. One rake in six years is good evidence that tools hardly ever get stolen here.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'appeal-to-emotion',
    },
    scenarios: [
      {
        id: 'appeal-to-emotion-blue-stone',
        kind: 'spot',
        genre: 'dialog',
        domain: 'money',
        difficulty: 'easy',
        scenario:
          '“Is the blue one really a sapphire?” asks Samir. “I like a picky customer,” says Odile, a jeweler and certified appraiser. “You told me your mother lost her blue ring in the flood and still misses it. Picture her face when she opens this box, and you’ll have your answer: it’s a sapphire.” Samir nods, counts out nine hundred dollars, and asks for silver paper.',
        decidingWords: ['Picture her face when she opens this box'],
        breaksAt: 'Picture her face when she opens this box, and you’ll have your answer: it’s a sapphire.”',
        options: [
          {
            label: 'ad-hominem',
            rationale:
              '“Picky” may not be a compliment. But the jeweler says it in a friendly way and doesn’t use it to reject Samir’s question.',
          },
          {
            label: 'appeal-to-authority',
            rationale:
              'A certified appraiser knows how to test a stone. But she doesn’t say that she’s tested this one, and she doesn’t mention her certificate.',
          },
          {
            label: 'no-flaw',
            rationale:
              'The stone may be a sapphire, and Samir’s mother will probably be happy. But blue glass can make her just as happy, so her face tells him nothing about the stone.',
          },
          {
            label: 'appeal-to-emotion',
            right: true,
            rationale:
              'Samir wants to know what the stone is. “Picture her face when she opens this box” is touching, but a happy face can’t tell him whether it’s a sapphire.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'tu-quoque',
    },
    scenarios: [
      {
        id: 'tu-quoque-concert-tickets-sound',
        kind: 'sound',
        twinOf: 'tu-quoque-concert-tickets',
        genre: 'scene',
        domain: 'money',
        difficulty: 'hard',
        scenario:
          'Raul owns a bike shop with his sister, Ines. “Sixty dollars for your lunches again,” he tells her over the books, “and we need that money for the new lift.” It’s fifty-eight, Ines corrects him, and she turns back a page to his concert tickets, $80 from the same drawer. She tells him that he’s right and they both need a limit, and on Monday she brings her lunch from home.',
        decidingWords: ['he’s right and they both need a limit'],
        options: [
          {
            label: 'tu-quoque',
            rationale:
              'Bringing up his tickets looks like hitting back. But Ines says that Raul is right about her lunches, and then she asks for one limit for both.',
          },
          {
            label: 'middle-ground',
            rationale:
              'A limit for two people can look like splitting the difference. Ines doesn’t say that the truth lies halfway, though; she says that Raul is right.',
          },
          {
            label: 'fallacy-fallacy',
            rationale:
              'Correcting sixty to fifty-eight shows that Raul made a mistake. Ines doesn’t use it against him, and she accepts his complaint.',
          },
          {
            label: 'no-flaw',
            right: true,
            rationale:
              'Ines tells Raul that “he’s right and they both need a limit,” so she accepts his criticism. His tickets show that the limit should hold for him as well.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'burden-of-proof',
    },
    scenarios: [
      {
        id: 'burden-of-proof-lane-four',
        kind: 'spot',
        genre: 'chat',
        domain: 'sport',
        difficulty: 'medium',
        scenario:
          'Coach Dunn: Lane four’s the fast one in your pool. Your own kids get it, right?\nThandi: We draw lots. What makes you say that?\nCoach Dunn: I haven’t timed anything. But you’ve got ten years of results. Show me four’s no faster than the rest and I’ll drop it\nThandi: That’d take me a week\nCoach Dunn: It’s either fast or it isn’t. Till you’ve shown me, it’s fast',
        decidingWords: ['I haven’t timed anything', 'Show me four’s no faster than the rest and I’ll drop it'],
        breaksAt: 'Show me four’s no faster than the rest and I’ll drop it',
        options: [
          {
            label: 'loaded-question',
            rationale:
              '“Your own kids get it, right?” is a sly thing to ask. But Thandi corrects it at once, and the coach’s claim about the lane doesn’t depend on it.',
          },
          {
            label: 'no-flaw',
            rationale:
              'Ten years of results exist, so it’s sensible to look at them. But the coach wants his claim to count now, before anyone has looked.',
          },
          {
            label: 'burden-of-proof',
            right: true,
            rationale:
              '“I haven’t timed anything,” the coach admits. Then he says, “Show me four’s no faster than the rest and I’ll drop it.” It’s his claim, but he leaves the checking to Thandi.',
          },
          {
            label: 'black-or-white',
            rationale:
              '“It’s either fast or it isn’t” sounds like too short a list. But the lane has to be one or the other; what’s missing is a reason to call it fast.',
          },
        ],
      },
      {
        id: 'burden-of-proof-marmot-whistle',
        kind: 'spot',
        genre: 'letter',
        domain: 'science',
        difficulty: 'easy',
        scenario:
          'Dear Editor: Reviewer two asks what supports our reading of the third marmot whistle as a greeting. In eight years no colleague, not even the field’s founders, has shown that it’s anything else. We’ve therefore dropped the question mark from our table, which most labs now use.',
        decidingWords: ['asks what supports our reading', 'has shown that it’s anything else'],
        breaksAt: 'In eight years no colleague, not even the field’s founders, has shown that it’s anything else.',
        options: [
          {
            label: 'bandwagon',
            rationale:
              '“Most labs now use” the table, and that sounds like a vote. But the authors dropped the question mark for another reason, one they’ve already given.',
          },
          {
            label: 'burden-of-proof',
            right: true,
            rationale:
              'The reviewer “asks what supports our reading,” and the authors answer that nobody “has shown that it’s anything else.” But that isn’t support, and it’s up to them to provide some.',
          },
          {
            label: 'appeal-to-authority',
            rationale:
              'Big names come up, “the field’s founders.” But the authors don’t say that the founders agree with them; they say that not even the founders have ruled out a greeting.',
          },
          {
            label: 'no-flaw',
            rationale:
              'A reading that’s survived eight years of tests deserves some trust. But the letter doesn’t mention a single test, by the authors or by anyone else.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'personal-incredulity',
    },
    scenarios: [
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
    ],
  },
  {
    concept: {
      id: 'special-pleading',
    },
    scenarios: [
      {
        id: 'special-pleading-book-page',
        kind: 'spot',
        genre: 'note',
        domain: 'news',
        difficulty: 'medium',
        scenario:
          'Readers ask how we choose reviewers. Friends don’t review friends, so our critic Keisha sent back a true friend’s novel, though she felt certain she’d be fair. My friend Arjun wrote the sea story I review below (fair winds, Arjun!), but I’m certain that I’ve been fair. The editor',
        decidingWords: ['though she felt certain she’d be fair'],
        breaksAt:
          'My friend Arjun wrote the sea story I review below (fair winds, Arjun!), but I’m certain that I’ve been fair.',
        options: [
          {
            label: 'ambiguity',
            rationale:
              '“Fair winds” and a fair review use two senses of one word. But the winds are just a greeting, and a fair review means the same thing for Keisha and the editor.',
          },
          {
            label: 'no-true-scotsman',
            rationale:
              'Speaking of “a true friend” can suggest that Arjun isn’t one. The editor doesn’t say so, and calls Arjun a friend as well.',
          },
          {
            label: 'no-flaw',
            rationale:
              'It’s honest to tell readers about the friendship. But Keisha felt certain as well, and that wasn’t enough for her to review a friend.',
          },
          {
            label: 'special-pleading',
            right: true,
            rationale:
              'Keisha sent a friend’s book back “though she felt certain she’d be fair.” The editor is just as certain, and goes ahead and reviews a friend.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'loaded-question',
    },
    scenarios: [
      {
        id: 'loaded-question-doorbell',
        kind: 'spot',
        genre: 'scene',
        domain: 'tech',
        difficulty: 'hard',
        scenario:
          'The makers of a doorbell camera have invited customers to a talk. Two labs took the camera apart last week, and neither found a part that records sound. “You call it an eye, and I like that,” Desmond tells the engineer. “But when it records us talking at the door, where does that go? To your office or somewhere else?” The engineer reaches for the microphone.',
        decidingWords: [
          'neither found a part that records sound',
          'when it records us talking at the door, where does that go',
        ],
        breaksAt: '“But when it records us talking at the door, where does that go?',
        options: [
          {
            label: 'straw-man',
            rationale:
              '“You call it an eye” sounds as if Desmond’s about to make fun of the makers. But that is what they call it, and he goes on to ask about something else.',
          },
          {
            label: 'loaded-question',
            right: true,
            rationale:
              'Two labs looked, and “neither found a part that records sound.” But any answer to “when it records us talking at the door, where does that go?” seems to admit that the camera records them.',
          },
          {
            label: 'no-flaw',
            rationale:
              'It’s reasonable to worry about recordings, and the labs may have missed something. But Desmond asks where the recordings go before anyone knows whether there are any.',
          },
          {
            label: 'black-or-white',
            rationale:
              '“To your office or somewhere else?” sounds like just two answers. But “somewhere else” can be anywhere, so no place is left out.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'no-true-scotsman',
    },
    scenarios: [
      {
        id: 'no-true-scotsman-harvest-cousin',
        kind: 'spot',
        genre: 'dialog',
        domain: 'family',
        difficulty: 'medium',
        scenario:
          '“All our cousins came home for both harvests,” said Lionel. Bridget reminded him of Kofi, Aunt Patience’s son, who’d stayed in the city. “So now we’re a family of deserters?” asked Lionel. “Kofi doesn’t count as a cousin, so I’m still right. And he can’t even boil an egg.”',
        decidingWords: ['Aunt Patience’s son', 'doesn’t count as a cousin'],
        breaksAt: '“Kofi doesn’t count as a cousin, so I’m still right.',
        options: [
          {
            label: 'ad-hominem',
            rationale:
              'Making fun of Kofi’s cooking is a personal attack. Still, Kofi hasn’t argued anything, so nobody’s argument is rejected because of it.',
          },
          {
            label: 'straw-man',
            rationale:
              'Bridget named one person and didn’t call anybody a deserter. Lionel exaggerates there, but it isn’t how he saves his claim.',
          },
          {
            label: 'no-true-scotsman',
            right: true,
            rationale:
              '“Aunt Patience’s son” is a cousin, whatever he does at harvest time. Lionel decides that Kofi “doesn’t count as a cousin” because he spoils the claim.',
          },
          {
            label: 'no-flaw',
            rationale:
              'It’s fair to explain who is meant by “our cousins.” But Lionel leaves out a real cousin, and he does it because Kofi stayed away.',
          },
        ],
      },
      {
        id: 'no-true-scotsman-night-drivers',
        kind: 'spot',
        genre: 'minutes',
        domain: 'work',
        difficulty: 'hard',
        scenario:
          'Bus depot meeting, item two: Mr. Nakamura reported that night drivers don’t want early shifts. Their survey answers, circled in green, hang by the clock. Meera said she’d driven nights for six years and had asked for an early shift three times. Then she’s really a day driver, Mr. Nakamura replied, and his report says what it says. The new schedule comes out on Friday.',
        decidingWords: ['she’d driven nights for six years', 'Then she’s really a day driver'],
        breaksAt: 'Then she’s really a day driver, Mr. Nakamura replied, and his report says what it says.',
        options: [
          {
            label: 'no-true-scotsman',
            right: true,
            rationale:
              'Meera said “she’d driven nights for six years,” so she’s a night driver. Mr. Nakamura saves his report by moving her to another group: “Then she’s really a day driver.”',
          },
          {
            label: 'texas-sharpshooter',
            rationale:
              'Circling answers in green looks like picking the ones that fit. Nothing says that any were left out, though, and Mr. Nakamura’s mistake is what he says to Meera.',
          },
          {
            label: 'begging-the-question',
            rationale:
              '“His report says what it says” sounds as if the report proved itself. But Mr. Nakamura gives a different reason for keeping it, that Meera is a day driver.',
          },
          {
            label: 'no-flaw',
            rationale:
              'It’s fair to ask whether Meera belongs to the group. But she’s driven nights for six years, and Mr. Nakamura calls her a day driver just because she wanted an early shift.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'genetic-fallacy',
    },
    scenarios: [
      {
        id: 'genetic-fallacy-fee-table-sound',
        kind: 'sound',
        twinOf: 'genetic-fallacy-fee-table',
        genre: 'letter',
        domain: 'money',
        difficulty: 'hard',
        scenario:
          'Dear Uncle Lionel: Thanks for the table of bank fees. I wanted to compare it with the five banks’ contracts, but not one would send me a copy. Then I noticed who had made the table: Meadow Bank, which comes out cheapest and naturally has an interest (no pun intended) in saying so. It may be right, but I can’t take it unchecked from that source, so I’ll look for another. Love, Rachel',
        decidingWords: ['not one would send me a copy'],
        options: [
          {
            label: 'ambiguity',
            rationale:
              'Rachel notices the pun in “interest” herself. Without the pun, her reason for looking further would be the same.',
          },
          {
            label: 'no-flaw',
            right: true,
            rationale:
              'Rachel asked the banks for their contracts, but “not one would send me a copy.” Since she can’t check the table, it does matter that it was made by the bank that comes out cheapest.',
          },
          {
            label: 'genetic-fallacy',
            rationale:
              'It’s true that Rachel puts the table aside because of where it comes from. But she has no way to check it, and she says herself that it may be right.',
          },
          {
            label: 'appeal-to-nature',
            rationale:
              '“Naturally” and a bank named Meadow may catch the eye, but Rachel doesn’t praise anything natural; she asks who gains from the table.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'begging-the-question',
    },
    scenarios: [
      {
        id: 'begging-the-question-oldest-tree',
        kind: 'spot',
        genre: 'dialog',
        domain: 'community',
        difficulty: 'hard',
        scenario:
          'Beth, the guide, shows her group the oldest tree in the valley. When a boy asks how she knows, she points to the sign on it: oldest out of four hundred. “And how did the people who put it up know?” he asks. “Real foresters don’t hang a sign just anywhere,” says Beth. “They picked the oldest tree in the valley.” The boy walks around the trunk and counts the nests.',
        decidingWords: ['They picked the oldest tree in the valley'],
        breaksAt: '“They picked the oldest tree in the valley.”',
        options: [
          {
            label: 'begging-the-question',
            right: true,
            rationale:
              'Beth’s proof that the sign can be trusted: “They picked the oldest tree in the valley.” But the boy asked how they knew which one was the oldest.',
          },
          {
            label: 'texas-sharpshooter',
            rationale:
              'The sign says “oldest out of four hundred,” so one tree was picked from many. But Beth doesn’t see a pattern in lucky hits; she just repeats her claim.',
          },
          {
            label: 'no-true-scotsman',
            rationale:
              '“Real foresters” may sound like shutting out other foresters. The boy doesn’t name a forester who was wrong, so there’s nobody to shut out.',
          },
          {
            label: 'no-flaw',
            rationale:
              'Trusting a forester’s sign is usually fine. But the boy asked how the foresters knew, and Beth’s answer takes it for granted that they did.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'texas-sharpshooter',
    },
    scenarios: [
      {
        id: 'texas-sharpshooter-late-wasps-sound',
        kind: 'sound',
        twinOf: 'texas-sharpshooter-late-wasps',
        genre: 'note',
        domain: 'community',
        difficulty: 'hard',
        scenario:
          'From the village newsletter: Five of our last ten winters were hard. Mrs. Janssen’s almanac lists eighty signs of a hard winter, and before those ten winters, she chose just one and wrote it on the barn door. That sign, late wasps, was right nine winters out of ten. A sign’s a sign, she says, and any true farmer will see that this is more than luck, so watch the wasps this year.',
        decidingWords: ['before those ten winters, she chose just one'],
        options: [
          {
            label: 'no-flaw',
            right: true,
            rationale:
              'Mrs. Janssen named her sign in advance: “before those ten winters, she chose just one.” It was right nine winters out of ten, and nothing was picked out afterward.',
          },
          {
            label: 'no-true-scotsman',
            rationale:
              'Talking about what a “true farmer” sees is village pride. But no farmer has disagreed, so nobody is being shut out to save a claim.',
          },
          {
            label: 'texas-sharpshooter',
            rationale:
              'The almanac has eighty signs, and the newsletter reports on just one. Still, it’s the one Mrs. Janssen wrote on the barn door before those ten winters, so it wasn’t picked to fit them.',
          },
          {
            label: 'begging-the-question',
            rationale:
              'As an argument, “A sign’s a sign” is empty. The newsletter doesn’t need it, because nine right out of ten is evidence.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'middle-ground',
    },
    scenarios: [
      {
        id: 'middle-ground-essay-points',
        kind: 'spot',
        genre: 'letter',
        domain: 'school',
        difficulty: 'hard',
        scenario:
          'To Enzo’s parents: Two teachers graded his essay, “Why Wild Rivers Are Healthier.” Mr. Nakamura read all three pages and gave it 84 points, but because of a copying error, Mrs. Ortiz read just the first page and gave it 72. Both are experienced teachers, so our best estimate of a fair grade lies halfway, at 78. As you’ve probably heard, most schools in the county now grade essays twice. The School Office',
        decidingWords: ['Mrs. Ortiz read just the first page'],
        breaksAt: 'Both are experienced teachers, so our best estimate of a fair grade lies halfway, at 78.',
        options: [
          {
            label: 'appeal-to-nature',
            rationale:
              'The title of Enzo’s essay praises what’s wild. That’s his subject, though, and the office says nothing about nature when it settles the grade.',
          },
          {
            label: 'middle-ground',
            right: true,
            rationale:
              '“Mrs. Ortiz read just the first page,” so her 72 isn’t a grade for the whole essay. Even so, the office goes halfway, as though both teachers had read it all.',
          },
          {
            label: 'no-flaw',
            rationale:
              'Averaging two experienced teachers’ grades is good practice when both have read the essay. But Mrs. Ortiz read only a third of it.',
          },
          {
            label: 'bandwagon',
            rationale:
              'What “most schools in the county” do explains why there are two grades. It isn’t the office’s reason for choosing 78.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'confirmation-bias',
    },
    scenarios: [
      {
        id: 'confirmation-bias-rowing-studies',
        kind: 'spot',
        genre: 'scene',
        domain: 'sport',
        difficulty: 'easy',
        scenario:
          'Angela coaches rowers and has long believed in short, hard practices. Her club sent her seven studies. Four agreed with her, two of them from her old college, and three didn’t. She read the three line by line and found that each had too few rowers; the four she took at face value. Without the weak ones, she told the club, it was four to nothing.',
        decidingWords: ['She read the three line by line', 'the four she took at face value'],
        breaksAt:
          'She read the three line by line and found that each had too few rowers; the four she took at face value.',
        options: [
          {
            label: 'no-flaw',
            rationale:
              'It’s fair to doubt small studies, and Angela found three. But she didn’t count the rowers in the four that agreed with her.',
          },
          {
            label: 'in-group-bias',
            rationale:
              'Two of the studies come from “her old college,” and she may be fond of it. But she keeps two from elsewhere as well, since all four agree with her.',
          },
          {
            label: 'negativity-bias',
            rationale:
              'Angela does look hard for what’s wrong with three studies. But she takes the other four at face value, so it isn’t faults that count most with her; it’s which side a study is on.',
          },
          {
            label: 'confirmation-bias',
            right: true,
            rationale:
              '“She read the three line by line” because they disagreed with her; “the four she took at face value” because they agreed. So only one side was put to the test.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'availability-heuristic',
    },
    scenarios: [
      {
        id: 'availability-heuristic-island-ferry',
        kind: 'spot',
        genre: 'dialog',
        domain: 'family',
        difficulty: 'medium',
        scenario:
          '“Does the ferry get canceled a lot?” asks Nimmi, who’s going to the island with Julie next week. “An awful lot,” says Julie. “Remember Hank asleep on his suitcase at the dock, with a gull on his hat? He never saw it coming! We still tell that story at Thanksgiving, and I can see that gull like it was yesterday. Let’s fly; it only takes an hour.” Nimmi gets out her credit card.',
        decidingWords: ['I can see that gull like it was yesterday'],
        breaksAt: 'We still tell that story at Thanksgiving, and I can see that gull like it was yesterday.',
        options: [
          {
            label: 'hindsight-bias',
            rationale:
              '“He never saw it coming” may sound like hindsight. But Julie doesn’t claim that anyone could’ve known; she gives up the ferry because of one day at the dock.',
          },
          {
            label: 'availability-heuristic',
            right: true,
            rationale:
              'Nimmi wants to know how often, and Julie answers with one memory: “I can see that gull like it was yesterday.” A story that’s still told at Thanksgiving stays fresh, however rare such days are.',
          },
          {
            label: 'planning-fallacy',
            rationale:
              '“It only takes an hour” may be too hopeful. But the hour isn’t why Julie gives up the ferry; her reason is Hank’s day at the dock.',
          },
          {
            label: 'no-flaw',
            rationale:
              'Hank’s day at the dock really happened, and flying may be the better choice. But that was one day, and Nimmi asked whether the ferry gets canceled “a lot.”',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'social-proof',
    },
    scenarios: [
      {
        id: 'social-proof-long-tone',
        kind: 'spot',
        genre: 'thought',
        domain: 'school',
        difficulty: 'medium',
        scenario:
          'It’s our second day in the new school, and in the middle of my lesson there’s a long tone I can’t place. The old building went a century without a fire. Across the courtyard, Mrs. Delgado, our senior teacher, is looking this way. In the rooms around her, the students are staying seated, so it’s nothing.',
        decidingWords: ['the students are staying seated, so it’s nothing'],
        breaksAt: 'In the rooms around her, the students are staying seated, so it’s nothing.',
        options: [
          {
            label: 'no-flaw',
            rationale:
              'Looking around is a sensible first step. But the building is new to the others, too, and Mrs. Delgado may be looking over for the same reason.',
          },
          {
            label: 'social-proof',
            right: true,
            rationale:
              'This teacher can’t explain the tone and looks across: “the students are staying seated, so it’s nothing.” But those classes are just as new here, and they may be watching this one.',
          },
          {
            label: 'survivorship-bias',
            rationale:
              '“A century without a fire” is about one building that lasted, and it’s comforting. But this teacher’s reason is what the students across the courtyard are doing.',
          },
          {
            label: 'authority-bias',
            rationale:
              'Mrs. Delgado is a senior teacher, so she has some authority. She’s given no sign either way, and this teacher goes by the students.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'survivorship-bias',
    },
    scenarios: [
      {
        id: 'survivorship-bias-oak-desks',
        kind: 'spot',
        genre: 'dialog',
        domain: 'school',
        difficulty: 'easy',
        scenario:
          'An old photograph in the school attic shows the class of 1910 at forty oak desks. “There are three of them left, and not a screw’s loose,” says Mr. Novak, the janitor, leaning hard on one. “That’s the very picture of good work. The ones we bought last year already wobble!” They knew how to build desks back then, he tells the board, and he wants new ones built the same way.',
        decidingWords: ['There are three of them left, and not a screw’s loose', 'at forty oak desks'],
        breaksAt:
          'They knew how to build desks back then, he tells the board, and he wants new ones built the same way.',
        options: [
          {
            label: 'survivorship-bias',
            right: true,
            rationale:
              '“There are three of them left, and not a screw’s loose.” But there were forty, and the weak ones are most likely gone, so the three that lasted say little about the rest.',
          },
          {
            label: 'representativeness-heuristic',
            rationale:
              '“The very picture of good work” sounds like going by looks. But he goes by the screws as well, and his mistake is to judge forty desks by three.',
          },
          {
            label: 'recency-bias',
            rationale:
              'Last year’s desks do bother Mr. Novak, and they’re the newest he has. But he doesn’t give them extra weight; his mistake is about the old ones.',
          },
          {
            label: 'no-flaw',
            rationale:
              'Comparing old desks with new ones is reasonable, but he sees just the three old ones that lasted, and thirty-seven are missing.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'halo-effect',
    },
    scenarios: [
      {
        id: 'halo-effect-violin-supper',
        kind: 'spot',
        genre: 'letter',
        domain: 'family',
        difficulty: 'easy',
        scenario:
          'Dear Celeste, After supper your friend Issa took down Grandpa’s violin and played so beautifully that nobody spoke. Papa says a boy who plays like that is bound to be good with money, so Issa’s going to do our books. He’s one of us now! Love, Carmen',
        decidingWords: [
          'played so beautifully that nobody spoke',
          'a boy who plays like that is bound to be good with money',
        ],
        breaksAt:
          'Papa says a boy who plays like that is bound to be good with money, so Issa’s going to do our books.',
        options: [
          {
            label: 'halo-effect',
            right: true,
            rationale:
              'Issa “played so beautifully that nobody spoke,” and so Papa thinks he’s “bound to be good with money.” But playing the violin is no sign that he can keep books.',
          },
          {
            label: 'endowment-effect',
            rationale:
              'Grandpa’s violin may mean a lot to the family. What it’s worth isn’t the question, because Papa is judging what Issa can do.',
          },
          {
            label: 'no-flaw',
            rationale:
              'It’s natural to like a guest who plays so well. But nothing at supper showed that Issa can keep books, and now he’ll be keeping the family’s.',
          },
          {
            label: 'in-group-bias',
            rationale:
              '“One of us” sounds like favoring a member of the family. But Issa came as a guest, and it was his playing that won Papa over.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'in-group-bias',
    },
    scenarios: [
      {
        id: 'in-group-bias-folding-tables-sound',
        kind: 'sound',
        twinOf: 'in-group-bias-folding-tables',
        genre: 'letter',
        domain: 'community',
        difficulty: 'hard',
        scenario:
          'Dear neighbors: The town’s forty tables are divided up by number of guests, and on Saturday our Harbor Street party expects three hundred and Mill Street’s one hundred. We look after our own on Harbor Street, but fair’s fair, and by the numbers it’ll be thirty tables for us and ten for Mill. I fixed most of them myself, so please wipe them off, and come hear our wonderful band! Larry, keeper of the key',
        decidingWords: ['by the numbers it’ll be thirty tables for us and ten for Mill'],
        options: [
          {
            label: 'endowment-effect',
            rationale:
              '“I fixed most of them myself” does sound possessive. But Larry says it so that people will wipe the tables off, and he divides them by the number of guests.',
          },
          {
            label: 'halo-effect',
            rationale:
              'Larry praises the band to bring people in. Harbor Street gets its thirty tables for three hundred guests, not for its music.',
          },
          {
            label: 'no-flaw',
            right: true,
            rationale:
              'Harbor Street expects three times as many guests, so “by the numbers it’ll be thirty tables for us and ten for Mill.” Anyone who goes by the town’s rule gets the same result.',
          },
          {
            label: 'in-group-bias',
            rationale:
              'Thirty tables for his own street look like favoritism. But the town’s rule gives the same result, whichever street Larry lives on.',
          },
        ],
      },
      {
        id: 'in-group-bias-spare-tablet',
        kind: 'spot',
        genre: 'note',
        domain: 'tech',
        difficulty: 'easy',
        scenario:
          'Help desk, day shift: The check-in tablets on Wards 2 and 4 both died at noon, and we had one spare. Nine patients were waiting on Ward 2 and two on Ward 4, but most of us used to work on 4, so the folks there got it and were as happy as we’d expected. Ward 2 complained, as usual, and got a new one at three, with an apology and some doughnuts. Felix',
        decidingWords: [
          'Nine patients were waiting on Ward 2 and two on Ward 4',
          'most of us used to work on 4, so the folks there got it',
        ],
        breaksAt:
          'Nine patients were waiting on Ward 2 and two on Ward 4, but most of us used to work on 4, so the folks there got it and were as happy as we’d expected.',
        options: [
          {
            label: 'confirmation-bias',
            rationale:
              '“As happy as we’d expected” sounds like a belief confirmed. But by then Ward 4 already had the spare, and it had gone there because most of the desk used to work on 4.',
          },
          {
            label: 'in-group-bias',
            right: true,
            rationale:
              '“Nine patients were waiting on Ward 2 and two on Ward 4.” The spare still went to Ward 4, because “most of us used to work on 4.”',
          },
          {
            label: 'no-flaw',
            rationale:
              'With one spare, somebody has to wait, and Ward 2 did get an apology. Since nine patients were waiting there, though, its need was greater.',
          },
          {
            label: 'negativity-bias',
            rationale:
              '“Complained, as usual,” does show some annoyance with Ward 2. But Ward 4 already had the spare by then, so the complaint didn’t decide anything.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'representativeness-heuristic',
    },
    scenarios: [
      {
        id: 'representativeness-heuristic-mint-tea',
        kind: 'spot',
        genre: 'thought',
        domain: 'health',
        difficulty: 'hard',
        scenario:
          'Two groups are meeting at the hotel, Mr. Davis reminds himself at the front desk: six herbalists in the library and four hundred accountants in the ballroom. An herbalist has just asked him for directions and complained that herb shops are closing. Now a gentle-faced latecomer in a linen dress walks in with a cup of mint tea. She’s an herbalist if ever there was one, he thinks, and points her to the library.',
        decidingWords: [
          'six herbalists in the library and four hundred accountants in the ballroom',
          'She’s an herbalist if ever there was one',
        ],
        breaksAt: 'She’s an herbalist if ever there was one, he thinks, and points her to the library.',
        options: [
          {
            label: 'representativeness-heuristic',
            right: true,
            rationale:
              'The latecomer’s looks decide it for Mr. Davis: “She’s an herbalist if ever there was one.” But he knows there are six herbalists and four hundred accountants, and accountants drink mint tea, too.',
          },
          {
            label: 'survivorship-bias',
            rationale:
              'Shops that close do drop out of sight. But Mr. Davis has just heard about them, and he draws no lesson from the ones that are left.',
          },
          {
            label: 'recency-bias',
            rationale:
              'The person before the latecomer was an herbalist, so herbalists are fresh in Mr. Davis’s mind. But he goes by her dress, her face and her tea.',
          },
          {
            label: 'no-flaw',
            rationale:
              'Going by looks is fine when you know nothing else. Mr. Davis knows the numbers, and they make an accountant far more likely.',
          },
        ],
      },
    ],
  },
  {
    concept: {
      id: 'base-rate-neglect',
    },
    scenarios: [
      {
        id: 'base-rate-neglect-newt-strip-sound',
        kind: 'sound',
        twinOf: 'base-rate-neglect-newt-strip',
        genre: 'note',
        domain: 'science',
        difficulty: 'hard',
        scenario:
          'Field notes, Mirror Lake: Early start; I’ll be done by noon. The young newts here look alike, but about half of them are crested and the rest are smooth. My color strip turns red for crested newts, and with either kind it’s wrong one time in twenty. Today’s first newt turned it red. Both kinds are common and the strip’s right nineteen times in twenty, so I’ve entered this one as very likely crested. Parveen',
        decidingWords: ['Both kinds are common and the strip’s right nineteen times in twenty'],
        options: [
          {
            label: 'no-flaw',
            right: true,
            rationale:
              'Parveen uses both facts: “Both kinds are common and the strip’s right nineteen times in twenty.” When half the newts are crested, a red strip is right about nineteen times in twenty.',
          },
          {
            label: 'planning-fallacy',
            rationale:
              'Being “done by noon” is a guess about her own work, and it may be a hopeful one. But nothing shows that she usually takes longer.',
          },
          {
            label: 'anchoring',
            rationale:
              '“About half” comes early in her notes. But she doesn’t stay near it; the strip takes her all the way up to “very likely,” and rightly so.',
          },
          {
            label: 'base-rate-neglect',
            rationale:
              'Trusting a red strip can be a mistake when a kind is rare. Parveen considers how common crested newts are, though, and here they’re about half of all newts.',
          },
        ],
      },
    ],
  },
]

/** Scenarios that are no longer asked, in words, so that old results can still be read. */
export const RETIRED: readonly RetiredEntry[] = WRITTEN.map(({ concept, scenarios }) => ({
  concept,
  scenarios: scenarios.map((scenario) => scenarioInWords(scenario, concept.id)),
}))
