import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '../../components/page-head.tsx';
import { type PendingPlan, readPendingPlan } from '../../numbers/session-storage.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { FormPage } from '../../ui/form-page.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import * as styles from './account.css.ts';

/** The plan that waits to be saved; null if there is none, and on the server. */
export function usePendingPlan(): PendingPlan | null {
  return useIsHydrating() ? null : readPendingPlan();
}

interface AccountFormPageProps extends Pick<PageHeadProps, 'title' | 'hasFailed'> {
  description: string;
  path: string;
  /** The plan that is saved after the form. */
  plan: PendingPlan | null;
  /** A sentence about what happens to the plan. */
  planNotice: ReactNode;
  children: ReactNode;
}

/** The page with the login or the registration. It names the plan that is saved after the form, if one waits. */
export function AccountFormPage({ plan, planNotice, children, ...head }: AccountFormPageProps) {
  return (
    <FormPage title={head.title} aside={accountBenefits}>
      <PageHead {...head} />
      {plan && (
        <section className={styles.pendingPlan} aria-labelledby="pending-plan">
          <h2 id="pending-plan">
            Save your plan
            {plan.answer === undefined && `: age ${plan.inputs.currentAge} → ${plan.inputs.retirementAge}`}
          </h2>
          {plan.answer && <p>{plan.answer}</p>}
          {planNotice}
        </section>
      )}
      {children}
    </FormPage>
  );
}

const accountBenefits = (
  <>
    <h2>What an account is for</h2>
    <ul>
      <li>Save your plans and open them on any device.</li>
      <li>Update a plan when your numbers change.</li>
      <li>Download everything in your account, or delete it, at any time.</li>
    </ul>
    <p>
      You don’t need one to calculate: <Link to={paths.calculator}>open the calculator</Link>.
    </p>
  </>
);
