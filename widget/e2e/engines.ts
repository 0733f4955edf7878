import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser that Playwright does not drive: opens a page and evaluates an expression in it. */
export interface Engine {
  /** Evaluates an expression in a page or, with `inFrame`, in its iframe. */
  evaluate: (url: string, expression: string, inFrame: boolean) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts Firefox and drives it by WebDriver BiDi, over a plain WebSocket. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const socket = new WebSocket(`${await waitForOutput(child, /listening on (ws:\S+)/)}/session`);
  await once(socket, 'open');
  const pending = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    pending.get(message.id)?.(message);
  });

  let lastId = 0;
  async function send(method: string, params: object): Promise<Result> {
    const id = ++lastId;
    const message = await new Promise<Message>((resolve) => {
      pending.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (message.type === 'error') throw new Error(`${method}: ${message.message}`);
    return message.result;
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const tab = contexts[0]?.context;
  return {
    async evaluate(url, expression, inFrame) {
      await send('browsingContext.navigate', { context: tab, url, wait: 'interactive' });
      let context = tab;
      while (inFrame && context === tab) {
        const tree = await send('browsingContext.getTree', { root: tab });
        context =
          tree.contexts[0]?.children?.find((child) => /framed|^about:srcdoc$/.test(child.url))?.context ??
          tab;
      }
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      return result?.value ?? exceptionDetails?.text;
    },
    async stop() {
      socket.close();
      await endProcess(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Message {
  id: number;
  type: 'success' | 'error';
  message: string;
  result: Result;
}

interface Context {
  context: string;
  url: string;
  children: Context[] | null;
}

interface Result {
  contexts: Context[];
  result?: { value: unknown };
  exceptionDetails?: { text: string };
}

/** Starts WebKitGTK on a virtual screen and drives it by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  // xvfb-run does not remove its own folder when it is killed.
  const folder = await mkdtemp(join(tmpdir(), 'xvfb-'));
  const screen = ['--auto-servernum', `--auth-file=${join(folder, 'authority')}`];
  const driver = ['WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'];
  const child = spawn('xvfb-run', [...screen, ...driver], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      // No sandbox inside containers, no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  }

  await waitUntil(() => send<{ ready: boolean }>('GET', '/status').then(({ ready }) => ready));
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        timeouts: { script: 30_000, pageLoad: 30_000 },
        'webkitgtk:browserOptions': { binary: await miniBrowser(), args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  return {
    async evaluate(url, expression, inFrame) {
      await send('POST', `${session}/url`, { url });
      if (inFrame) {
        const frame = await send('POST', `${session}/element`, { using: 'css selector', value: 'iframe' });
        await send('POST', `${session}/frame`, { id: frame });
      }
      const script = `var done = arguments[0]; (${expression}).then(done, function (e) { done(String(e)) })`;
      const value = await send('POST', `${session}/execute/async`, { script, args: [] });
      if (inFrame) await send('POST', `${session}/frame`, { id: null });
      return value;
    },
    async stop() {
      await send('DELETE', session).catch(() => undefined);
      await endProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the path of MiniBrowser, which Debian does not put in PATH. */
async function miniBrowser(): Promise<string> {
  const { glob } = await import('node:fs/promises');
  for await (const file of glob('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')) return file;
  throw new Error('MiniBrowser is not installed');
}

function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (data) => {
      output += data;
      const [, match] = pattern.exec(output) ?? [];
      if (match) resolve(match);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`exit code ${code}: ${output}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error('the browser did not start within 20 s');
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Ends the browser and its child processes. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
