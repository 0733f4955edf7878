import type { Plan } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { deletePlan } from '../../api/plans.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ProblemNotice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { messages } from './messages.ts';

interface DeletePlanDialogProps {
  /** The plan to ask about; closed without one. */
  plan: Plan | undefined;
  onClose: () => void;
  focusAfterwards: (plan: Plan | undefined) => HTMLElement | null;
}

export function DeletePlanDialog({ plan, onClose, focusAfterwards }: DeletePlanDialogProps) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  // The name stays on the button while the dialog fades.
  const shown = useRef(plan);
  if (plan) shown.current = plan;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each plan is asked about afresh
  useEffect(() => setFailed(false), [plan]);

  async function confirm(): Promise<void> {
    if (!plan) return;
    setPending(true);
    setFailed(false);
    try {
      await deletePlan(plan.id);
      toast(messages.deleted);
      onClose();
    } catch {
      toast(messages.deleteFailed);
      setFailed(true);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={plan !== undefined}
      onClose={() => {
        if (!pending) onClose();
      }}
      alert
      title="Delete Retirement Plan"
      description="Are you sure you want to delete this retirement plan? This action cannot be undone."
      initialFocus={() => cancel.current}
      finalFocus={() => focusAfterwards(shown.current)}
    >
      {failed && <ProblemNotice title={messages.deleteFailed.text} />}
      <DialogActions>
        <Button
          ref={cancel}
          kind="secondary"
          aria-disabled={pending || undefined}
          onClick={() => !pending && onClose()}
        >
          Cancel
        </Button>
        <PendingButton
          type="button"
          kind="danger"
          pending={pending}
          pendingLabel="Deleting..."
          onClick={() => void confirm()}
        >
          {`Delete plan “${shown.current?.name ?? ''}”`}
        </PendingButton>
      </DialogActions>
    </Dialog>
  );
}
