/** Formats a value as JSON that can neither end the script element around it nor start another one. */
export function scriptJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll('<', '\\u003c');
}
