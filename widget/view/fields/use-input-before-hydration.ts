import { type RefObject, useEffect } from 'react';

/**
 * Adopts the value that a visitor set in a server-rendered field before hydration. Otherwise the field would show this
 * value, but the calculator would use the previous value.
 *
 * The field must have `autoComplete="off"`: a value that the browser restores on back navigation would look like a change
 * by the visitor.
 *
 * @param adopt Called with the field, if its value has changed.
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLInputElement | null>,
  adopt: (field: HTMLInputElement) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const input = field.current;
    if (!input?.hasAttribute('value')) return;
    // Compared with a copy of the field, because a slider rounds the value of its attribute to the nearest step.
    const untouched = input.cloneNode() as HTMLInputElement;
    untouched.value = input.defaultValue;
    if (input.value !== untouched.value) adopt(input);
  }, []);
}
