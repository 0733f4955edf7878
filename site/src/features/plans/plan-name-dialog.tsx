import type { Plan } from '@whenabouts/server/contract';
import { useState } from 'react';
import { shortenName } from '../../components/plans/plan-name-field.tsx';
import { SavePlanDialog } from '../../components/plans/save-plan-dialog.tsx';
import { inputsOf } from '../../numbers/parse-inputs.ts';

const COPY_OF = 'Copy of ';

export interface PlanEdit {
  plan: Plan;
  action: 'rename' | 'duplicate';
}

interface PlanNameDialogProps extends PlanEdit {
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

export function PlanNameDialog({ plan, action, ...dialog }: PlanNameDialogProps) {
  const isCopy = action === 'duplicate';
  const [name, setName] = useState(isCopy ? shortenName(COPY_OF + plan.name) : plan.name);
  return (
    <SavePlanDialog
      inputs={inputsOf(plan)}
      assumptions={isCopy ? plan.assumptions : undefined}
      plan={isCopy ? undefined : plan}
      action={action}
      name={name}
      // The dialog reports undefined after saving, and then closes: keep the name.
      onName={(typed) => typed !== undefined && setName(typed)}
      {...dialog}
    />
  );
}
