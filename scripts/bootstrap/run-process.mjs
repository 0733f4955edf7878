// Runs before anything is installed: plain Node 18, no packages.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The Node 24 among the packages; the system's may be too old. */
export const node = path.join(root, 'node_modules', '.bin', 'node');

/** PATH with the packages' commands first, as npm sets it. */
const PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);

/** The folder of Node's compile cache. With it the server starts in two thirds of the time. */
const COMPILE_CACHE = path.join(root, 'node_modules', '.cache', 'compiled');

/** A terminal sends Ctrl-C to all processes, and npm repeats it. Signals within this time are the same one. */
const ECHO_MS = 1_000;

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(text: string) => void} [onErrorOutput] receives the error output, which is also printed
 * @property {(text: string) => void} [onOutput] receives all output instead of the terminal
 */

/**
 * Runs a command in the foreground and forwards signals to it, each once.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>} its exit code, or 128 and the signal's number, as in shells
 */
export function run(command, args, { env, onErrorOutput, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, PATH, ...env },
      stdio: ['inherit', onOutput ? 'pipe' : 'inherit', onOutput || onErrorOutput ? 'pipe' : 'inherit'],
    });
    if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput);
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (onOutput) return onOutput(text);
      process.stderr.write(text);
      onErrorOutput?.(text);
    });

    let lastSignalAt = Number.NEGATIVE_INFINITY;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      const now = performance.now();
      const isEcho = now - lastSignalAt < ECHO_MS;
      lastSignalAt = now;
      const isFromTerminal = signal === 'SIGINT' && process.stdin.isTTY;
      if (!isEcho && !isFromTerminal) child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const stopForwarding = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
    };

    child.once('error', (error) => {
      stopForwarding();
      reject(error);
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}
