import type { Inputs } from '@whenabouts/core';
import type { Plan, PlanAssumptions, PlanBody } from '@whenabouts/server/contract';
import { type FormEvent, useRef, useState } from 'react';
import { createPlan, updatePlan } from '../../api/plans.ts';
import { newIdempotencyKey } from '../../api/request.ts';
import { followPlan } from '../../numbers/plan-origin.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { stack } from '../../ui/layout.css.ts';
import { toast } from '../../ui/toast.ts';
import { planMessages } from './plan-messages.ts';
import { PlanNameField, usePlanName } from './plan-name-field.tsx';
import { isConflict, SaveFailure } from './save-failure.tsx';

interface SavePlanDialogProps {
  inputs: Inputs;
  /** Changed assumptions of the outlook; null for the defaults, undefined to leave them unchanged. */
  assumptions: PlanAssumptions | null | undefined;
  /** The plan to update; undefined creates a new one. */
  plan: Plan | undefined;
  /** By default, the numbers are saved or updated. */
  action?: keyof typeof labels;
  description?: string;
  name: string;
  /** Called with the typed name, and with undefined once it is saved. */
  onName: (name: string | undefined) => void;
  onSaved?: () => void;
  /** Called with the newer version that the visitor loads in place of the changes. */
  onReloaded?: (newer: Plan) => void;
  /** Returns the element to focus after closing, if the dialog opened by itself. */
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
}

const labels = {
  save: { title: 'Save Retirement Plan', button: 'Save Plan', pending: 'Saving...' },
  update: { title: 'Update Retirement Plan', button: 'Update Plan', pending: 'Updating...' },
  rename: { title: 'Rename Plan', button: 'Rename', pending: 'Renaming...' },
  duplicate: { title: 'Duplicate Plan', button: 'Save Plan', pending: 'Saving...' },
} as const;

export function SavePlanDialog(props: SavePlanDialogProps) {
  const { inputs, assumptions, plan, name, onName, onSaved, onReloaded, finalFocus, onClose } = props;
  const { action = plan ? 'update' : 'save' } = props;
  const { description = 'Give your retirement plan a name so you can easily identify it later.' } = props;
  const label = labels[action];
  const planName = usePlanName(name, onName);
  const { save, isPending, failure } = useSaving(
    { ...inputs, ...(assumptions !== undefined && { assumptions }) },
    plan,
    () => {
      onName(undefined);
      onSaved?.();
      onClose();
    },
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    validateAndSave(plan?.version);
  }

  function validateAndSave(version: number | undefined): void {
    if (isPending) return;
    const validName = planName.validate();
    if (validName !== undefined) void save(validName, version);
  }

  return (
    <Dialog
      open
      onClose={() => {
        if (!isPending) onClose();
      }}
      title={label.title}
      description={description}
      initialFocus={() => planName.field.current}
      {...(finalFocus && { finalFocus })}
    >
      <Form className={stack[4]} onSubmit={submit}>
        <PlanNameField state={planName} />
        {failure !== undefined && (
          <SaveFailure
            error={failure}
            plan={plan}
            onReloaded={(newer) => {
              onReloaded?.(newer);
              onClose();
            }}
            onOverwrite={() => validateAndSave(undefined)}
          />
        )}
        <DialogActions>
          <PendingButton
            type="button"
            kind="secondary"
            isPending={isPending}
            pendingLabel="Cancel"
            onClick={onClose}
          >
            Cancel
          </PendingButton>
          {!isConflict(failure) && (
            <PendingButton isPending={isPending} pendingLabel={label.pending}>
              {label.button}
            </PendingButton>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useSaving(content: Omit<PlanBody, 'name'>, plan: Plan | undefined, onSaved: () => void) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempt = useRef({ text: '', key: '' });

  // Reuse the key for the same content, so that a retry after a lost response does not create a second plan.
  function keyFor(body: PlanBody): string {
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    return attempt.current.key;
  }

  async function save(name: string, version: number | undefined): Promise<void> {
    setPending(true);
    setFailure(undefined);
    const body = { name, ...content };
    try {
      if (plan) followPlan(plan, await updatePlan(plan.id, body, version));
      else await createPlan(body, keyFor(body));
      toast(plan ? planMessages.updated : planMessages.saved);
      onSaved();
    } catch (error) {
      toast(plan ? planMessages.updateFailed(error) : planMessages.saveFailed(error));
      setFailure(error);
      setPending(false);
    }
  }

  return { save, isPending, failure };
}
