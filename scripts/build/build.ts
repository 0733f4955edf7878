// npm run build [-- targets] [--force] [--quiet]: builds what is stale.
import { parseArgs } from 'node:util';
import { buildStale } from './build-stale.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
});

process.exitCode = await buildStale({
  ...(positionals.length > 0 && { only: positionals }),
  force: values.force,
  onFresh: (name) => {
    if (!values.quiet) console.log(`${name} is up to date.`);
  },
});
