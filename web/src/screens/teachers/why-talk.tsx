import { Figure, Figures } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './lesson-minutes.module.css'

/** The evidence for voting, talking and voting again, with its limits. */
export function WhyTalk() {
  return (
    <Section title="Why talk" size="large">
      <Figures label="Right answers in geology courses" top={5}>
        <Figure title="First vote" level="h3" number="51%" />
        <Figure title="After talking" level="h3" number="71%" />
        <Figure title="On the exam" level="h3" number="68%" />
      </Figures>
      <Text look="small" top={4} className={styles.intro}>
        Right answers in geology courses that voted, talked and voted again; reviewed in Vickrey et al. 2015,{' '}
        <i>CBE: Life Sciences Education</i>. That was there. For your class, a parallel round a week later shows what
        stayed, with its margin.
      </Text>
    </Section>
  )
}
