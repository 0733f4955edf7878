import type { Inputs } from '@whenabouts/core';
import type { Plan, PlanAssumptions } from '@whenabouts/server/contract';
import { Suspense, useEffect, useState } from 'react';
import { storeInputs } from '../../numbers/session-storage.ts';
import { paths } from '../../paths.ts';
import { Link, useNavigate } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { whenIdle } from '../../when-idle.ts';
import { messages } from './calculator-messages.ts';
import * as styles from './calculator-section.css.ts';

/** Loads the dialog's script. Once it has loaded, the dialog opens offline. */
export const loadSaveDialog = () => import('./save-plan-dialog.tsx');
const SavePlanDialog = lazyPart(
  async () => (await loadSaveDialog()).SavePlanDialog,
  'Your plan cannot be saved now.',
);

/** Loads the dialog early. If that fails, the click on the button tries again. */
const preloadSaveDialog = () => void loadSaveDialog().catch(() => {});

interface SaveActionsProps {
  inputs: Inputs;
  /** Changed assumptions of the outlook. Undefined leaves the plan's assumptions unchanged. */
  assumptions?: PlanAssumptions | null;
  /** The saved plan that is being edited, if any. */
  plan: Plan | undefined;
  isVisitor: boolean;
}

/** A button that saves a plan, with a hint for visitors. */
export function SaveActions(props: SaveActionsProps) {
  return (
    <div className={styles.actionGroup}>
      <SaveButton {...props} />
      {props.isVisitor && <SaveHint inputs={props.inputs} />}
    </div>
  );
}

/** A button that opens the save dialog, or for visitors, the login. */
export function SaveButton({ isVisitor, ...props }: SaveActionsProps) {
  if (isVisitor) return <LoginToSave inputs={props.inputs} />;
  return <SaveToAccount key={props.plan?.id} {...props} />;
}

function SaveToAccount({ inputs, assumptions, plan }: Omit<SaveActionsProps, 'isVisitor'>) {
  const [open, setOpen] = useState(false);
  // The typed name, for when the dialog is closed without saving and opened again.
  const [draft, setDraft] = useState<string>();
  // Load the dialog's script early, so that it opens while the server cannot be reached.
  useEffect(() => whenIdle(preloadSaveDialog), []);
  return (
    <>
      <Button onPointerEnter={preloadSaveDialog} onFocus={preloadSaveDialog} onClick={() => setOpen(true)}>
        {plan ? 'Update Plan' : 'Save Plan'}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <SavePlanDialog
            inputs={inputs}
            assumptions={assumptions}
            plan={plan}
            name={draft ?? plan?.name ?? ''}
            onName={setDraft}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function LoginToSave({ inputs }: { inputs: Inputs }) {
  const navigate = useNavigate();
  return (
    <Button
      onClick={() => {
        storeInputs(inputs);
        toast(messages.loginRequired);
        void navigate(paths.login);
      }}
    >
      Save Plan (Login Required)
    </Button>
  );
}

/** Offers visitors to log in or register. */
export function SaveHint({ inputs }: { inputs: Inputs }) {
  const store = () => storeInputs(inputs);
  return (
    <p className={styles.hint}>
      <Link to={paths.login} onClick={store}>
        Log in
      </Link>{' '}
      or{' '}
      <Link to={paths.register} onClick={store}>
        create an account
      </Link>{' '}
      to save your plan. We’ll keep your numbers while you log in.
    </p>
  );
}
