import { unbroken } from './text.css.ts';

const AMOUNT =
  // Not linear: it runs only on our own short text.
  /(\$?\d\S* (?:[mb]illion|(?:mil )?mill[oó]n(?:es)?)\b|\d\S* (?:(?:out )?of|de cada) \d+\b|\ball 100?\b)/;

/** Text without line breaks inside amounts such as "$1.0 million" and "8 of 10". */
export function UnbrokenAmounts({ text }: { text: string }) {
  return (
    // A page translator may have replaced the old element: the key makes a new one.
    <span key={text}>
      {text.split(AMOUNT).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
          <span key={index} className={unbroken}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}
