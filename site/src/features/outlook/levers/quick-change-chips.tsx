import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { visuallyHidden } from '../../../ui/page.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { outcomeOf, outcomeText } from '../included/outcome.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './levers.css.ts';
import { quickChanges, withBetterOutcomes } from './quick-changes.ts';

const COUNT = 3;

/** Reserves the room of a chip, so that nothing below moves when the outcomes are known. */
const roomOnly = { visibility: 'hidden' } as const;

/** Up to three small changes that improve the answer, each with the answer that it would give. */
export function QuickChangeChips({ state, outcomes }: { state: OutlookState; outcomes: Outcomes | null }) {
  const { draft, answer, replace, undo } = state;
  const group = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState('');
  const changes = withBetterOutcomes(quickChanges(draft, answer), outcomeOf(answer), outcomes?.alternatives)
    .sort((a, b) => Number(!a.better) - Number(!b.better))
    .slice(0, COUNT);
  const isUndoable = undo?.text === pressed;
  if (changes.length === 0 && !isUndoable) return null;
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={`${styles.chips} ${notPrinted}`}
      style={isUndoable || changes.some(({ better }) => better) ? undefined : roomOnly}
    >
      <legend className={visuallyHidden}>Small changes</legend>
      {changes.map(({ id, text, changed, better }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          style={better ? undefined : roomOnly}
          data-stale={outcomes?.draft !== draft}
          onClick={() =>
            keepFocus(
              () => {
                setPressed(text);
                replace(changed, text);
              },
              () => group.current,
            )
          }
        >
          <span>{`${text}:`}</span> <strong>{better ? outcomeText(better) : '…'}</strong>
        </button>
      ))}
      <div role="status">
        {isUndoable && (
          <Button kind="quiet" onClick={() => keepFocus(undo.restore, () => group.current)}>
            Undo: {pressed}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
