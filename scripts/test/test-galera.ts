// npm run test:galera: runs two servers on a Galera cluster of three nodes. `npm run load-test -- galera` does the same under load.
import { vitest } from '../steps/command.ts';
import { runSteps } from '../steps/run-steps.ts';
import { systemPackages } from './system-packages.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

process.env.TMPDIR = createTemporaryFolder();

const programs = systemPackages('MariaDB', 'Galera', 'rsync');

process.exitCode = await runSteps([
  programs,
  vitest('server tests on Galera', ['server on Galera'], { needs: [programs.name] }),
]);
