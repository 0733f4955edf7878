/**
 * The path of the Chromium to run tests in: `CHROME_PATH` if it is set, else the first one installed on this machine,
 * else the one that Playwright downloaded. Undefined if there is none.
 * @throws {Error} if there is no file at `CHROME_PATH`.
 */
export declare function findChromium(chosen?: string | undefined): string | undefined;
