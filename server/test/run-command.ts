import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { bundleOf } from './process-entries.ts';
import { SECRET } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Text for standard input, such as a password. */
  readonly input?: string;
  /** Runs the command at a terminal, and types these answers. Standard error is then part of `stdout`. */
  readonly answers?: Readonly<Record<string, string>>;
}

type Command = 'admin' | 'backup' | 'import' | 'migrate';

/** Starts a command of `server/src/commands` in a separate process. */
export async function startCommand(
  storage: TestDatabase,
  command: Command,
  args: readonly string[],
  { env, answers }: CommandOptions = {},
): Promise<ChildProcessWithoutNullStreams> {
  const line = [process.execPath, '--conditions=source', await bundleOf(command), ...args];
  const [program = '', ...words] = answers ? ['script', '-qec', line.join(' '), '/dev/null'] : line;
  return spawn(program, words, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: storage.dataDir,
      DATABASE_URL: storage.url,
      SESSION_SECRET: SECRET,
      ...env,
    },
    stdio: 'pipe',
  });
}

/** Runs a command in a separate process, as an operator does. */
export async function runCommand(
  storage: TestDatabase,
  command: Command,
  args: readonly string[],
  options: CommandOptions = {},
) {
  const { input = '', answers } = options;
  const child = await startCommand(storage, command, args, options);
  if (answers) answerQuestions(child, answers);
  else child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { stdout, stderr, code };
}

/** Types an answer when its question appears. */
function answerQuestions(
  { stdin, stdout }: ChildProcessWithoutNullStreams,
  answers: Readonly<Record<string, string>>,
) {
  let output = '';
  const waiting = new Map(Object.entries(answers));
  stdout.on('data', (chunk) => {
    output += chunk;
    for (const [question, answer] of waiting) {
      if (!output.includes(question)) continue;
      waiting.delete(question);
      stdin.write(`${answer}\r`);
    }
  });
}
