import { type RefObject, useEffect } from 'react';

/** Else the browser sets the field on the way back to the page, as if somebody had. */
const notRestored = { autoComplete: 'off' } as const;

/**
 * Hands over what a visitor set in a field of the server's page before the scripts arrived. The field
 * would go on showing it, and the calculator would go on with the value before.
 *
 * @returns What the field has to be told for that.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  adopt: (field: HTMLInputElement) => void,
): typeof notRestored {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const input = field.current;
    if (!input?.hasAttribute('value')) return;
    // A slider rounds its start to the nearest stop, so the attribute alone is nothing to compare with.
    const untouched = input.cloneNode() as HTMLInputElement;
    untouched.value = input.defaultValue;
    if (input.value !== untouched.value) adopt(input);
  }, []);
  return notRestored;
}
