import { outlookInputs } from '@whenabouts/core';
import { PLAN_NAME_MAX, type Plan, type PlanRecord } from '@whenabouts/server/contract';
import { useState } from 'react';
import { shortenName } from '../../components/plans/plan-name-field.tsx';
import { SavePlanDialog } from '../../components/plans/save-plan-dialog.tsx';
import { formatMonth } from '../../ui/format-date.ts';

interface RestoreDialogProps {
  plan: Plan;
  record: PlanRecord;
  onClose: () => void;
}

/** Saves the numbers of a record as a new plan, named like "By the sea (November 2026)". */
export function RestoreDialog({ plan, record, onClose }: RestoreDialogProps) {
  const { inputs, assumptions, createdAt } = record;
  const month = formatMonth(createdAt);
  const { currentAge } = outlookInputs(inputs, assumptions?.outlookInputs);
  const ending = ` (${month})`;
  const [name, setName] = useState(shortenName(plan.name, PLAN_NAME_MAX - ending.length) + ending);
  return (
    <SavePlanDialog
      inputs={inputs}
      assumptions={assumptions}
      plan={undefined}
      description={`The new plan has your numbers as of ${month}: your age then, ${currentAge}, and amounts in ${new Date(createdAt).getFullYear()} dollars. You can change them after you save it.`}
      name={name}
      // The dialog reports undefined after saving, and then closes: keep the name.
      onName={(typed) => typed !== undefined && setName(typed)}
      onClose={onClose}
    />
  );
}
