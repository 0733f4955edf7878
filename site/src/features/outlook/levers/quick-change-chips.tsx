import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { visuallyHidden } from '../../../ui/page.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { outcomeText } from '../included/outcome.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './levers.css.ts';
import { quickChanges } from './quick-changes.ts';

/** Three small changes, each with the answer that it would give. */
export function QuickChangeChips({ state, outcomes }: { state: OutlookState; outcomes: Outcomes | null }) {
  const { draft, answer, replace, undo } = state;
  const group = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState('');
  const changes = quickChanges(draft, answer);
  const isUndoable = undo?.text === pressed;
  if (changes.length === 0 && !isUndoable) return null;
  return (
    <fieldset ref={group} tabIndex={-1} className={`${styles.chips} ${notPrinted}`}>
      <legend className={visuallyHidden}>Small changes</legend>
      {changes.map(({ id, text, changed }) => {
        const outcome = outcomes?.alternatives[id];
        return (
          <button
            key={id}
            type="button"
            className={styles.chip}
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
            <span>{text}:</span> <strong>{outcome ? outcomeText(outcome) : '…'}</strong>
          </button>
        );
      })}
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
