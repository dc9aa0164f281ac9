import { classNames } from './class-names.ts'
import styles from './icon.module.css'

/** Line drawings on a 24 × 24 grid. They never carry meaning alone, so they are hidden from screen readers. */
const ICONS = {
  arrowRight: 'M5 12h14M12 5l7 7-7 7',
  arrowLeft: 'm12 19-7-7 7-7M19 12H5',
  check: 'M20 6 9 17l-5-5',
  cross: 'M18 6 6 18M6 6l12 12',
  plus: 'M12 5v14M5 12h14',
  clock: 'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M12 6.5V12l3.5 2',
  copy: 'M9 9h12v12H9zM5 15H3V3h12v2',
  share: 'M12 15V3M7 8l5-5 5 5M4 13v8h16v-8',
  alert: 'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M12 7.5v5M12 16.2h.01',
  again: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5',
  eye: 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  external: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  print: 'M7 8V3h10v5M7 17H4v-7h16v7h-3M7 14h10v7H7z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z',
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4',
  home: 'm3 10 9-7 9 7v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM9.5 22v-8h5v8',
  quizzes:
    'M4 3h5.5a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM14.5 3H20a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-5.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM4 13.5h5.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5.5a1 1 0 0 1 1-1ZM14 17.5l2.4 2.5 4.6-5',
  assessments:
    'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1ZM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M12 11h4M12 16h4M8 11h.01M8 16h.01',
  book: 'M2 4h6a4 4 0 0 1 4 4v13a3 3 0 0 0-3-3H2zM22 4h-6a4 4 0 0 0-4 4v13a3 3 0 0 1 3-3h7z',
  chart: 'M4 20V4M4 20h16M8 16l4-5 3 3 5-7',
  classes: 'M3 4h18M3 9h4v4H3zM10 9h4v4h-4zM17 9h4v4h-4zM3 16h4v4H3zM10 16h4v4h-4zM17 16h4v4h-4z',
  improving: 'm22 7-8.5 8.5-5-5L2 17M16 7h6v6',
  declining: 'm22 17-8.5-8.5-5 5L2 7M16 17h6v-6',
  stable: 'M4 12h16',
  heart:
    'M19 14c1.5-1.46 3-3.2 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z',
  flag: 'M4 15s1-1 4-1 5 2 8 2 4-1 4-1V3s-1 1-4 1-5-2-8-2-4 1-4 1zM4 22v-7',
  search: 'M3.5 11a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M21 21l-4.6-4.6',
} as const
export type IconName = keyof typeof ICONS

/** An icon; within text it is smaller, and sits on the line like a letter. */
export function Icon({ name, isInText = false }: { name: IconName; isInText?: boolean }) {
  return (
    <svg className={classNames(styles.icon, isInText && styles.inText)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}
