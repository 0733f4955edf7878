import { type Inputs, inputNames } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { notPrinted } from '../../ui/printed.css.ts';

interface OutlookLinkProps {
  inputs: Inputs;
  plan: Plan | undefined;
}

/** Links to the outlook of the saved plan if the inputs are unchanged, or else of the calculator's inputs. */
export function OutlookLink({ inputs, plan }: OutlookLinkProps) {
  const planId = unchangedPlanId(inputs, plan);
  return (
    <Link to={planId === undefined ? paths.outlook : paths.planOutlook(planId)} className={notPrinted}>
      What would change it
    </Link>
  );
}

/** Returns the id of the open plan if its inputs are unchanged. */
export function unchangedPlanId(inputs: Inputs, plan: Plan | undefined): number | undefined {
  return plan && inputNames.every((name) => plan[name] === inputs[name]) ? plan.id : undefined;
}
