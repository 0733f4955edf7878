/** Parses an absolute URL; returns null if it is invalid. Not `URL.parse`, which Safari has only since version 18. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
