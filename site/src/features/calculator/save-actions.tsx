import type { Inputs } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { Link, useNavigate } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './calculator-section.css.ts';
import { messages } from './messages.ts';
import { storeInputs } from './pending-inputs.ts';

const loadDialog = () => import('./save-plan-dialog.tsx');
const SavePlanDialog = lazy(async () => ({ default: (await loadDialog()).SavePlanDialog }));

interface SaveActionsProps {
  inputs: Inputs;
  /** The saved plan that is being edited, if any. */
  plan: Plan | undefined;
  isVisitor: boolean;
}

export function SaveActions({ inputs, plan, isVisitor }: SaveActionsProps) {
  if (isVisitor) return <LoginToSave inputs={inputs} />;
  return <SaveToAccount key={plan?.id} inputs={inputs} plan={plan} />;
}

function SaveToAccount({ inputs, plan }: Omit<SaveActionsProps, 'isVisitor'>) {
  const [open, setOpen] = useState(false);
  // Keeps an unsaved name for when the dialog is opened again.
  const [draft, setDraft] = useState<string>();
  return (
    <div className={styles.actions}>
      <Button kind="secondary" onPointerEnter={loadDialog} onFocus={loadDialog} onClick={() => setOpen(true)}>
        Save Plan
      </Button>
      <Suspense fallback={null}>
        {open && (
          <SavePlanDialog
            inputs={inputs}
            plan={plan}
            name={draft ?? plan?.name ?? ''}
            onName={setDraft}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function LoginToSave({ inputs }: { inputs: Inputs }) {
  const navigate = useNavigate();
  const store = () => storeInputs(inputs);
  return (
    <div className={styles.actions}>
      <Button
        kind="secondary"
        onClick={() => {
          store();
          toast(messages.loginRequired);
          void navigate(paths.login);
        }}
      >
        Save Plan (Login Required)
      </Button>
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
    </div>
  );
}
