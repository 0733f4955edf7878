// npm run dev: serves the whole product from its sources on one port. Node restarts this file when sources of the
// server or of core change; Vite updates the open page when sources of the site change.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
// biome-ignore lint/correctness/noUndeclaredDependencies: a dependency of the site
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { PageRenderer } from '../../server/contract/index.ts';
import { createApp } from '../../server/src/app.ts';
import { addFirstAdmin } from '../../server/src/auth/operator-actions.ts';
import { createPasswords } from '../../server/src/auth/passwords.ts';
import { readConfigOrExit } from '../../server/src/commands/read-config-or-exit.ts';
import { sessionSecrets } from '../../server/src/config/session-secret.ts';
import { listen } from '../../server/src/http/http-server.ts';
import { createLog } from '../../server/src/log.ts';
import { createMail } from '../../server/src/mail/mail.ts';
import { openDatabase } from '../../server/src/orm.ts';
import type { Pages } from '../../server/src/pages/renderer.ts';
import { loadWidget } from '../../server/src/pages/widget-files.ts';

const SITE_SCRIPT = '<script type="module"';
const site = path.resolve(import.meta.dirname, '../../site');

const { config } = readConfigOrExit();
// Vite requests hundreds of files: logging each would hide other messages.
const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);

const database = await openDatabase(config.database);
await database.migrate();

const server = createServer();
const vite = await createVite({
  configFile: path.join(site, 'vite.config.ts'),
  // Imported without bundling: the file that Vite would write makes Node's watcher restart in a loop.
  configLoader: 'native',
  appType: 'custom',
  clearScreen: false,
  server: { middlewareMode: true, hmr: { server } },
});
const secrets = sessionSecrets(config);
const mail = createMail({ config, secrets, database, log, now: Date.now });
mail.worker.start();
const app = createApp({
  config,
  secrets,
  database,
  mail,
  log,
  pages: await pagesFromSources(vite),
  widget: await loadWidget(config.widgetDir, config.origin),
});
server.on('request', app.callback());
await listen(server, config, 'PORT').catch((error: Error) => {
  console.error(`The server cannot start: ${error.message}`);
  process.exit(1);
});
// Added once the port is open: the password of the first admin is printed only when it is added.
const admin = await addFirstAdmin({
  database,
  passwords: createPasswords(config.passwordCost),
  config,
  now: Date.now,
});
const { port } = server.address() as AddressInfo;
console.log(`Whenabouts is running from its sources at http://localhost:${port}`);
if (admin?.password) console.log(`The admin's login is ${admin.email} with password ${admin.password}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.close();
    server.closeAllConnections();
    await mail.worker.stop();
    await vite.close();
    await database.close();
    process.exit(0);
  });
}

async function pagesFromSources(vite: ViteDevServer): Promise<Pages> {
  const entry = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as PageRenderer;
  const { inlineScripts, colorModeScript, lastModified, variantOf } = await entry();
  /** Returns the tags of Vite's client and the styles without whitespace, which would break hydration. */
  const developmentTags = async (pathname: string): Promise<string> => {
    const html = await vite.transformIndexHtml(pathname, '<html><head></head><body></body></html>');
    return html
      .slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'))
      .replace(/>\s+</g, '><')
      .trim();
  };
  return {
    development: true,
    staticDir: path.join(site, 'public'),
    renderer: {
      inlineScripts,
      colorModeScript,
      lastModified,
      variantOf,
      render: async (request) => {
        const page = await (await entry()).render(request);
        const tags = await developmentTags(new URL(request.url).pathname);
        return { ...page, html: page.html.replace(SITE_SCRIPT, () => tags + SITE_SCRIPT) };
      },
    },
    middleware: (ctx, next) =>
      new Promise((resolve, reject) => {
        // Vite writes its responses without Koa, and calls back only for other requests. Koa's status is 404 until a
        // middleware responds.
        ctx.res.once('close', resolve);
        ctx.respond = false;
        ctx.res.statusCode = 200;
        vite.middlewares(ctx.req, ctx.res, (error?: unknown) => {
          ctx.res.off('close', resolve);
          ctx.respond = true;
          ctx.res.statusCode = 404;
          if (error) reject(error);
          else next().then(resolve, reject);
        });
      }),
  };
}
