import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { filesWithStatedSize } from '../src/files.ts';
import { COPY, type HostPage, hostPage, WATCHER } from './hosts/host-page.ts';
import { hosts } from './hosts/hosts.ts';

const dist = new URL('../dist-embed/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** The path of an empty page on the script's origin. */
export const EMPTY = '/empty';

/** The version of the script, for pages that pin it. */
export const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));

/** The files of the script's origin: the script under both its URLs, and libraries of host pages. */
const files: Readonly<Record<string, string | URL>> = {
  '/widget/v1.js': new URL('calculator.js', dist),
  ...Object.fromEntries(
    Object.keys(filesWithStatedSize).map((name) => [`/widget/${version}/${name}`, new URL(name, dist)]),
  ),
  '/widget/check.js': new URL('check.js', dist),
  '/require.js': resolve('requirejs/require.js'),
  '/jquery.js': resolve('jquery'),
  '/zone.js': new URL('bundles/zone.umd.js', `file://${resolve('zone.js/package.json')}`),
};

/** Serves host pages from one origin, and the script and its files from another. */
export class HostServer {
  /** Paths requested from the script's origin that it does not have. */
  readonly unexpected: string[] = [];
  readonly #pages: Server;
  readonly #cdn: Server;
  readonly #hosts: HostPage[] = [...hosts];
  readonly #scripts: Readonly<Record<string, string>>;
  #integrity = '';

  private constructor(scripts: Readonly<Record<string, string>>) {
    this.#scripts = scripts;
    this.#cdn = createServer((request, response) => void this.#serveFile(request.url ?? '', response));
    this.#pages = createServer((request, response) => this.#servePage(request.url ?? '', response));
  }

  /** Starts the servers. `scripts` are additional ones of the script's origin, by path. */
  static async start(scripts: Readonly<Record<string, string>> = {}): Promise<HostServer> {
    const server = new HostServer(scripts);
    const manifest = JSON.parse(await readFile(new URL('manifest.json', dist), 'utf8'));
    server.#integrity = manifest.files['calculator.js'].integrity;
    await Promise.all([listen(server.#cdn), listen(server.#pages)]);
    return server;
  }

  get cdn(): string {
    return originOf(this.#cdn);
  }

  /** Returns the URL of a host page by its index in the list. */
  urlOf(index: number): string {
    return `${originOf(this.#pages)}/${index}`;
  }

  /** Adds a page that is not in the list. Returns its URL. */
  add(host: HostPage): string {
    return this.urlOf(this.#hosts.push(host) - 1);
  }

  async stop(): Promise<void> {
    for (const server of [this.#cdn, this.#pages]) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  }

  async #serveFile(path: string, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (path === EMPTY) {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Empty</title>');
      return;
    }
    const file = files[path.replace(/\?.*/, '')];
    const script = this.#scripts[path] ?? (file && (await readFile(file)));
    if (!script) {
      this.unexpected.push(path);
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.end(script);
  }

  #servePage(path: string, response: ServerResponse): void {
    const [, index = '', framed] = path.split('/');
    const host = this.#hosts[Number(index)];
    if (path === '/watcher.js') {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.end(WATCHER);
    } else if (path === COPY) {
      response.setHeader('content-type', 'text/javascript');
      createReadStream(new URL('calculator.js', dist)).pipe(response);
    } else if (!host) {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    } else if (host.sandbox && !framed) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>A blog</title><iframe sandbox="${host.sandbox}" width="800" height="600" src="${path}/framed"></iframe>`,
      );
    } else {
      const { html, headers } = hostPage(host, {
        cdn: this.cdn,
        version,
        integrity: this.#integrity,
      });
      response.writeHead(200, headers).end(host.srcdoc ? inSrcdoc(html) : html);
    }
  }
}

/** Returns a page with another page in the srcdoc of an iframe. */
function inSrcdoc(html: string): string {
  const text = html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><title>A blog</title><iframe width="800" height="600" srcdoc="${text}"></iframe>`;
}

function listen(server: Server): Promise<void> {
  return new Promise((done) => server.listen(0, '127.0.0.1', done));
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
