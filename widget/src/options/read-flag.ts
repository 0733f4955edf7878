/** Reads a boolean attribute: `compact`, `compact="compact"` and `compact="true"` are true, `compact="false"` is false. */
export function readFlag(name: string, text: string): boolean | undefined {
  if (text === 'false') return false;
  return ['', name, 'true'].includes(text) || undefined;
}
