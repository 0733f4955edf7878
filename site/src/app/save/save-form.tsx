import { PLAN_NAME_MAX, type Plan, PlanName } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { clearMember } from '../../api/auth.ts';
import { createPlan } from '../../api/plans.ts';
import { ApiError } from '../../api/request.ts';
import { planMessages } from '../../components/plan-messages.ts';
import type { PendingHandoff } from '../../numbers/session-storage.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { TextField } from '../../ui/text-field.tsx';
import { removeToast, toast } from '../../ui/toast.ts';

interface SaveFormProps {
  handoff: PendingHandoff;
  name: string;
  onName: (name: string) => void;
  /** Focuses the field, because the form replaces the login form, which had the focus. */
  takesFocus: boolean;
  /** If the handoff was saved before, `wasAlreadySaved` is true and `plan` is the earlier one. */
  onSaved: (plan: Plan, wasAlreadySaved: boolean) => void;
  onExpired: () => void;
}

/** Asks for a name and saves the plan. Never saves without a click. */
export function SaveForm({ handoff, name, onName, takesFocus, onSaved, onExpired }: SaveFormProps) {
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  async function save(name: string): Promise<void> {
    const { inputs, id, partner } = handoff;
    setPending(true);
    setFailure(undefined);
    try {
      // The handoff's id is the idempotency key, so that retries save one plan.
      const plan = await createPlan({ name, ...inputs, ...(partner && { partner }) }, id);
      onSaved(plan, plan.name !== name || plan.version !== 1);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated') {
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

  function changeName(typed: string): void {
    onName(typed);
    if (!v.is(PlanName, typed)) return;
    setFieldError(undefined);
    removeToast(planMessages.nameRequired);
  }

  function submit(): void {
    if (pending) return;
    const parsed = v.safeParse(PlanName, name);
    setFieldError(parsed.issues?.[0].message);
    if (parsed.success) return void save(parsed.output);
    if (parsed.issues[0].message === planMessages.nameRequired.text) toast(planMessages.nameRequired);
    field.current?.focus();
  }

  return (
    <Form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={field}
        label="Plan Name"
        hint="It helps you find the plan later."
        placeholder="e.g., My Retirement Plan 2025"
        autoComplete="off"
        maxLength={PLAN_NAME_MAX}
        value={name}
        error={fieldError}
        onChange={(event) => changeName(event.currentTarget.value)}
      />
      {failure !== undefined && <ErrorNotice title={failure} />}
      <PendingButton pending={pending} pendingLabel="Saving...">
        Save Plan
      </PendingButton>
    </Form>
  );
}
