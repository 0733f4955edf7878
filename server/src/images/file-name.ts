const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** The name of an uploaded file without the folders that some programs put before it. */
export function ownName(fileName: string): string {
  return fileName.split(/[/\\]/).at(-1)?.trim() || 'image';
}

/** Has browsers show a file, and save it under its own name with the ending of what it has become. */
export function shownAs(fileName: string, fileType: string): string {
  const stem = fileName.replace(/\.[^.]{1,8}$/, '') || 'image';
  const name = `${stem}.${ENDINGS[fileType] ?? 'bin'}`;
  // Percent signs for everything but letters, digits and a few marks, so nothing can end the header.
  const escaped = encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename*=UTF-8''${escaped}`;
}
