import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { rateLimits } from '../../server/contract/rate-limits.ts';
import { freePort } from '../../server/test/free-port.ts';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
/** Each worker of the tests starts servers, which spend a sixth of their start on compiling the same modules. */
const COMPILE_CACHE = fileURLToPath(new URL('../../.build/compile-cache', import.meta.url));
const LISTENING_URL = /Whenabouts is running at (http:\/\/\S+)/;
const UNLIMITED = '1000000';

/** The credentials of the admin account. */
export const ADMIN = { email: 'admin@example.com', password: 'twelve kettles in the attic' };

/** Runs the whole product as `npm start` does, on a separate database. */
export class SiteServer {
  readonly #dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #url = '';
  #output = '';

  private constructor(dataDir: string, env: Readonly<Record<string, string>>) {
    this.#dataDir = dataDir;
    this.#env = env;
  }

  static async start(smtpUrl: string, env: Readonly<Record<string, string>> = {}): Promise<SiteServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'whenabouts-e2e-'));
    const server = new SiteServer(dataDir, { SMTP_URL: smtpUrl, ...env });
    try {
      // Links in emails contain the port, so the server must know it before it listens.
      await server.#launch(String(await freePort()));
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  get url(): string {
    return this.#url;
  }

  /** Standard output so far. */
  get output(): string {
    return this.#output;
  }

  /** Kills the process, as a power failure would, and starts another at the same URL. */
  async crashAndRestart(): Promise<void> {
    await this.crash();
    await this.restart();
  }

  /** Kills the process, as a power failure would. */
  crash(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Starts another process at the same URL and with the same data. */
  restart(): Promise<void> {
    return this.#launch(new URL(this.#url).port);
  }

  /** Runs a statement on the database, for a state that takes a year to reach. */
  execute(sql: string, ...values: number[]): void {
    const db = new DatabaseSync(join(this.#dataDir, 'whenabouts.sqlite'), { timeout: 5_000 });
    try {
      db.prepare(sql).run(...values);
    } finally {
      db.close();
    }
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async #launch(port: string): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILE_CACHE,
        ...(process.env.SITE_DIR && { SITE_DIR: process.env.SITE_DIR }),
        NODE_ENV: 'production',
        PORT: port,
        DATA_DIR: this.#dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        POSTAL_ADDRESS: '1 Main Street, Springfield, IL 62701',
        LOG_LEVEL: 'silent',
        ...Object.fromEntries(Object.keys(rateLimits).map((name) => [name, UNLIMITED])),
        ...this.#env,
      },
    });
    this.#process = child;
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#output += chunk.toString();
    });
    this.#url = await waitForUrl(child);
  }
}

/** Waits until the server listens, and returns its URL. */
function waitForUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const url = LISTENING_URL.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
