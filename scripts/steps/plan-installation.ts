export interface Machine {
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  /** The content of /etc/os-release; empty where there is none. */
  readonly osRelease: string;
}

export interface Need {
  readonly name: string;
  readonly aptPackage: string;
}

export type Command = readonly [file: string, ...args: string[]];

/** The commands that bring what is missing, or one line that says what someone with the right to it should install. */
export function planInstallation(
  missing: readonly Need[],
  { isRoot, hasApt, osRelease }: Machine,
): { commands: Command[] } | { advice: string } {
  const isDebianOrUbuntu = /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(osRelease);
  if (!(isRoot && hasApt && isDebianOrUbuntu)) {
    const names = missing.map(({ name }) => name).join(' and ');
    const packages = missing.map(({ aptPackage }) => aptPackage).join(' ');
    return { advice: `${names} missing. On Debian: sudo apt-get install ${packages}` };
  }

  // Ubuntu has a Chromium only as a snap, which does not run in containers: Playwright's build does.
  const isUbuntu = /^ID="?ubuntu"?$/m.test(osRelease);
  const packages = missing.map(({ aptPackage }) => aptPackage);
  const byApt = packages.filter((name) => !(isUbuntu && name === 'chromium-headless-shell'));
  const commands: Command[] = [['apt-get', 'update', '-qq']];
  if (byApt.length > 0) {
    commands.push(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...byApt]);
  }
  if (byApt.length < packages.length) commands.push(['playwright', 'install', '--with-deps', 'chromium']);
  return { commands };
}
