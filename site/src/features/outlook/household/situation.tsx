import { newPartner, withChanges } from '@whenabouts/core';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { withPartnersStop, withRetirement } from '../../../numbers/with-retirement.ts';
import { checkbox } from '../../../ui/choices.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { option } from '../../../ui/radio-group.css.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './household.css.ts';
import { type CoupleChanges, coupleChangesOf, withoutPartner } from './partner.ts';

/** Returns the draft for a couple, with the numbers of an earlier partner if there was one. */
function coupleDraft(draft: PlanDraft, last: CoupleChanges): PlanDraft {
  const couple = withChanges(draft, { partner: newPartner(draft.inputs), ...last });
  return draft.isRetired ? withPartnersStop(couple) : couple;
}

/** The choice between a plan for one person and for a couple, still working or retired. A partner who is added again has the same numbers. */
export function Situation({ state }: { state: OutlookState }) {
  const { draft, replace } = state;
  const hasPartner = !!draft.changes.partner;
  const situation = useRef<HTMLDivElement>(null);
  const lastCouple = useRef<CoupleChanges>({});

  useEffect(() => {
    if (hasPartner) lastCouple.current = coupleChangesOf(draft);
  }, [draft, hasPartner]);

  /** Replaces the draft. The choice stays where it is in the window, while the sentences above it change. */
  function choose(next: PlanDraft): void {
    const topOf = () => situation.current?.getBoundingClientRect().top ?? 0;
    const before = topOf();
    flushSync(() => replace(next));
    scrollBy({ top: topOf() - before, behavior: 'instant' });
  }

  return (
    <div ref={situation} className={styles.situation}>
      <RadioGroup
        legend="Your household"
        isLegendHidden
        layout="pills"
        options={[
          { value: 'single', label: 'Just me' },
          { value: 'couple', label: 'With a partner' },
        ]}
        value={hasPartner ? 'couple' : 'single'}
        onChange={(value) =>
          choose(value === 'single' ? withoutPartner(draft) : coupleDraft(draft, lastCouple.current))
        }
      />
      <label className={`${option.row} ${notPrinted}`}>
        <input
          type="checkbox"
          className={checkbox}
          checked={draft.isRetired}
          onChange={({ currentTarget }) => choose(withRetirement(draft, currentTarget.checked))}
        />
        Already retired
      </label>
    </div>
  );
}
