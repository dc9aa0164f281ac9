import styles from './related-concepts.module.css'

export function RelatedConcepts({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.related}>
      <h4>Related concepts</h4>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
