// npm run build [-- targets] [--force] [--quiet]: builds what is stale.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../bootstrap/run-process.mjs';
import { fingerprint } from './fingerprint.ts';
import { type Target, targets } from './targets.ts';

/** Folder with the fingerprint of each target's inputs at its last build. */
const FINGERPRINTS = '.build';

export interface BuildOptions {
  /** Names of targets; all by default. */
  only?: readonly string[];
  /** Builds all targets, even those whose inputs have not changed. */
  force?: boolean;
  /** Called for each target that is up to date. */
  onFresh?: (name: string) => void;
}

/** Builds the targets whose inputs have changed since their last build. Returns an exit code. */
export async function buildStale({ only, force, onFresh }: BuildOptions = {}): Promise<number> {
  const unknown = only?.find((name) => !targets.some((target) => target.name === name));
  if (unknown) {
    console.error(`Unknown build target ${unknown}. Targets: ${targets.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  for (const target of targets) {
    if (only && !only.includes(target.name)) continue;
    const variables = (target.variables ?? []).map((name) => `${name}=${process.env[name] ?? ''}`);
    const inputs = [await fingerprint(target.inputs), ...variables].join('\n');
    if (!force && (await isFresh(target, inputs))) {
      onFresh?.(target.name);
      continue;
    }
    const code = await build(target, inputs);
    if (code !== 0) return code;
  }
  return 0;
}

async function isFresh(target: Target, inputs: string): Promise<boolean> {
  const lastInputs = await readFile(fingerprintFile(target), 'utf8').catch(() => '');
  return lastInputs === inputs && target.outputs.every((file) => existsSync(file));
}

async function build(target: Target, inputs: string): Promise<number> {
  const started = performance.now();
  console.log(`Building ${target.name} …`);
  // Remove the fingerprint, so that an interrupted build is stale.
  await rm(fingerprintFile(target), { force: true });
  const [command = '', ...args] = target.command;
  const code = await run(command, args, { env: { NODE_ENV: 'production' } });
  if (code !== 0) {
    console.error(`Building ${target.name} failed.`);
    return code;
  }
  const missingOutput = target.outputs.find((file) => !existsSync(file));
  if (missingOutput) {
    console.error(`Building ${target.name} did not create ${missingOutput}.`);
    return 1;
  }
  await target.finish?.();
  await mkdir(FINGERPRINTS, { recursive: true });
  await writeFile(fingerprintFile(target), inputs);
  console.log(`Built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
}

function fingerprintFile(target: Target): string {
  return path.join(FINGERPRINTS, `${target.name}.inputs`);
}

if (import.meta.main) {
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
}
