import { type RefObject, useEffect } from 'react';

/** Keeps the browser from restoring the field on back navigation, which would look like a change by the visitor. */
const notRestored = { autoComplete: 'off' } as const;

/**
 * Adopts the value that a visitor set in a server-rendered field before hydration. Otherwise the field would show this
 * value, but the calculator would use the previous value.
 *
 * @param adopt Called with the field, if its value has changed.
 * @returns Props for the field.
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLInputElement | null>,
  adopt: (field: HTMLInputElement) => void,
): typeof notRestored {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const input = field.current;
    if (!input?.hasAttribute('value')) return;
    // Compared with a copy of the field, because a slider rounds the value of its attribute to the nearest step.
    const untouched = input.cloneNode() as HTMLInputElement;
    untouched.value = input.defaultValue;
    if (input.value !== untouched.value) adopt(input);
  }, []);
  return notRestored;
}
