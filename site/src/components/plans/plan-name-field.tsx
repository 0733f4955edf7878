import { PLAN_NAME_MAX, PlanName } from '@whenabouts/server/contract';
import { type RefObject, useRef, useState } from 'react';
import * as v from 'valibot';
import { TextField } from '../../ui/text-field.tsx';
import { removeToast, toast } from '../../ui/toast.ts';
import { planMessages } from './plan-messages.ts';

/** Shortens a plan's name without splitting a surrogate pair. */
export const shortenName = (name: string, max = PLAN_NAME_MAX) =>
  name.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

interface PlanNameState {
  field: RefObject<HTMLInputElement | null>;
  name: string;
  error: string | undefined;
  change: (typed: string) => void;
  /** Returns the name if it is valid. Otherwise shows the error and focuses the field. */
  validate: () => string | undefined;
}

/** The state of the field with the name of a plan. An error disappears as soon as the name is valid. */
export function usePlanName(name: string, onName: (name: string) => void): PlanNameState {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function change(typed: string): void {
    onName(typed);
    if (!v.is(PlanName, typed)) return;
    setError(undefined);
    removeToast(planMessages.nameRequired);
  }

  function validate(): string | undefined {
    const parsed = v.safeParse(PlanName, name);
    const message = parsed.issues?.[0].message;
    setError(message);
    if (parsed.success) return parsed.output;
    if (message === planMessages.nameRequired.text) toast(planMessages.nameRequired);
    field.current?.focus();
    return undefined;
  }

  return { field, name, error, change, validate };
}

export function PlanNameField({ state, hint }: { state: PlanNameState; hint?: string }) {
  return (
    <TextField
      ref={state.field}
      label="Plan Name"
      hint={hint}
      placeholder="e.g., My Retirement Plan 2025"
      autoComplete="off"
      maxLength={PLAN_NAME_MAX}
      value={state.name}
      error={state.error}
      onChange={(event) => state.change(event.currentTarget.value)}
    />
  );
}
