import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Fallacy Fallacy',
  aliases: ['Argument from Fallacy', 'Fallacist’s Fallacy', 'Bad Reasons Fallacy'],
  category: 'formal',
  severity: 'low',
  keywords: ['bad argument', 'true conclusion', 'refutation', 'weak reasons', 'debate', 'logic', 'dismissal'],
  link: 'https://yourlogicalfallacyis.com/the-fallacy-fallacy',
  definition:
    'Deciding that a claim is false because someone argued for it badly. A poor argument fails to support its conclusion, but the conclusion may still be true for other reasons.',
  neighbors: [
    {
      name: 'Genetic Fallacy',
      tellApart: 'Is the claim called false because the argument for it fails, or because of where it came from?',
    },
    {
      name: 'Ad Hominem',
      tellApart: 'Does the speaker find a real gap in the reasoning and go too far, or turn against the person?',
    },
    {
      name: 'Tu Quoque',
      tellApart:
        'Is a claim dropped because its argument is weak, or because the person making it doesn’t live up to it?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Was the argument shown to fail as it was really given, or in a twisted version?',
    },
    {
      name: 'Appeal to Authority',
      tellApart: 'Is a claim rejected because its support gave way, or accepted because of who vouches for it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Ruta’s aunt takes a half-hour walk after dinner. It keeps her blood sugar down, she says, because the air is cleaner after dark. Ruta, who’s training to be a nurse in Kaunas, shakes her head. “Clean air has nothing to do with sugar. So your walks aren’t doing anything for it. You might as well stay on the couch.”',
    failingStep: 'So your walks aren’t doing anything for it.',
    why: 'Ruta has shown that one explanation is wrong. Then she acts as if a claim falls along with the reason given for it. To say that walking does nothing, she needs sugar readings with and without the walks.',
  },
  soundWhen:
    'It’s fine to show that a reason fails and stop there: “You haven’t convinced me yet.” And when many people have looked hard for good reasons and found none, doubt is fair. After fifty blurry photos of a lake monster, you may stop waiting for it.',
  reply:
    '“You’re right, clean air doesn’t explain it. But that only takes away one reason. Could the walks help in some other way, and how would we find out?”',
  evidence:
    'Fischer (1970), Historians’ Fallacies: Toward a Logic of Historical Thought, Harper & Row (describes it as “the fallacist’s fallacy”).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'fallacy-fallacy-old-bridge',
    slot: 'fallacy13',
    form: 'A',
    kind: 'spot',
    genre: 'scene',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Camila, who’s new in town, argues that our bridge is older than the church (built in 1700), because a famous master painted it in 1650. Aiko discovers that the painting shows a different bridge and concludes that ours isn’t older than the church. Camila’s presentation ends in embarrassed silence.',
    decidingWords: [
      'discovers that the painting shows a different bridge',
      'concludes that ours isn’t older than the church',
    ],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'Camila’s being new is just the sort of thing that gets used against a speaker. Aiko doesn’t use it; she goes after the painting.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'Camila does bring in “a famous master.” Nobody relies on his fame, though, only on what he painted, and Aiko shows it was something else.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Silence and embarrassment make this a painful moment. They come after Aiko’s conclusion, however, and nobody offers them as a reason for it.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'Aiko “discovers that the painting shows a different bridge,” so Camila’s evidence is gone. Then she “concludes that ours isn’t older than the church,” and for that she has no evidence either.',
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
    difficulty: 'easy',
    scenario:
      'To the store team: Fergus, hardly an early bird himself, believes that opening at seven brings in extra sales, since sales went up when we tried it in June. But the street market was here in June as well, so we can’t tell what attracted people. Opening at seven therefore brings in nothing extra. I know how disappointed some of you will be. Our retail consultant will be in on Thursday. Bea',
    decidingWords: ['so we can’t tell what attracted people', 'Opening at seven therefore brings in nothing extra'],
    options: [
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'True enough, “we can’t tell what attracted people.” Yet Bea goes on, “Opening at seven therefore brings in nothing extra,” as if not knowing were the same as knowing it doesn’t.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          '“Hardly an early bird himself” is a dig at Fergus. It plays no part in what Bea concludes, which she bases on the market in June.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'The retail consultant makes an appearance, but that’s all. What a consultant thinks of opening at seven, Bea doesn’t say.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Bea feels for those who’ll be disappointed. Their feelings aren’t her argument; by then she’s made it, and it’s about sales.',
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
    difficulty: 'hard',
    scenario:
      'Fact check: False. The walking club, hardly a scientific body, says our river is cleaner than it was ten years ago, since more herons live along it. According to a leading ornithologist, herons have returned to polluted rivers too. Sorry to spoil the celebration! The water itself hasn’t been tested in that time.',
    decidingWords: ['Fact check: False', 'herons have returned to polluted rivers too'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'A leading ornithologist is quoted, and rightly, since birds are the subject and the reason is spelled out. It’s the fact check, not the expert, that goes on to judge the water.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          '“Hardly a scientific body” is a sneer at the club. The fact check doesn’t rest on it; it has a real objection, and then goes too far.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'If “herons have returned to polluted rivers too,” herons can’t show that ours is clean. They can’t make “Fact check: False” right, either, since no one has tested the water.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          '“Sorry to spoil the celebration” is a sympathetic word to the club. No feeling is stirred up to win anyone over; the reason given is about herons.',
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
    difficulty: 'hard',
    scenario:
      'What ripped the festival tent? “Not a storm, reason unknown,” wrote the chairwoman, a retired judge, on the insurance form, after Tomoko noticed that Barnaby’s weather app was set to a town eighty miles away. Barnaby, never much of a detail man, had suggested a storm because the app showed one for Friday night. Poor Barnaby laughed louder than anybody when it came out.',
    decidingWords: ['Not a storm, reason unknown', 'Barnaby’s weather app was set to a town eighty miles away'],
    options: [
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'Since “Barnaby’s weather app was set to a town eighty miles away,” it shows nothing about Friday here. That’s no reason to write “Not a storm.”',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Poor Barnaby earns some sympathy, and he takes it with a laugh. Nothing on the insurance form was written out of pity or for effect.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'A retired judge fills out the form, and her title commands respect. Nobody points to it as a reason to believe her, though, least of all the chairwoman.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          '“Never much of a detail man” isn’t kind. Tomoko had a better reason than that for doubting his word: where the app was set.',
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
    difficulty: 'easy',
    scenario:
      'On Monday, Yuki’s poster for the science fair announced that bees can see ultraviolet light, since bees kept flying to her lamp. Then Ignacio read the fine print: the lamp produces ordinary blue light. Miserable, Yuki changed the poster the same evening to say that bees can’t see ultraviolet. “So bees just love hardware,” Ignacio teased, “and you’re in too much of a hurry.” The poster hangs next to the volcanoes.',
    decidingWords: [
      'the lamp produces ordinary blue light',
      'changed the poster the same evening to say that bees can’t see ultraviolet',
    ],
    options: [
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'When “the lamp produces ordinary blue light,” the test says nothing about ultraviolet, yes or no. Yuki “changed the poster the same evening to say that bees can’t see ultraviolet.”',
      },
      {
        text: 'Straw Man',
        rationale:
          '“Bees just love hardware” twists what Yuki said, and it’s plainly a joke. The poster isn’t changed because of it; the fine print did that.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Ignacio tells her that she’s “in too much of a hurry.” That’s teasing after the fact, and nothing about bees is concluded from it.',
      },
      {
        text: 'Appeal to Emotion',
        rationale:
          'Yuki is miserable when she takes up her pen. Her mood explains the haste, perhaps, but the reason she goes by is the lamp.',
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
    difficulty: 'medium',
    scenario:
      'Correction: In May our health page reported that warm socks help people fall asleep sooner. Our only source, a study from a renowned laboratory, has been withdrawn, because its rather careless volunteers completed their sleep diaries weeks later, from memory. Warm socks make no difference to how quickly you fall asleep. We feel terrible about having misled you, and we’re grateful to the readers who wrote in with questions about the study.',
    decidingWords: ['has been withdrawn', 'Warm socks make no difference to how quickly you fall asleep'],
    options: [
      {
        text: 'Appeal to Emotion',
        rationale:
          '“We feel terrible” is an apology, and a decent one. It’s not meant to make anyone believe the line about the socks.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'The renowned laboratory may have carried too much weight in May. By now the page has given up on it, and the new line claims no expert’s support.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'The one study “has been withdrawn,” so the page has no evidence left. “Warm socks make no difference to how quickly you fall asleep” takes evidence too, and there isn’t any.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Calling the volunteers careless is a bit personal. But diaries written weeks later, from memory, are a real flaw, so the study was dropped for good cause.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-bus-pass',
    kind: 'spot',
    genre: 'scene',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Rhys, who drives to work himself, has calculated that an annual bus pass would save his neighbor Oona money. He used prices from two years ago, though, and both the pass and the single fares have changed. Prices that old make the calculation worthless, she tells him, so the pass would cost more than single fares. Rhys suggests a six-month pass as a compromise, and then the bus arrives.',
    decidingWords: ['make the calculation worthless', 'so the pass would cost more than single fares'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'Rhys recommends the bus and drives to work, which is asking for it. Oona doesn’t mention his car; it’s his prices she objects to.',
      },
      {
        text: 'Middle Ground',
        rationale:
          'Six months does lie between a year and nothing. It’s Rhys’s suggestion at the end, and he doesn’t call it correct for lying there.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'Old prices do “make the calculation worthless.” But “so the pass would cost more than single fares” needs a calculation of its own, and Oona hasn’t made one.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Oona is right about the prices, and that’s half of it. A worthless calculation leaves the matter open, though, and she declares it closed.',
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
      'Rhys, who drives to work himself, has calculated that an annual bus pass would save his neighbor Oona money. He used prices from two years ago, though, and both the pass and the single fares have changed. Redone with current prices, she tells him, the calculation comes out $40 the other way, so the pass would cost more than single fares. Rhys suggests a six-month pass as a compromise, and then the bus arrives.',
    decidingWords: ['Redone with current prices', 'the calculation comes out $40 the other way'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'Oona doesn’t stop at finding the mistake. Redone properly, “the calculation comes out $40 the other way,” and that’s a reason of its own.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Finding a bad calculation and then concluding the opposite looks suspicious. But her conclusion doesn’t rest on the bad one; Oona has done the numbers over.',
      },
      {
        text: 'Middle Ground',
        rationale:
          '“As a compromise” is how Rhys puts it. Nobody says that six months must be right for being in between, and Oona’s case is about dollars.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'His own car makes Rhys an odd salesman for the bus. Oona leaves that alone and answers with prices.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-slow-tablets',
    kind: 'spot',
    genre: 'note',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Repair channel: Viktor, who picked up the idea in the staff kitchen, believes the update slows down our forty library tablets, because his, already updated, took two minutes to start today. His battery was nearly empty, however, and then any tablet crawls, updated or not. So the update doesn’t slow them down, and the rest are getting it tonight. Thanks for reporting it, Viktor. Please plug in the charging carts.',
    decidingWords: ['then any tablet crawls, updated or not', 'So the update doesn’t slow them down'],
    options: [
      {
        text: 'Genetic Fallacy',
        rationale:
          '“Picked up the idea in the staff kitchen” hints at gossip. Still, the reply doesn’t dismiss it for that; it looks at what happened to Viktor’s tablet.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'An empty battery does explain those two minutes, and it’s a good catch. It doesn’t tell us what the update does to the other thirty-nine.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'Viktor goes from one tablet to forty, so that’s in the air. The reply doesn’t do that: it goes from a failed clue to the opposite claim.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'With his battery nearly empty, “then any tablet crawls, updated or not,” so Viktor’s clue is no good. “So the update doesn’t slow them down” treats a useless clue as a disproof.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-slow-tablets-sound',
    kind: 'sound',
    twinOf: 'fallacy-fallacy-slow-tablets',
    genre: 'note',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Repair channel: Viktor, who picked up the idea in the staff kitchen, believes the update slows down our forty library tablets, because his, already updated, took two minutes to start today. His battery was nearly empty, however, and then any tablet crawls, updated or not. So we can’t say whether it slows them down, and four are getting it tonight as a test. Thanks for reporting it, Viktor. Please plug in the charging carts.',
    decidingWords: ['So we can’t say whether it slows them down', 'four are getting it tonight as a test'],
    options: [
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Viktor’s argument is taken apart, and the update goes ahead. But it goes on just four more tablets, and nobody claims that his worry has been shown to be wrong.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'With Viktor’s clue gone, the note stops where it should: “So we can’t say whether it slows them down.” A test on four tablets will tell more.',
      },
      {
        text: 'Composition/Division',
        rationale:
          'One tablet, four, forty: it does sound like parts and wholes. No one says that the rest will be like the four before the test is done.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'The staff kitchen isn’t the best address for a technical idea. Its origin is only mentioned, and the idea itself gets a fair test.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-penalty-keeper',
    kind: 'spot',
    genre: 'scene',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      'Goalkeepers should stay in the center on penalty kicks, said young Antoni, since in his videos the three who stayed had made the save. Mr. Bashir, a former national player, praised him but found three too few to tell us anything. So staying doesn’t help, he added.',
    decidingWords: ['found three too few to tell us anything', 'So staying doesn’t help'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          '“Young Antoni” brings in his age, and a grown man overrules him. His advice isn’t turned down for his age, though, but for the three kicks.',
      },
      {
        text: 'Appeal to Authority',
        rationale:
          'A former national player carries weight with goalkeepers. But Mr. Bashir doesn’t ask to be believed on the strength of his career; he counts.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'Granted, he “found three too few to tell us anything.” Then they can’t tell us that staying is useless, and yet Mr. Bashir says, “So staying doesn’t help.”',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Mr. Bashir makes a fair point about three kicks. That’s reason enough to doubt the new way, but not to declare that it doesn’t help.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-sailors-cap',
    kind: 'spot',
    genre: 'letter',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dear cousins, in the new version of our family history Great-Grandpa spends his whole life on land. Aunt Rosalind said he’d been to sea, and her only evidence was the portrait with the sailor’s cap. But half of that studio’s portraits show the same cap, which was kept there for customers. I’m not calling her a liar, and heaven knows I’ve made mistakes myself. Let’s discuss the rest at Easter. Amara',
    decidingWords: [
      'in the new version',
      'Great-Grandpa spends his whole life on land',
      'which was kept there for customers',
    ],
    options: [
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'A cap “which was kept there for customers” shows nothing about the sea. It doesn’t show that “Great-Grandpa spends his whole life on land,” and Amara has no other evidence.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Tracing the cap to the studio is fine detective work. It’s grounds for taking the voyage out, however, not for writing that he spent his life on land.',
      },
      {
        text: 'Straw Man',
        rationale:
          '“I’m not calling her a liar” answers a charge that no one has made. It’s reassurance; what Rosalind said about the portrait is reported straight.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Amara owns up to mistakes of her own. Nobody has thrown them at her, and she doesn’t throw any back to save her point.',
      },
    ],
  },
]
