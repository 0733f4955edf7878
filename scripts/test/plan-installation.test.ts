import { expect, test } from 'vitest';
import { planInstallation } from './plan-installation.ts';

const chromium = { name: 'Chromium', aptPackage: 'chromium-headless-shell' };
const mariadb = { name: 'MariaDB', aptPackage: 'mariadb-server' };
const debian = { isRoot: true, hasApt: true, osRelease: 'NAME="Debian GNU/Linux"\nID=debian\n' };
const ubuntu = { ...debian, osRelease: 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n' };

test('root on Debian installs what is missing, and only that', () => {
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
  expect(planInstallation([chromium, mariadb], debian)).toEqual({
    commands: [
      ['apt-get', 'update', '-qq'],
      [...install, 'chromium-headless-shell', 'mariadb-server'],
    ],
  });
  expect(planInstallation([mariadb], debian)).toEqual({
    commands: [
      ['apt-get', 'update', '-qq'],
      [...install, 'mariadb-server'],
    ],
  });
});

test("on Ubuntu the browser is Playwright's, because Ubuntu's is a snap", () => {
  const withExtensions = { name: 'Chromium with extensions', aptPackage: 'chromium' };
  for (const missing of [[chromium], [withExtensions], [chromium, withExtensions]]) {
    expect(planInstallation(missing, ubuntu)).toEqual({
      commands: [['playwright', 'install', '--with-deps', 'chromium']],
    });
  }
});

test('on Ubuntu, where Firefox is a snap, the other programs are installed and a line of advice is about Firefox', () => {
  const firefox = { name: 'Firefox', aptPackage: 'firefox-esr' };
  const advice =
    'Firefox missing. Ubuntu has it only as a snap: install firefox-esr from packages.mozilla.org';
  expect(planInstallation([firefox], ubuntu)).toEqual({ commands: [], advice });
  expect(planInstallation([firefox, mariadb], ubuntu)).toEqual({
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'mariadb-server'],
    ],
    advice,
  });
});

test.each([
  ['without root', { ...debian, isRoot: false }],
  ['without apt-get', { ...debian, hasApt: false }],
  ['on another system', { ...debian, osRelease: 'ID=fedora\n' }],
  ['on a system without a name', { ...debian, osRelease: '' }],
])('%s, missing programs lead to one line of advice', (_machine, machine) => {
  expect(planInstallation([chromium, mariadb], machine)).toEqual({
    commands: [],
    advice:
      'Chromium and MariaDB missing. On Debian: sudo apt-get install chromium-headless-shell mariadb-server',
  });
});
