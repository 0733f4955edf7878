export interface Machine {
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  /** The content of /etc/os-release; empty if it does not exist. */
  readonly osRelease: string;
}

export interface MissingProgram {
  readonly name: string;
  readonly aptPackage: string;
}

const CHROMIUM = 'chromium-headless-shell';
/** Packages that Ubuntu has only as snaps, which do not run in containers. Chromium comes from Playwright then. */
const SNAPS = [CHROMIUM, 'firefox-esr'];

export type Command = readonly [file: string, ...args: string[]];

/** Returns the commands that install missing packages, or one line of advice if this user may not run them. */
export function planInstallation(
  missing: readonly MissingProgram[],
  { isRoot, hasApt, osRelease }: Machine,
): { commands: Command[] } | { advice: string } {
  const isDebianOrUbuntu = /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(osRelease);
  if (!(isRoot && hasApt && isDebianOrUbuntu)) {
    const names = missing.map(({ name }) => name).join(' and ');
    const packages = missing.map(({ aptPackage }) => aptPackage).join(' ');
    return { advice: `${names} missing. On Debian: sudo apt-get install ${packages}` };
  }

  const isUbuntu = /^ID="?ubuntu"?$/m.test(osRelease);
  const packages = missing.map(({ aptPackage }) => aptPackage);
  const byApt = packages.filter((name) => !(isUbuntu && SNAPS.includes(name)));
  const commands: Command[] = [['apt-get', 'update', '-qq']];
  if (byApt.length > 0) {
    commands.push(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...byApt]);
  }
  if (packages.includes(CHROMIUM) && !byApt.includes(CHROMIUM)) {
    commands.push(['playwright', 'install', '--with-deps', 'chromium']);
  }
  return { commands };
}
