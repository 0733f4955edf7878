import { ChanceDots, UnbrokenAmounts } from '@whenabouts/view';
import type { Part } from '@whenabouts/view/sentence';
import { type ReactNode, useState } from 'react';
import { caption, unbroken } from '../../ui/page.css.ts';
import * as styles from './sentence.css.ts';
import { SentenceNumber } from './sentence-number.tsx';
import type { SentenceControl } from './typed-number-field.tsx';

interface InteractiveSentenceProps<Name extends string> {
  parts: readonly Part<Name>[];
  controlOf: (name: Name) => SentenceControl;
  size?: keyof typeof styles.sizes;
  /** A heading for a sentence that is the answer of the page. */
  tag?: 'p' | 'h2';
  /** Called with the `opens` name of the part that was clicked. */
  onOpen?: ((name: string) => void) | undefined;
  /** Follows the message about a number out of range. */
  afterNotice?: ReactNode;
}

/** Stays with the number before it: a line may break after an inline block, even before a comma. */
const PUNCTUATION = /^[,.]/;

const isNumber = (part: Part<string> | undefined) => typeof part === 'object' && 'input' in part;

/** A sentence that contains results, and numbers of the visitor that can be changed in place. */
export function InteractiveSentence<Name extends string>({
  parts,
  controlOf,
  size = 'medium',
  tag: Tag = 'p',
  onOpen,
  afterNotice,
}: InteractiveSentenceProps<Name>) {
  const [notice, setNotice] = useState<string>();
  return (
    <>
      <Tag className={styles.sizes[size]}>
        {parts.map((part, index) => {
          const before = parts[index - 1];
          if (typeof part === 'string') return isNumber(before) ? part.replace(PUNCTUATION, '') : part;
          const element = renderPart(part, index, { controlOf, onOpen }, setNotice);
          const next = parts[index + 1];
          if (!isNumber(part) || typeof next !== 'string') return element;
          return (
            <span key={element.key} className={unbroken}>
              {element}
              {PUNCTUATION.exec(next)?.[0]}
            </span>
          );
        })}
      </Tag>
      <p className={caption} role="status" hidden={!notice}>
        {/* The key replaces the node, which a page translator may have changed. */}
        <span key={notice}>{notice && `${notice} `}</span>
        {afterNotice}
      </p>
    </>
  );
}

/** Returns a result, a button, or a number that can be changed. Not a component, so that each kind has its own key. */
function renderPart<Name extends string>(
  part: Exclude<Part<Name>, string>,
  index: number,
  { controlOf, onOpen }: Pick<InteractiveSentenceProps<Name>, 'controlOf' | 'onOpen'>,
  onNotice: (notice: string | undefined) => void,
) {
  if ('result' in part) {
    return (
      <strong
        // The text is in the key, because a page translator may have replaced its node.
        key={`${index} ${part.result}`}
        className={part.isLarge ? styles.largeResult : styles.result}
        data-pending={part.isPending}
        translate="no"
      >
        <UnbrokenAmounts text={part.result} />
        {part.chance !== undefined && <ChanceDots chance={part.chance} />}
      </strong>
    );
  }
  if ('opens' in part) {
    return (
      <button
        key={part.opens}
        type="button"
        className={styles.opener}
        aria-label={part.label}
        onClick={() => onOpen?.(part.opens)}
      >
        <span translate="no">
          <UnbrokenAmounts text={part.text} />
        </span>
      </button>
    );
  }
  return <SentenceNumber key={part.input} text={part.text} {...controlOf(part.input)} onNotice={onNotice} />;
}
