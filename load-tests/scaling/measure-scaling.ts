// Measures the numbers of docs/scaling.md on this machine: npm run measure:scaling

import { readArguments, wholeNumber } from '../../scripts/bootstrap/read-arguments.ts';
import { buildStale } from '../../scripts/build/build-stale.ts';
import { killOne } from './kill-one.ts';
import { addMembers, tableSizes } from './members.ts';
import { measureRates } from './rates.ts';
import { type TwoServers, withTwoServers } from './two-servers.ts';
import { countActions } from './user-actions.ts';

const { values } = readArguments({
  options: { seconds: { type: 'string', default: '3' }, kills: { type: 'string', default: '6' } },
});
const roundMs = wholeNumber('seconds', values.seconds) * 1000;
const kills = wholeNumber('kills', values.kills);

const row = (name: string, ...cells: readonly (string | number)[]) =>
  console.log(`  ${name.padEnd(40)}${cells.map((cell) => String(cell).padStart(14)).join('')}`);

async function measure(environment: TwoServers): Promise<void> {
  console.log('\nRequests that the browser sends, and bytes that it receives');
  row('', 'calls', 'pages', 'files', 'kB');
  for await (const { name, calls, pages, files, bytes } of countActions(environment)) {
    row(name, calls, pages, files, (bytes / 1000).toFixed(1));
  }

  const members = await addMembers(environment.database);
  console.log('\nBytes in the database');
  row('', 'rows', 'bytes per row');
  for (const { table, rows, bytesPerRow } of await tableSizes(environment.database))
    row(table, rows, bytesPerRow);

  console.log('\nOne process (medians; CPU time per response in milliseconds)');
  row('', 'per second', 'server', 'database');
  for await (const rate of measureRates(environment, members, roundMs)) {
    row(rate.name, rate.perSecond.toFixed(0), rate.serverMs.toFixed(3), rate.databaseMs.toFixed(3));
  }

  console.log('\nTwo processes behind the proxy, killed in turn while members save');
  const outcome = await killOne(environment, members, kills);
  row('kills', outcome.kills);
  row('saves acknowledged', outcome.acknowledged);
  row('acknowledged and not listed', outcome.lost);
  row('listed twice or never acknowledged', outcome.unexpected);
  row('retries', outcome.retries);
  row('requests to each process', ...outcome.requestsByServer);
  row('saves per second', (outcome.acknowledged / outcome.seconds).toFixed(0));
  if (outcome.lost > 0 || outcome.unexpected > 0) process.exitCode = 1;
}

// A build named by SITE_DIR, such as an older one to compare with, is used unchanged.
const built = process.env.SITE_DIR === undefined ? await buildStale() : 0;
if (built === 0) await withTwoServers(measure);
else process.exitCode = built;
