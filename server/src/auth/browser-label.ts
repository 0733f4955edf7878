/** Parts of `User-Agent` headers, searched in this order: many browsers also send the name of another browser. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

type Names = readonly (readonly [part: string, name: string])[];

/**
 * Returns the browser and operating system that a `User-Agent` header names, such as "Firefox on Windows". The label has
 * no version, so that it stays the same after an update, and no text that the client can choose.
 */
export function browserLabel(userAgent: string): string {
  const find = (names: Names) => names.find(([part]) => userAgent.includes(part))?.[1];
  const system = find(systems);
  return `${find(browsers) ?? 'Unknown browser'}${system === undefined ? '' : ` on ${system}`}`;
}
