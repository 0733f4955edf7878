import type { Inputs } from '@whenabouts/core';
import type { Plan, PlanAssumptions } from '@whenabouts/server/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { planMessages } from '../../components/plans/plan-messages.ts';
import { type PendingPlan, storePendingPlan } from '../../numbers/session-storage.ts';
import {
  setSaveRequested,
  useIsSaveRequested,
  useNumbers,
  type VisitorNumbers,
} from '../../numbers/store.ts';
import { paths } from '../../paths.ts';
import { Link, useNavigate } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { caption } from '../../ui/page.css.ts';
import { removeToast, type ToastMessage, toast } from '../../ui/toast.ts';
import { whenIdle } from '../../when-idle.ts';
import * as styles from './calculator-section.css.ts';

const messages = {
  loginRequired: {
    title: 'Login Required',
    text: 'You need to log in to save your retirement plan.',
    kind: 'info',
  },
} as const satisfies Record<string, ToastMessage>;

/** Loads the dialog's script. Once it has loaded, the dialog opens offline. */
const loadSaveDialog = () => import('../../components/plans/save-plan-dialog.tsx');
const SavePlanDialog = lazyWithRetry(
  () => loadSaveDialog().then((m) => m.SavePlanDialog),
  'Your plan cannot be saved now.',
);

/** Loads the dialog early. If that fails, the click on the button tries again. */
const preloadSaveDialog = () => void loadSaveDialog().catch(() => {});

export interface SaveActionsProps extends Pick<PendingPlan, 'answer'> {
  inputs: Inputs;
  /** Changed assumptions of the outlook. Undefined leaves the plan's assumptions unchanged. */
  assumptions?: PlanAssumptions | null | undefined;
  plan: Plan | undefined;
  resetToPlan: (plan: Plan) => void;
  isVisitor: boolean;
}

/** A button that opens the save dialog, or for visitors, the login. */
export function SaveButton({ isVisitor, answer, ...props }: SaveActionsProps) {
  if (isVisitor) return <LoginToSave inputs={props.inputs} assumptions={props.assumptions} answer={answer} />;
  return <SaveToAccount key={props.plan?.id} {...props} />;
}

function SaveToAccount({
  inputs,
  assumptions,
  plan,
  resetToPlan,
}: Omit<SaveActionsProps, 'isVisitor' | 'answer'>) {
  const numbers = useNumbers();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The content of the plan that was saved last. */
  const [saved, setSaved] = useState('');
  const content = JSON.stringify({ inputs, assumptions });
  // The typed name. It is still there if the dialog is closed without saving and opened again.
  const [draft, setDraft] = useState<string>();
  // Load the dialog's script early, so that it opens while the server cannot be reached.
  useEffect(() => whenIdle(preloadSaveDialog), []);

  // After a login to save a plan, the dialog opens by itself.
  const isRequested = useIsSaveRequested();
  useEffect(() => {
    if (!isRequested) return;
    setSaveRequested(false);
    setOpen(true);
  }, [isRequested]);

  if (saved === content && !open) return <SavedNotice />;
  return (
    <>
      <Button
        ref={button}
        onPointerEnter={preloadSaveDialog}
        onFocus={preloadSaveDialog}
        onClick={() => setOpen(true)}
      >
        {plan ? 'Update Plan' : 'Save Plan'}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <SavePlanDialog
            inputs={inputs}
            assumptions={assumptions}
            plan={plan && { ...plan, version: loadedVersion(plan, numbers) }}
            name={draft ?? plan?.name ?? ''}
            onName={setDraft}
            onSaved={() => {
              setSaved(content);
              removeToast(planMessages.readyToSave);
            }}
            onReloaded={resetToPlan}
            finalFocus={() => button.current}
            onClose={() => {
              setOpen(false);
              // After a login, the page is still at its calculator, above the results.
              showInView(button.current);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Returns the version that the numbers come from. After a reload, another tab may have saved a newer one. */
function loadedVersion(plan: Plan, numbers: VisitorNumbers | null): number {
  return (numbers?.planId === plan.id ? numbers.planVersion : null) ?? plan.version;
}

/** Scrolls to an element that is not in view. One in a sticky bar is, so the page stays where it is. */
function showInView(element: Element | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
}

/**
 * Replaces the button until the numbers change. Takes the focus, because the focused button is gone, and scrolls back
 * to the calculator, with the saved result in view.
 */
function SavedNotice() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.focus({ preventScroll: true });
    showInView(link.current);
  }, []);
  return (
    <p className={styles.saved}>
      Saved.{' '}
      <Link ref={link} to={paths.myPlans}>
        See My Plans
      </Link>
    </p>
  );
}

function LoginToSave(plan: PendingPlan) {
  const navigate = useNavigate();
  return (
    <Button
      onClick={() => {
        storePendingPlan(plan);
        toast(messages.loginRequired);
        void navigate(paths.login);
      }}
    >
      Save Plan (Login Required)
    </Button>
  );
}

export function SaveHint(plan: PendingPlan) {
  const store = () => storePendingPlan(plan);
  return (
    <p className={caption}>
      <Link to={paths.login} onClick={store}>
        Log in
      </Link>
      {' or '}
      <Link to={paths.register} onClick={store}>
        create an account
      </Link>
      {' to save your plan. We’ll keep your numbers while you log in.'}
    </p>
  );
}
