/** Copies text to the clipboard. Returns false if the browser denies it: show the text, so that it can be selected. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
