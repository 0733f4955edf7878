import { unbroken } from '../ui/page.css.ts';

// Not linear: the pattern is matched against our own text only.
const NAME = /(\bPart [A-D]\b|\S*[\d)]-\d\S*|\b[A-Z][a-z]+ \d{1,2}, \d{4}\b)/;

/** Renders text and keeps names such as "Part B", document numbers such as "119-21", and dates on one line. */
export function UnbrokenNames({ text }: { text: string }) {
  return text.split(NAME).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <span key={index} className={unbroken}>
        {part}
      </span>
    ),
  );
}
