import type { Plan } from '@whenabouts/server/contract';
import { useEffect, useState } from 'react';
import { clearMember } from '../../api/auth.ts';
import { createPlan } from '../../api/plans.ts';
import { hasCode } from '../../api/request.ts';
import { planMessages } from '../../components/plans/plan-messages.ts';
import { PlanNameField, usePlanName } from '../../components/plans/plan-name-field.tsx';
import type { PendingHandoff } from '../../numbers/session-storage.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { toast } from '../../ui/toast.ts';

interface SaveFormProps {
  handoff: PendingHandoff;
  name: string;
  onName: (name: string) => void;
  /** Focuses the field, because the form replaces the login form, which had the focus. */
  takesFocus: boolean;
  /** Called after a save. If the handoff was saved before, `wasAlreadySaved` is true and `plan` is the earlier one. */
  onSaved: (plan: Plan, wasAlreadySaved: boolean) => void;
  onExpired: () => void;
}

/** Asks for a name and saves the plan. Never saves without a click. */
export function SaveForm({ handoff, name, onName, takesFocus, onSaved, onExpired }: SaveFormProps) {
  const planName = usePlanName(name, onName);
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const { field } = planName;

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus, field]);

  async function save(name: string): Promise<void> {
    const { inputs, id, partner } = handoff;
    setPending(true);
    setFailure(undefined);
    try {
      // The handoff's id is the idempotency key, so that retries save one plan.
      const plan = await createPlan({ name, ...inputs, ...(partner && { partner }) }, id);
      onSaved(plan, plan.name !== name || plan.version !== 1);
    } catch (error) {
      if (hasCode(error, 'unauthenticated')) {
        onExpired();
        await clearMember();
        return;
      }
      const message = planMessages.saveFailed(error);
      toast(message);
      setFailure(message.text);
      setPending(false);
    }
  }

  function submit(): void {
    if (isPending) return;
    const validName = planName.validate();
    if (validName !== undefined) void save(validName);
  }

  return (
    <Form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PlanNameField state={planName} hint="It helps you find the plan later." />
      {failure !== undefined && <ErrorNotice title={failure} />}
      <PendingButton isPending={isPending} pendingLabel="Saving...">
        Save Plan
      </PendingButton>
    </Form>
  );
}
