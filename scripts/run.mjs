// The entry point of every npm script: node scripts/run.mjs <command> [arguments]
// Runs before anything is installed: plain Node 18, no packages.
import { installPackages } from './bootstrap/packages.mjs';
import { node, run } from './bootstrap/run-process.mjs';
import { commands, envFile } from './commands.mjs';

/** @returns {Promise<number>} an exit code */
async function runCommand(/** @type {string} */ name, /** @type {string[]} */ args) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`Unknown command ${name}. Commands: ${Object.keys(commands).join(', ')}`);
    return 1;
  }
  await installPackages();
  if (command.build) {
    const code = await run(node, [...envFile, 'scripts/build/build.ts', ...command.build]);
    if (code !== 0) return code;
  }
  const env = command.mode ? { NODE_ENV: process.env.NODE_ENV ?? command.mode } : {};
  return run(node, [...command.run, ...args], { env });
}

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runCommand(name, args);
