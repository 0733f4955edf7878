import * as styles from './guide-page.css.ts';

// Not linear: it sees only our own text.
const NAME = /(\d[\w.()]*-\d+|\bPart [A-D]\b)/;

/** Text that has no line break in document numbers and parts of Medicare, such as "119-21" and "Part B". */
export function UnbrokenNames({ text }: { text: string }) {
  return text.split(NAME).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ),
  );
}
