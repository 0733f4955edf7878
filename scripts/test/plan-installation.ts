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

const CHROMIUM = ['chromium-headless-shell', 'chromium'];
const FIREFOX = 'firefox-esr';
/** Packages of system-packages.ts that Ubuntu has only as snaps, which do not run in containers. */
const SNAPS = [...CHROMIUM, FIREFOX];

export type Command = readonly [file: string, ...args: string[]];

interface Installation {
  readonly commands: readonly Command[];
  /** A line about the programs that the commands do not install. */
  readonly advice?: string;
}

/** Returns the commands that install missing packages, and advice for those that this user or system cannot install. */
export function planInstallation(
  missing: readonly MissingProgram[],
  { isRoot, hasApt, osRelease }: Machine,
): Installation {
  const packages = missing.map(({ aptPackage }) => aptPackage);
  const isDebianOrUbuntu = /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(osRelease);
  if (!(isRoot && hasApt && isDebianOrUbuntu)) {
    const names = missing.map(({ name }) => name).join(' and ');
    return {
      commands: [],
      advice: `${names} missing. On Debian: sudo apt-get install ${packages.join(' ')}`,
    };
  }

  const isUbuntu = /^ID="?ubuntu"?$/m.test(osRelease);
  const snaps = isUbuntu ? packages.filter((name) => SNAPS.includes(name)) : [];
  const byApt = packages.filter((name) => !snaps.includes(name));
  const commands: Command[] = [];
  if (byApt.length > 0) {
    commands.push(['apt-get', 'update', '-qq']);
    commands.push(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...byApt]);
  }
  // Playwright updates the package lists itself.
  if (snaps.some((name) => CHROMIUM.includes(name)))
    commands.push(['playwright', 'install', '--with-deps', 'chromium']);
  if (!snaps.includes(FIREFOX)) return { commands };
  return {
    commands,
    advice: `Firefox missing. Ubuntu has it only as a snap: install ${FIREFOX} from packages.mozilla.org`,
  };
}
