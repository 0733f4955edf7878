const TIMEOUT_MS = 3000;

/** Returns false if the browser cannot load an image from the URL. A slow image counts as loaded. */
export function canLoadImage(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(() => resolve(true), TIMEOUT_MS);
    image.src = url;
  });
}
