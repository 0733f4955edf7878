import type { Plan } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '../../api/auth.ts';
import { useEmbeddingSite } from '../../api/embedding-sites.ts';
import { PageHead } from '../../components/page-head.tsx';
import { planMessages } from '../../components/plans/plan-messages.ts';
import { PlanInputs, Projection } from '../../features/plans/plan-inputs.tsx';
import { clearPendingPlan, type PendingHandoff } from '../../numbers/session-storage.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { row, stack } from '../../ui/layout.css.ts';
import { UnreachableServer } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { LogInOrRegister } from './log-in-or-register.tsx';
import { SaveForm } from './save-form.tsx';
import * as styles from './save-page.css.ts';

interface SaveOutcome {
  plan: Plan;
  wasAlreadySaved: boolean;
}

/** Shows a result from another site and saves it as a plan. */
export function ReceivedResult({ handoff }: { handoff: PendingHandoff }) {
  const [saved, setSaved] = useState<SaveOutcome>();
  const title = saved ? 'Plan saved' : 'Save your plan';
  return (
    <Page>
      <PageHead title={title} noindex />
      {saved ? (
        <SavedResult {...saved} partner={handoff.partner} />
      ) : (
        <>
          <header className={stack[2]}>
            <h1 tabIndex={-1}>{title}</h1>
            <EmbeddingSiteLine id={handoff.partner} />
          </header>
          <div className={styles.columns}>
            <Projection plan={handoff.inputs} />
            <div className={styles.saveColumn}>
              <SaveOrLogIn
                handoff={handoff}
                onSaved={(plan, wasAlreadySaved) => {
                  clearPendingPlan();
                  if (!wasAlreadySaved) toast(planMessages.saved);
                  setSaved({ plan, wasAlreadySaved });
                }}
              />
            </div>
            <PlanInputs plan={handoff.inputs} />
          </div>
        </>
      )}
    </Page>
  );
}

interface SaveOrLogInProps {
  handoff: PendingHandoff;
  onSaved: (plan: Plan, wasAlreadySaved: boolean) => void;
}

function SaveOrLogIn({ handoff, onSaved }: SaveOrLogInProps) {
  const { status, retry } = useMember();
  const [name, setName] = useState('');
  const [hasExpired, setExpired] = useState(false);
  const [hasShownLogin, setShownLogin] = useState(false);

  // After a login on this page, the save form takes the focus, because the focused login form is gone.
  useEffect(() => {
    if (status === 'visitor') setShownLogin(true);
  }, [status]);

  if (status === 'visitor') return <LogInOrRegister purpose="to save it" hasExpired={hasExpired} />;
  if (status === 'unknown') return <UnreachableServer onRetry={retry} />;
  if (status === 'loading') return <Skeleton heights={['14rem']} />;
  return (
    <SaveForm
      handoff={handoff}
      name={name}
      onName={setName}
      takesFocus={hasShownLogin}
      onSaved={onSaved}
      onExpired={() => setExpired(true)}
    />
  );
}

function SavedResult({ plan, wasAlreadySaved, partner }: SaveOutcome & { partner: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button was removed with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {wasAlreadySaved ? 'You already saved this result' : 'Plan saved'}
      </h1>
      <p>
        {wasAlreadySaved ? 'We didn’t save it again. It’s in your plans as ' : 'It’s in your plans as '}
        <strong>{plan.name}</strong>.
      </p>
      <div className={row}>
        <ButtonLink to={paths.viewPlan(plan.id)}>Open the plan</ButtonLink>
        <Link to={paths.myPlans}>My Saved Plans</Link>
        <EmbeddingSiteLink id={partner} />
      </div>
    </>
  );
}

/**
 * Names the site that the result comes from. Uses its registered name, because a link could claim any name.
 */
function EmbeddingSiteLine({ id }: { id: string | null }) {
  const { data: site, error } = useEmbeddingSite(id);
  if (site) {
    return (
      <p>
        This result comes from <strong>{site.name}</strong> ({new URL(site.origin).host}).
      </p>
    );
  }
  if (id === null || error !== undefined) {
    return <p>We don’t recognize the site this came from. Check the numbers before saving.</p>;
  }
  return <p className={page.caption}>Looking up where this result comes from…</p>;
}

/** Link back to the site. Renders nothing for an unregistered one. */
function EmbeddingSiteLink({ id }: { id: string | null }) {
  const { data: site } = useEmbeddingSite(id);
  if (!site) return null;
  return (
    <a href={site.origin} rel="noopener">
      Back to {site.name}
    </a>
  );
}
