import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/test/free-port.ts';

const ROUTER = fileURLToPath(new URL('./wordpress/router.php', import.meta.url));

/** PHP's own web server, with the WordPress plugin in a page. */
export class PhpServer {
  readonly #process: ChildProcess;
  readonly origin: string;

  private constructor(child: ChildProcess, origin: string) {
    this.#process = child;
    this.origin = origin;
  }

  /** Starts PHP with the plugin in this folder. */
  static async start(plugin: string): Promise<PhpServer> {
    const origin = `127.0.0.1:${await freePort()}`;
    const child = spawn('php', ['-d', 'display_errors=1', '-S', origin, ROUTER], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PLUGIN: plugin },
    });
    await new Promise<void>((resolve, reject) => {
      let output = '';
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('started')) resolve();
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`PHP ended with ${code}: ${output}`)));
    });
    return new PhpServer(child, `http://${origin}`);
  }

  /** Returns the URL of a page with these parameters, which `router.php` explains. */
  url(path: string, params: Readonly<Record<string, string>>): string {
    return `${this.origin}${path}?${new URLSearchParams(params)}`;
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
  }
}
