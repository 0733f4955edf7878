const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** Returns the name of an uploaded file without folders, which some programs include. */
export function baseName(fileName: string): string {
  return fileName.split(/[/\\]/).at(-1)?.trim() || 'image';
}

/** Returns a Content-Disposition header: browsers show the image, and save it with the extension of its new format. */
export function contentDisposition(fileName: string, fileType: string): string {
  const stem = fileName.replace(/\.[^.]{1,8}$/, '') || 'image';
  const name = `${stem}.${EXTENSIONS[fileType] ?? 'bin'}`;
  // Percent-encoded, so that nothing in the name can end the header.
  const escaped = encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename*=UTF-8''${escaped}`;
}
