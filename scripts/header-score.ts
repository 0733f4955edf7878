// What the MDN HTTP Observatory says of the pages' headers: npm run score:headers
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/test/free-port.ts';
import { buildStale } from './build/build-stale.ts';
import { startServer } from './scaling/servers.ts';

const SCANNER = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const LEAST = 135;
const PAGES = ['/', '/blog', '/login', '/embed'];
/** Made to be framed by any site, which costs it points. */
const FRAME = '/widget/frame';

interface Page {
  readonly path: string;
  readonly score: number;
  readonly tests: readonly { readonly test: string; readonly result: string; readonly points: number }[];
}

/** The scanner is no part of the product, so it is installed for this run alone. */
function installScanner(folder: string): string {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--silent',
    `${SCANNER}@${VERSION}`,
  ];
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  const scanner = join(folder, 'node_modules', SCANNER);
  // What it would fetch: names that browsers know to have TLS. Ours is none of them.
  mkdirSync(join(scanner, 'conf'), { recursive: true });
  writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
  return scanner;
}

function makeCertificate(folder: string): { readonly authority: string; readonly pem: string } {
  const [key, authority, pem] = ['key.pem', 'authority.pem', 'site.pem'].map((file) =>
    join(folder, file),
  ) as [string, string, string];
  const ofLocalhost = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...ofLocalhost];
  execFileSync('openssl', [...args, '-keyout', key, '-out', authority], { stdio: 'ignore' });
  writeFileSync(pem, readFileSync(authority, 'utf8') + readFileSync(key, 'utf8'));
  return { authority, pem };
}

interface Ports {
  readonly tls: number;
  readonly plain: number;
  readonly server: number;
}

/** As docs/operate.md says that a proxy should be. */
const proxySettings = ({ tls, plain, server }: Ports, pem: string): string => `
defaults
  mode http
  option forwardfor
  timeout connect 2s
  timeout client 60s
  timeout server 65s
frontend plain
  bind 127.0.0.1:${plain}
  http-request deny deny_status 403 if { path_beg /api/ }
  http-request redirect code 308 location https://localhost:${tls}%[capture.req.uri]
frontend site
  bind 127.0.0.1:${tls} ssl crt ${pem} alpn h2,http/1.1 ssl-min-ver TLSv1.2
  default_backend servers
backend servers
  server only 127.0.0.1:${server}
`;

/** Whoever comes without TLS is led to it, but for programs: they have to notice that they do. */
async function requireTls({ plain, tls }: Ports): Promise<void> {
  const ask = (path: string) => fetch(`http://localhost:${plain}${path}`, { redirect: 'manual' });
  const page = await ask('/blog');
  const call = await ask('/api/auth/me');
  const led = page.headers.get('location') === `https://localhost:${tls}/blog`;
  if (page.status !== 308 || !led || call.status !== 403)
    throw new Error(`without TLS, a page is ${page.status} and a call ${call.status}`);
}

async function scan(folder: string): Promise<readonly Page[]> {
  const scanner = installScanner(folder);
  const { authority, pem } = makeCertificate(folder);
  const ports = { tls: await freePort(), plain: await freePort(), server: await freePort() };
  writeFileSync(join(folder, 'haproxy.cfg'), proxySettings(ports, pem));
  const env = { DATA_DIR: folder, PUBLIC_URL: `https://localhost:${ports.tls}`, TRUST_PROXY: '1' };
  const server = await startServer({ port: ports.server, env });
  const proxy = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  try {
    await once(proxy, 'spawn');
    const script = fileURLToPath(new URL('header-score/scan.mjs', import.meta.url));
    const args = [script, scanner, String(ports.tls), String(ports.plain), ...PAGES, FRAME];
    const said = execFileSync(process.execPath, args, {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
    });
    await requireTls(ports);
    return JSON.parse(said.toString());
  } finally {
    proxy.kill();
    await server.stop();
  }
}

const built = process.env.SITE_DIR === undefined ? await buildStale() : 0;
process.exitCode = built;
if (built === 0) {
  const folder = mkdtempSync(join(tmpdir(), 'header-score-'));
  try {
    for (const { path, score, tests } of await scan(folder)) {
      console.log(`\n${path}: ${score}`);
      for (const { test, result, points } of tests) {
        console.log(`  ${test.padEnd(36)}${String(points).padStart(4)}  ${result}`);
      }
      if (path !== FRAME && score < LEAST) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
