import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { compiled, PATH, root } from './root.mjs';

/** A terminal sends Ctrl-C to everyone, and npm then repeats it: within this time it is the same one. */
const ECHO_MS = 1_000;

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the foreground and passes signals on to it, each once.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onErrorOutput?: (text: string) => void }} [options]
 * @returns {Promise<number>} its exit code, or 128 and the signal's number, as shells count
 */
export function run(command, args, { env, onErrorOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH, ...env },
      stdio: ['inherit', 'inherit', onErrorOutput ? 'pipe' : 'inherit'],
    });
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      process.stderr.write(text);
      onErrorOutput?.(text);
    });

    let lastSignalAt = Number.NEGATIVE_INFINITY;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      const now = performance.now();
      const echo = now - lastSignalAt < ECHO_MS;
      lastSignalAt = now;
      const fromTerminal = signal === 'SIGINT' && process.stdin.isTTY;
      if (!echo && !fromTerminal) child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    const forget = () => {
      for (const signal of SIGNALS) process.off(signal, passOn);
    };

    child.once('error', (error) => {
      forget();
      reject(error);
    });
    child.once('close', (code, signal) => {
      forget();
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * Ends this process as its child ended, unless the child succeeded.
 *
 * @param {Promise<number>} running
 */
export async function orExit(running) {
  const code = await running;
  if (code !== 0) process.exit(code);
}
