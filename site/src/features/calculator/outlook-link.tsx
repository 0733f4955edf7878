import { type Inputs, inputNames } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { notPrinted } from '../../ui/printed.css.ts';

interface OutlookLinkProps {
  inputs: Inputs;
  /** The saved plan that is being edited, if any. */
  plan: Plan | undefined;
}

/** Links to the outlook of the saved plan if the inputs are unchanged, or else of the calculator's inputs. */
export function OutlookLink({ inputs, plan }: OutlookLinkProps) {
  const isPlan = plan && inputNames.every((name) => plan[name] === inputs[name]);
  return (
    <Link to={isPlan ? paths.planOutlook(plan.id) : paths.outlook} className={notPrinted}>
      What would change it
    </Link>
  );
}
