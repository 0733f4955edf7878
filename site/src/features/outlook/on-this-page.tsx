import { leversId } from './lever-list.tsx';
import * as styles from './outlook-page.css.ts';
import { outlookParts, partIds } from './outlook-parts.ts';

const links = [
  { id: leversId, label: 'What would change it' },
  { id: 'your-numbers', label: 'Your numbers' },
  ...partIds.map((id) => ({ id, label: outlookParts[id] })),
];

/** Skip links to the parts of the page, visible while one of them has the focus. */
export function OnThisPage() {
  return (
    <nav className={styles.skipLinks} aria-label="On this page">
      {links.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
