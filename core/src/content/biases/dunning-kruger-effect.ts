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
  {
    id: 'dunning-kruger-effect-algae-slides',
    kind: 'spot',
    domain: 'science',
    difficulty: 'easy',
    scenario:
      'In her second week at the lake station, Corazon counted the algae on twenty slides. Sabine, twelve years in the job, counted the same ones. The two sheets have not been compared yet. Half of what Sabine found is missing from Corazon’s, who takes the pale kind for dust. “My counts are as good as Sabine’s on slides like these,” Corazon writes home.',
    decidingWords: ['takes the pale kind for dust', 'My counts are as good as Sabine’s'],
    options: [
      {
        text: 'No bias here',
        rationale:
          'Her words would be fair if the two sheets had been laid side by side and were nearly alike. As it is, half of the algae are missing from hers.',
      },
      {
        text: 'Dunning-Kruger Effect',
        right: true,
        rationale:
          'Corazon “takes the pale kind for dust”, so the skill that she lacks is the one that would show her the gap. Two weeks in, she still writes, “My counts are as good as Sabine’s.”',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'It would fit if she expected good luck, say, that storms would spare her boat and not the others. She is judging a skill that she has now.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          'For this, she would have to expect a certain result, such as a clean lake, and count only the slides that fit. She holds no such belief about the water.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-algae-slides-sound',
    kind: 'sound',
    twinOf: 'dunning-kruger-effect-algae-slides',
    domain: 'science',
    difficulty: 'medium',
    scenario:
      'In her second week at the lake station, Corazon counted the algae on twenty slides. Sabine, twelve years in the job, counted the same ones. The two compared their sheets. Of nine hundred cells that Sabine found, four are missing from Corazon’s, and she has two extra; the pale kind is there. “My counts are as good as Sabine’s on slides like these,” Corazon writes home.',
    decidingWords: ['Of nine hundred cells that Sabine found, four are missing from Corazon’s'],
    options: [
      {
        text: 'Optimism Bias',
        rationale:
          'She would have to think that bad luck is less likely to strike her than other people. Her sentence is about results that are already on paper.',
      },
      {
        text: 'Confirmation Bias',
        rationale:
          'If she had compared just the slides where she expected to do well, this would be close. All twenty were counted by both of them.',
      },
      {
        text: 'No bias here',
        right: true,
        rationale:
          'A beginner praises her own work, but a skilled eye has measured it: “Of nine hundred cells that Sabine found, four are missing from Corazon’s.” And she claims it for “slides like these”, no more.',
      },
      {
        text: 'Dunning-Kruger Effect',
        rationale:
          'It would be the answer if half of the algae were missing from her sheet and she could not tell. Here the score comes from outside, and it is good.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-old-books',
    kind: 'decide',
    domain: 'money',
    difficulty: 'medium',
    scenario:
      'Pricing old books comes easily to you after three weeks at Mrs. Ferreira’s shop. So far, your prices have gone straight onto the shelves, and no expert has looked at them. A man brings forty books and wants an offer. He could wait until three, when Mrs. Ferreira is back, but would rather not. Felix, who started with you, is at the till. What do you do?',
    decidingWords: ['after three weeks', 'no expert has looked at them'],
    options: [
      {
        text: 'Name your own figure, since pricing comes so easily to you by now.',
        rationale:
          'It may feel easy because you do not know yet what there is to miss. This would be sound if she had checked many of your prices and changed few.',
      },
      {
        text: 'Ask him to wait for Mrs. Ferreira and her figure.',
        right: true,
        rationale:
          'You are new, “after three weeks”, and of your prices “no expert has looked at them.” Ease is no measure of skill, and a short wait costs less than a bad purchase.',
      },
      {
        text: 'Ask Felix for his figure, and offer the average.',
        rationale:
          'Felix has had the same three weeks, so he may miss what you miss. His figure would help if he knew the trade better than you do.',
      },
      {
        text: 'Send him away, since a beginner can’t judge books.',
        rationale:
          'That is modest, but the shop might lose a good box although help comes at three. It would make sense if nobody in the shop could price them.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-old-books-sound',
    kind: 'decide',
    twinOf: 'dunning-kruger-effect-old-books',
    domain: 'money',
    difficulty: 'hard',
    scenario:
      'Pricing old books comes easily to you after three weeks at Mrs. Ferreira’s shop. So far, she has checked two hundred of your prices and changed three; boxes are yours to buy now. A man brings forty books and wants an offer. He could wait until three, when she is back, but would sooner try next door. Felix, who started with you, is at the till. What do you do?',
    decidingWords: ['she has checked two hundred of your prices and changed three'],
    options: [
      {
        text: 'Send him away, since a beginner can’t judge books.',
        rationale:
          'Your record says that you can. Turning him down would be wise if many of your prices had needed mending and there were no one to ask.',
      },
      {
        text: 'Ask him to wait for Mrs. Ferreira, since three weeks are so short a time.',
        rationale:
          'Three weeks are short, but she has handed such boxes to you, and he may leave. Waiting would be right if your prices had so far gone onto the shelves without a check.',
      },
      {
        text: 'Ask Felix for his figure, and offer the average.',
        rationale:
          'Nothing is known about his prices, so the average may be worse than yours. It would help if his had been checked and found better.',
      },
      {
        text: 'Name your own figure, since your prices have held up.',
        right: true,
        rationale:
          'It may feel early, but “she has checked two hundred of your prices and changed three.” That score comes from somebody who knows, so trusting your figure is more than a feeling.',
      },
    ],
  },
  {
    id: 'dunning-kruger-effect-driving-lessons',
    kind: 'spot',
    domain: 'family',
    difficulty: 'hard',
    scenario:
      'Family chat, Sunday. Aisling: “How is the driving?” Otto: “Smooth! Four lessons with Aunt Selma, and there isn’t much left to learn. I’d put myself level with Lars, and he drives a taxi.” Selma: “I reached over and turned the wheel for you six times today, dear.” Otto: “Did you? I thought you were pointing things out.”',
    decidingWords: ['there isn’t much left to learn', 'I thought you were pointing things out'],
    options: [
      {
        text: 'Dunning-Kruger Effect',
        right: true,
        rationale:
          'After four lessons “there isn’t much left to learn,” Otto feels. He does not know enough yet to notice when he is being saved: “I thought you were pointing things out.”',
      },
      {
        text: 'Optimism Bias',
        rationale:
          'It would fit if he thought that accidents happen to other new drivers but not to him. What he rates too high is how well he drives today.',
      },
      {
        text: 'Hindsight Bias',
        rationale:
          'Had he said, after Selma’s message, that he had known it at the time, this would be it. He is honestly surprised.',
      },
      {
        text: 'No bias here',
        rationale:
          'His view of himself would be sound if it came from somebody skilled, say, if Selma had not needed to touch the wheel and told him he drove like Lars.',
      },
    ],
  },
]
