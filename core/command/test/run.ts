import { type CommandProcess, runCommand } from '../src/run-command.ts';

export const YEAR = 2026;
export const SITE = 'https://plans.example';

/** Runs the command in this process, on a terminal unless there is an input. */
export async function run(args: readonly string[], input?: string, env: CommandProcess['env'] = {}) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runCommand({
    args,
    env,
    year: YEAR,
    readInput: input === undefined ? null : async () => input,
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
    serveAssistant: async (site, year) => {
      output.push(`assistant ${site} ${year}`);
    },
  });
  return { code, output: output.join(''), errors: errors.join('') };
}
