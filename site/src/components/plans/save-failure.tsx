import type { Plan } from '@whenabouts/server/contract';
import { useState } from 'react';
import { reloadPlan } from '../../api/plans.ts';
import { hasCode, hasStatus } from '../../api/request.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { planMessages } from './plan-messages.ts';

interface SaveFailureProps {
  error: unknown;
  /** The plan that was to be updated; undefined for a new one. */
  plan: Plan | undefined;
  /** Called once the newer version is loaded. */
  onReloaded: (newer: Plan) => void;
  onOverwrite: () => void;
}

/** Returns true if the error is a conflict, which is resolved by the buttons of `SaveFailure` and not by saving again. */
export const isConflict = (error: unknown) => hasCode(error, 'stale');

/** Takes the focus of the button that saves, which a conflict hides. */
const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** The reason why saving failed, with buttons to resolve a conflict or an ended session. */
export function SaveFailure({ error, plan, onReloaded, onOverwrite }: SaveFailureProps) {
  const [hasReloadFailed, setReloadFailed] = useState(false);
  const { text } = plan ? planMessages.updateFailed(error) : planMessages.saveFailed(error);
  if (plan && isConflict(error)) {
    return (
      <ErrorNotice title={text}>
        <p ref={focusOnMount} tabIndex={-1}>
          Load the newer version and lose your changes, or overwrite it with yours.
        </p>
        {hasReloadFailed && <p>The newer version could not be loaded. Please try again.</p>}
        <DialogActions>
          <Button
            kind="secondary"
            onClick={() => void reloadPlan(plan.id).then(onReloaded, () => setReloadFailed(true))}
          >
            Load newer version
          </Button>
          <Button kind="danger" onClick={onOverwrite}>
            Overwrite
          </Button>
        </DialogActions>
      </ErrorNotice>
    );
  }
  if (hasCode(error, 'unauthenticated')) {
    return (
      <ErrorNotice title="You are no longer logged in.">
        <LogInAgain />
      </ErrorNotice>
    );
  }
  if (plan && hasStatus(error, 404)) {
    return (
      <ErrorNotice title={text}>
        <p>You may have logged in with another account in another tab, or deleted the plan there.</p>
        <LogInAgain />
      </ErrorNotice>
    );
  }
  return <ErrorNotice title={text} />;
}

function LogInAgain() {
  return (
    <p>
      <a href={paths.login} target="_blank" rel="noopener">
        Log in again in a new tab
      </a>
      , then save here. Your changes are still in place.
    </p>
  );
}
