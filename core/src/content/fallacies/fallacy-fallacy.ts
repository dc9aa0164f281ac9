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
]
