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
  neighbours: [
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
        'Is a claim dropped because its argument is weak, or because the person making it does not live up to it?',
    },
    {
      name: 'Straw Man',
      tellApart: 'Was the argument as it was really given shown to fail, or a twisted version of it?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'Ruta’s aunt walks for half an hour after dinner. It keeps her blood sugar down, she says, because the air is cleaner after dark. Ruta, who is training as a nurse in Kaunas, shakes her head. “Clean air has nothing to do with sugar. So your walks do nothing for it. You may as well stay on the couch.”',
    failingStep: 'So your walks do nothing for it.',
    why: 'Ruta has shown that one explanation is wrong. The step assumes that a claim falls with the reason given for it. To say that walking does nothing, she would need sugar readings with and without the walks.',
  },
  soundWhen:
    'Showing that a reason fails is fine if you stop there: “That does not convince me yet.” And when many people have looked hard for good reasons and found none, doubt is fair. After fifty blurry photos of a lake monster, you may stop waiting for it.',
  reply:
    '“You are right, clean air does not explain it. But that only takes away one reason. Could the walks help in some other way, and how would we find out?”',
  evidence:
    'Fischer (1970), Historians’ Fallacies: Toward a Logic of Historical Thought, Harper & Row (describes it as “the fallacist’s fallacy”).',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'fallacy-fallacy-old-bridge',
    slot: 'fallacy13',
    form: 'A',
    kind: 'spot',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'In her history talk, Camila says that the town bridge is older than the church, which was built in 1700. Her reason is a painting from 1650 that shows the bridge. “That is a bridge in another town,” says Aiko, and she is right. “So your reason fails, and our bridge is not older than the church.”',
    decidingWords: ['So your reason fails, and our bridge is not older than the church'],
    options: [
      {
        text: 'Appeal to Authority',
        rationale:
          'It would fit if Aiko had called the bridge younger because some important person says so. She trusts nobody’s rank; she looks for herself.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'This would be it if she had dropped the claim for where it came from, say because Camila found the picture at a flea market.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Aiko would have to turn against Camila herself, for example by saying that a careless student cannot be right about bridges.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'The painting proves nothing, so the age of the bridge is open again. “So your reason fails, and our bridge is not older than the church” goes further and calls the claim false.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-opening-at-seven',
    slot: 'q13',
    form: 'A',
    kind: 'spot',
    domain: 'work',
    difficulty: 'medium',
    scenario:
      'Email to the shop team: “Fergus thinks that opening at seven brings us extra sales. His reason is June, when we tried it and sales went up. But the street market was here in June too, so we cannot tell what drew people in. Once his argument falls, the matter is clear: opening at seven brings us no extra sales.”',
    decidingWords: [
      'we cannot tell what drew people in',
      'the matter is clear: opening at seven brings us no extra sales',
    ],
    options: [
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'If “we cannot tell what drew people in”, June speaks neither for nor against the plan. Yet “the matter is clear: opening at seven brings us no extra sales” takes a weak argument for a false claim.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'It would fit if Fergus had found fault with the writer’s sums and been told that his own are just as weak.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'For this, the email would have to dismiss the plan over Fergus himself, say because he likes to go home early. It stays with his argument.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'Had the plan been turned down only because the idea came from a rival shop, this would be the flaw. Its origin plays no part.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-river-herons',
    slot: 'fallacy13',
    form: 'B',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'FALSE, says the red stamp on the fact-check page. The walking club claims that our river is cleaner than ten years ago, since there are more herons on it now. Rukhsana phoned a bird expert. Hunting herons was banned, he said, and they are back on dirty rivers too. No one, she found, has tested our water in those ten years.',
    decidingWords: ['FALSE, says the red stamp', 'they are back on dirty rivers too'],
    options: [
      {
        text: "Gambler's Fallacy",
        rationale:
          'This would need a matter of chance, and a belief that luck must turn, say that after ten dirty years a clean one is due. Nobody waits for luck here.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'If Rukhsana had called the claim false because it comes from a walking club, this would be it. She looks into the herons instead.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'The herons prove nothing, since “they are back on dirty rivers too”, and the water is untested. That leaves the claim open, yet “FALSE, says the red stamp”. A claim may hold although the reason given for it does not.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Rukhsana would have to go after the walkers themselves, for instance by calling them dreamers. She deals only with their reason.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-torn-tent',
    slot: 'q13',
    form: 'B',
    kind: 'spot',
    domain: 'community',
    difficulty: 'medium',
    scenario:
      'What tore the festival tent? A storm, Barnaby suggested, since his weather app had shown one for Friday night. Tomoko asked to see it. The app, it turned out, was set to his son’s town, eighty miles away. Barnaby laughed the loudest. On the insurance form, next to “Reason”, the chair then wrote: “Not known yet, but not a storm.”',
    decidingWords: ['was set to his son’s town, eighty miles away', 'Not known yet, but not a storm'],
    options: [
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'An app that “was set to his son’s town, eighty miles away” says nothing about the weather here, either way. “Not known yet, but not a storm” turns Barnaby’s failed reason into a finding against him.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Somebody would have to be criticized and hit back with the critic’s own mistakes. Barnaby takes the correction with a laugh.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Had the chair ruled out a storm because Barnaby is known to mix things up, this would be right. It is his app that is checked, not the man.',
      },
      {
        text: 'Loaded Question',
        rationale:
          '“What tore the festival tent?” only takes for granted that it is torn, and that can be seen. To be a trap, it would have to assume more, such as “Who tore the tent?”',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-bee-lamp',
    slot: 'fallacy13',
    form: 'C',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'By noon, the poster for the science fair says: “Bees cannot see ultraviolet light.” In the morning it still said that they can. Yuki had tested this with a lamp, and bees kept flying to it. But when Ignacio read the small print on the lamp, it gave plain blue light and no ultraviolet. “Then my test shows nothing,” said Yuki, and they changed the poster.',
    decidingWords: ['Bees cannot see ultraviolet light', 'Then my test shows nothing'],
    options: [
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          '“Then my test shows nothing” is true, and it leaves both answers open. The new poster says “Bees cannot see ultraviolet light”, as if a claim were wrong once its support is gone.',
      },
      {
        text: 'Bandwagon',
        rationale:
          'It would fit if the two had changed the poster because the other tables at the fair all said so. They go by one lamp.',
      },
      {
        text: 'Straw Man',
        rationale:
          'For this, Ignacio would have to turn Yuki’s test into something sillier and attack that. He takes the test as it was, and he is right about the lamp.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'Had they dropped the claim because Yuki is a beginner or often careless, this would be the flaw. Nobody speaks about her.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-warm-socks',
    slot: 'q13',
    form: 'C',
    kind: 'spot',
    domain: 'health',
    difficulty: 'medium',
    scenario:
      'Correction to our health page: In May we wrote that warm socks help people fall asleep sooner. We had this from the only study on it. Its authors have now withdrawn it, since most of the sleep diaries were filled in weeks later, from memory. We are sorry to have misled you. Warm socks make no difference to how fast you fall asleep.',
    decidingWords: [
      'most of the sleep diaries were filled in weeks later',
      'Warm socks make no difference to how fast you fall asleep',
    ],
    options: [
      {
        text: 'Appeal to Nature',
        rationale:
          'This would be it if the page had judged socks by how natural they are, for instance as better than a sleeping pill on that ground alone.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'The page would have to answer a complaint by pointing at the same mistake in other papers. It admits its own and says sorry.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'As “most of the sleep diaries were filled in weeks later”, the study shows nothing either way. “Warm socks make no difference to how fast you fall asleep” is a new claim, and it has no support at all.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'To fit, the correction would have to turn against the authors, say as people who want attention. It names only what went wrong in their study.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-bus-pass',
    kind: 'spot',
    domain: 'money',
    difficulty: 'easy',
    scenario:
      'Rhys has worked out that a year’s bus pass would save Oona money. He took the prices of two years ago, and since then the pass and the single tickets have both changed. “With prices that old, your sum tells us nothing,” she says kindly. “That settles it: the pass would cost me more than single tickets.”',
    decidingWords: ['your sum tells us nothing', 'the pass would cost me more than single tickets'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'Had Oona put in today’s prices and found the pass more expensive, her step would hold. The old prices leave it open which of the two costs less.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'It would fit if Rhys had scolded her for wasting money and she had replied with his own waste. They only talk about the sum.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          '“With prices that old, your sum tells us nothing” is fair, and it leaves both answers open. Yet “the pass would cost me more than single tickets” treats a failed sum as a result.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'For this, she would have to turn the advice down over Rhys himself, say because he was weak at math in school. She looks at his prices.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-bus-pass-sound',
    kind: 'sound',
    twinOf: 'fallacy-fallacy-bus-pass',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Rhys has worked out that a year’s bus pass would save Oona money. He took the prices of two years ago, and since then the pass and the single tickets have both changed. “With prices that old, your sum tells us nothing,” she says kindly. “With today’s, the pass comes out forty dollars above the tickets. That settles it: the pass would cost me more than single tickets.”',
    decidingWords: ['With today’s, the pass comes out forty dollars above the tickets'],
    options: [
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'It looks as if his mistake alone had decided the matter. But “With today’s, the pass comes out forty dollars above the tickets” is a ground of its own, and it carries her conclusion.',
      },
      {
        text: 'Ad Hominem',
        rationale:
          'She would have to go against the man, for example by saying that a careless person cannot be right about fares. She mends his sum and uses it.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Rhys would have to find fault with her spending and be answered with his own. Nobody here is accused of anything.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'Had she only found that the prices were old, and concluded from this that the pass costs more, this would be it. She did the sum again.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-slow-tablets',
    kind: 'spot',
    domain: 'tech',
    difficulty: 'medium',
    scenario:
      'Reply in the repair channel: “Viktor thinks that the update slows the library tablets down, since his took two minutes to start today. His battery was almost empty, and then a tablet crawls with the update or without. That is one worry fewer: the update does not slow them down, and the forty of them get it tonight.”',
    decidingWords: ['a tablet crawls with the update or without', 'the update does not slow them down'],
    options: [
      {
        text: 'No fallacy here',
        rationale:
          'The step would hold if the writer had only crossed out this one clue and left the matter to a test. An empty battery cannot show that the update does no harm.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'Viktor would have to complain about somebody’s work and hear that his own is no better. The reply looks at his tablet, not at what he does.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'If the worry had been waved away for where it came from, say from a man who dislikes updates, this would be right. His reason was looked into.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'If “a tablet crawls with the update or without”, this tablet shows nothing. From there the reply jumps to “the update does not slow them down”, which has not been tested.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-slow-tablets-sound',
    kind: 'sound',
    twinOf: 'fallacy-fallacy-slow-tablets',
    domain: 'tech',
    difficulty: 'hard',
    scenario:
      'Reply in the repair channel: “Viktor thinks that the update slows the library tablets down, since his took two minutes to start today. His battery was almost empty, and then a tablet crawls with the update or without. That is one clue fewer: whether the update slows them down is open, and four of the forty get it tonight, as a test.”',
    decidingWords: ['whether the update slows them down is open'],
    options: [
      {
        text: 'Tu Quoque',
        rationale:
          'It would take a complaint from Viktor and an answer that points at his own faults. The reply only explains why his tablet was slow.',
      },
      {
        text: 'No fallacy here',
        right: true,
        rationale:
          'A reason is knocked down here, but the claim is not. “whether the update slows them down is open” says just what an empty battery allows, and a test comes next.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'The writer would have to reject the idea over its source, for instance because it comes from the library and not from an engineer. The battery was checked.',
      },
      {
        text: 'Fallacy Fallacy',
        rationale:
          'For this, the reply would have to go on and declare that the update does not slow tablets down. It takes back the clue and no more.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-penalty-keeper',
    kind: 'spot',
    domain: 'sport',
    difficulty: 'medium',
    scenario:
      '“Stay in the center at penalties,” young Antoni tells the goalkeepers. He has watched fifty shots, and when the keeper stayed, most were held. How often was that, asks Mr. Bashir, who trains them. Three times. “Nicely watched,” he says, “but three are too few to tell us anything. At least we now know that staying does not help. Dive as before.”',
    decidingWords: ['three are too few to tell us anything', 'we now know that staying does not help'],
    options: [
      {
        text: 'Ad Hominem',
        rationale:
          'It would be this if he had dismissed the tip because Antoni is a boy who has not played yet. Mr. Bashir praises him and looks at the count.',
      },
      {
        text: 'Genetic Fallacy',
        rationale:
          'To fit, the tip would have to be turned down for where it came from, say from watching television. What the trainer finds wanting is the number of shots.',
      },
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'If “three are too few to tell us anything”, staying may help or not. “we now know that staying does not help” makes a finding out of a reason that was too weak.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Mr. Bashir would be right to say “We cannot tell yet, so dive as before.” He claims to know more than that, and three shots do not show it.',
      },
    ],
  },
  {
    id: 'fallacy-fallacy-sailors-cap',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Dear cousins, our chapter on Great-Grandpa needs a change. Aunt Rosalind wrote that he had been to sea, and her one ground was the photo with the sailor’s cap. I have now looked at sixty portraits from that studio. Half of them show the very same cap, which lay there for customers. In the new version he spends his life on land. Love, Amara',
    decidingWords: ['which lay there for customers', 'In the new version he spends his life on land'],
    options: [
      {
        text: 'Fallacy Fallacy',
        right: true,
        rationale:
          'A cap “which lay there for customers” shows nothing about the man, so his life is a blank again. “In the new version he spends his life on land” fills it with the opposite, just as groundless.',
      },
      {
        text: 'Straw Man',
        rationale:
          'Amara would have to make the aunt’s case sillier than it was, and then attack that. She gives it as it stood: a photo with a cap.',
      },
      {
        text: 'Tu Quoque',
        rationale:
          'It would fit if her aunt had found mistakes in Amara’s chapters and been told of her own. There is no quarrel between them.',
      },
      {
        text: 'No fallacy here',
        rationale:
          'Taking the sea out of the chapter would have been sound, as would “land” with a ground such as his farm records. The borrowed cap tells neither.',
      },
    ],
  },
]
