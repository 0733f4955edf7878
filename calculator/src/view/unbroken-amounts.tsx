import { unbroken } from './text.css.ts';

// Not linear: it sees only our own text.
const AMOUNT = /(\$\S+ [mb]illion\b|\d\S* (?:out )?of \d+\b|\ball 10\b)/;

/** Text whose amounts, such as "$1.0 million" and "8 of 10", no line breaks inside. */
export function UnbrokenAmounts({ text }: { text: string }) {
  return (
    // A page translator may have replaced the old element, which would keep the old text.
    <span key={text}>
      {text.split(AMOUNT).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
          <span key={index} className={unbroken}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}
