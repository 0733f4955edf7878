import { readArguments } from '../bootstrap/read-arguments.ts';
import { buildStale } from './build-stale.ts';

const { values, positionals } = readArguments({
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
