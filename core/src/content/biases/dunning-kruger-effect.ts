import type { Concept, Scenario, Study } from '../authoring.ts'

export const concept: Concept = {
  name: 'Dunning-Kruger Effect',
  aliases: ['Dunning–Kruger'],
  category: 'cognitive-bias',
  severity: 'medium',
  keywords: ['beginner', 'skill', 'self-assessment', 'expert', 'competence', 'learning', 'blind spot'],
  link: 'https://yourbias.is/the-dunning-kruger-effect',
  definition:
    'Rating your own ability far too high in something you are still bad at. You need the missing knowledge to see your own mistakes, so they stay hidden from you.',
  neighbours: [
    {
      name: 'Optimism Bias',
      tellApart: 'Does somebody with little skill rate that skill too high, or expect events to turn out well?',
    },
    {
      name: 'Hindsight Bias',
      tellApart:
        'Is somebody wrong about their own skill, or about what could have been known before a result came in?',
    },
    {
      name: 'Confirmation Bias',
      tellApart: 'Does the person know too little to see the mistakes, or look only for what supports a belief?',
    },
    {
      name: 'Overconfidence Effect',
      tellApart:
        'Is it lack of skill that hides the mistakes, or is somebody, skilled or not, surer than the results allow?',
    },
  ],
}

export const study: Study = {
  workedExample: {
    text: 'After six weeks of Portuguese, Henrik translates the safety sheet for the boats that his family rents out near Bergen. He reads it through, stumbles over nothing, and tells his sister to cancel the translator. “I checked every line and found no mistakes, so my Portuguese is good enough,” he says. The first guest from Lisbon finds nine, one of them about the life jackets.',
    failingStep: 'I checked every line and found no mistakes, so my Portuguese is good enough',
    why: 'The check was done with the same six weeks of Portuguese that made the mistakes. Finding none can mean that there are none, or that he cannot see them yet. He needs a check from outside, such as a fluent reader.',
  },
  soundWhen:
    'Beginners may think well of their skill when something outside backs them up. If Farah has typed for a month and a timer shows sixty words a minute with few errors, “I’m getting fast” is simply true. Nor is every confident mistake this bias; experts make them too.',
  reply:
    'Before you rate yourself at something new, get one score that you did not give: a test, a corrected piece of work, a skilled person’s list of what is missing.',
  evidence:
    'Kruger & Dunning (1999), “Unskilled and Unaware of It”, Journal of Personality and Social Psychology 77. Gignac & Zajenkowski (2020), Intelligence 80, argue that much of the famous pattern is a statistical artifact.',
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'dunning-kruger-effect-photo-check',
    slot: 'bias14',
    form: 'A',
    kind: 'spot',
    domain: 'news',
    difficulty: 'easy',
    scenario:
      'Theo has had one short lesson in spotting fake news photos. He tells Astrid, who has checked photos for fifteen years, that he is about as good as she is now and that there is little left to learn. After the weekly test he puts his own score at nine out of ten. It was three.',
    decidingWords: ['one short lesson', 'he is about as good as she is now', 'It was three'],
    options: [
      {
        text: 'Confirmation Bias',
        rationale:
          'This would be it if Theo had searched only for signs that a photo was fake because he already believed so. He misjudges his skill, not one photo.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'It would fit if, after hearing the answers, he had said that he had known them all along. He gives his score before he knows the result.',
      },
      {
        text: 'Dunning-Kruger Effect',
        right: true,
        rationale:
          'After “one short lesson” he thinks “he is about as good as she is now”. He does not yet know enough to notice the photos that he gets wrong.',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'If he had expected things to go well for him later, such as an early promotion, this would fit. He is rating a skill that he thinks he has today.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-welcome-page',
    slot: 'bias14',
    form: 'B',
    kind: 'decide',
    domain: 'school',
    difficulty: 'easy',
    scenario:
      'Three weeks into your first Polish course, you write the welcome page for the guests from Kraków. It flowed so well that the language seems easy by now. You go over it twice and find nothing wrong. Tomorrow it hangs at the school gate. Archie from your course could look at it, and so could Olek, who grew up in Poland. What do you do?',
    decidingWords: ['Three weeks into your first Polish course', 'find nothing wrong'],
    options: [
      {
        text: 'Hang it up as it is, since you found nothing wrong.',
        rationale:
          'Finding nothing means little while you know so little Polish. It would be fine if you could already spot mistakes in texts like this one.',
      },
      {
        text: 'Give it to Olek, since you may not see your own mistakes yet.',
        right: true,
        rationale:
          'You “find nothing wrong,” but “Three weeks into your first Polish course” you can miss mistakes without any sign of it. Olek knows enough to see them.',
      },
      {
        text: 'Read it aloud two more times, and then hang it up.',
        rationale:
          'Two more rounds help with slips that you can recognize. They would do if the page were in your own language.',
      },
      {
        text: 'Give it to Archie, since he knows what you have learned.',
        rationale:
          'It is kind help, but he has had the same three weeks and may miss the same things. He would be the right one if he spoke Polish at home.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-toaster-table',
    slot: 'bias14',
    form: 'C',
    kind: 'decide',
    domain: 'community',
    difficulty: 'easy',
    scenario:
      'Two tables at the repair café need a helper. At one, you mend toasters alone and hand them back to their owners; at the other, you work next to Sunita, an electrician. You have mended one toaster in your life and found it simple. As a trial, you checked five: “All safe,” you said. Sunita found a fault in four. Where do you sit on Saturday?',
    decidingWords: ['All safe', 'Sunita found a fault in four'],
    options: [
      {
        text: 'At the first table, since mending toasters turned out to be simple.',
        rationale:
          'It seemed simple because you do not know yet what can go wrong. This would be sound if your five checks had matched hers.',
      },
      {
        text: 'Next to Sunita, until your checks come out like hers.',
        right: true,
        rationale:
          '“All safe,” you said, and “Sunita found a fault in four.” What looks simple to you hides dangers that you can’t see yet, and at her side you learn to.',
      },
      {
        text: 'At the first table, passing on toasters that look difficult.',
        rationale:
          'This is careful in spirit, but four faulty ones looked fine to you. It would work if you could tell which toasters are difficult.',
      },
      {
        text: 'At neither one, since missing four faults shows that this work is not for you.',
        rationale:
          'Four misses say that you are new, not that you can’t learn. Giving up would be sensible if you had trained for long and still missed as many.',
      },
    ],
  },
]
