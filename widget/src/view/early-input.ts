import { type RefObject, useEffect } from 'react';

/**
 * Hands over what a visitor set in a field of the server's page before the scripts arrived. The field
 * would go on showing it, and the calculator would go on with the value before.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  adopt: (field: HTMLInputElement) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const input = field.current;
    if (!input?.hasAttribute('value')) return;
    // A slider rounds its start to the nearest stop, so the attribute alone is nothing to compare with.
    const untouched = input.cloneNode() as HTMLInputElement;
    untouched.value = input.defaultValue;
    if (input.value !== untouched.value) adopt(input);
  }, []);
}
