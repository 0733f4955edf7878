import { newPartner, withChanges } from '@whenabouts/core';
import { useEffect, useRef } from 'react';
import { notPrinted } from '../../../ui/printed.css.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { controlsId } from '../included/included.tsx';
import type { OutlookState } from '../use-outlook.ts';
import { type CoupleChanges, coupleChangesOf, withoutPartner } from './partner.ts';

/** The choice between a plan for one person and for a couple. A partner who is added again has the same numbers. */
export function PartnerSwitch({ state }: { state: OutlookState }) {
  const { draft, replace } = state;
  const hasPartner = !!draft.changes.partner;
  const lastCouple = useRef<CoupleChanges>({});

  useEffect(() => {
    if (hasPartner) lastCouple.current = coupleChangesOf(draft);
  }, [draft, hasPartner]);

  const isNew = JSON.stringify(draft.changes.partner) === JSON.stringify(newPartner(draft.inputs));

  function choose(value: 'single' | 'couple'): void {
    replace(
      value === 'single'
        ? withoutPartner(draft)
        : withChanges(draft, { partner: newPartner(draft.inputs), ...lastCouple.current }),
    );
  }

  return (
    <>
      <RadioGroup
        legend="Your household"
        isLegendHidden
        layout="pills"
        options={[
          { value: 'single', label: 'Just me' },
          { value: 'couple', label: 'My partner and I' },
        ]}
        value={hasPartner ? 'couple' : 'single'}
        onChange={choose}
      />
      {hasPartner && (
        <p className={notPrinted}>
          {/* The fields are below the chart. */}
          <a href={`#${controlsId('partner')}`}>{isNew ? 'Enter' : 'Change'} your partner’s age and income</a>
        </p>
      )}
    </>
  );
}
