import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import { CachedResponse, type Encoding, encodingFor, sendCachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { HttpError } from '../http/http-error.ts';
import { requireGet } from '../http/require-get.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { FRAME_PATH, widgetFrame } from './widget-frame.ts';

const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[a-z0-9.-]{1,40})?$/;
/** For URLs of the newest version. A copy of up to a week is used while a new one is fetched. */
const EVERGREEN = 'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=2592000';
const PINNED = 'public, max-age=31536000, immutable';
const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** Pages of any site may load the files, including those that require CORP or CORS headers. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

interface WidgetFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files of the widget by path. */
export type WidgetFiles = ReadonlyMap<string, WidgetFile>;

/**
 * Loads the files of the widget's build, and compresses them. Folders named like a version are earlier builds, for pages
 * that pin a version with its checksum. Returns undefined if there is no build.
 */
export async function loadWidget(folder: string): Promise<WidgetFiles | undefined> {
  const current = await readBuild(folder);
  if (!current) return undefined;
  const files = new Map<string, WidgetFile>();
  const add = async (path: string, content: Buffer, parts: Omit<WidgetFile, 'bytes' | 'tag'>) => {
    files.set(path, { ...parts, bytes: await compress(content, COMPRESSION.permanent), tag: tagOf(content) });
  };
  const names = await readdir(folder);
  const earlier = await Promise.all(
    names.filter((name) => VERSION.test(name)).map((name) => readBuild(join(folder, name))),
  );
  for (const build of [...earlier, current]) {
    if (!build) continue;
    const at = `/widget/${build.version}`;
    await add(`${at}/calculator.js`, build.script, { type: SCRIPT, cacheControl: PINNED, headers: OPEN });
    await add(`${at}/manifest.json`, build.manifest, {
      type: JSON_TYPE,
      cacheControl: PINNED,
      headers: OPEN,
    });
    for (const [name, content] of Object.entries(build.parts)) {
      await add(`${at}/${name}`, content, { type: SCRIPT, cacheControl: PINNED, headers: OPEN });
    }
    if (build.licenses) {
      await add(`${at}/licenses.txt`, build.licenses, { type: TEXT, cacheControl: PINNED, headers: OPEN });
    }
  }
  const evergreen = { type: SCRIPT, cacheControl: EVERGREEN, headers: OPEN };
  await add('/widget/v1.js', current.script, evergreen);
  if (current.licenses) await add('/widget/licenses.txt', current.licenses, { ...evergreen, type: TEXT });
  if (current.check) await add('/widget/check.js', current.check, evergreen);
  if (current.frame) await add('/widget/frame.js', current.frame, evergreen);
  return files;
}

/** For the only page that other sites may show in a frame. It contains no private data and no login. */
const FRAME = {
  ...OPEN,
  'Content-Security-Policy': contentSecurityPolicy({ inlineScripts: [], trustedTypes: [], framedBy: '*' }),
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Robots-Tag': 'noindex',
};

interface Build {
  readonly version: string;
  readonly script: Buffer;
  readonly manifest: Buffer;
  /** Scripts that this version's script loads on demand, by name; earlier versions have none. */
  readonly parts: Readonly<Record<string, Buffer>>;
  readonly frame: Buffer | undefined;
  readonly check: Buffer | undefined;
  /** License notices of the packages in the script; absent in versions that contain none. */
  readonly licenses: Buffer | undefined;
}

const PARTS = ['outlook.js', 'presets.js', 'saving.js'];

async function readBuild(folder: string): Promise<Build | undefined> {
  const names = ['calculator.js', 'manifest.json', 'frame.js', 'check.js', 'licenses.txt'];
  const [script, manifest, frame, check, licenses] = await Promise.all(
    names.map((name) => readIfThere(join(folder, name))),
  );
  if (!script || !manifest) return undefined;
  const version = versionIn(manifest);
  if (version === undefined) return undefined;
  const parts: Record<string, Buffer> = {};
  for (const name of PARTS) {
    const content = await readIfThere(join(folder, name));
    if (content) parts[name] = content;
  }
  return { version, script, manifest, parts, frame, check, licenses };
}

function versionIn(manifest: Buffer): string | undefined {
  try {
    const { version } = JSON.parse(manifest.toString('utf8')) as { version: unknown };
    return typeof version === 'string' && VERSION.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const tagOf = (content: Buffer): string => hash('sha256', content, 'base64url').slice(0, 22);

/** Serves the files under /widget/ and the page for frames, without cookies. */
export function serveWidget(files: WidgetFiles | undefined, origin: string): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/widget/')) return next();
    requireGet(ctx);
    if (ctx.path === FRAME_PATH && files?.has('/widget/frame.js')) return sendFrame(ctx, origin);
    const file = files?.get(ctx.path);
    if (!file) throw new HttpError('not_found');
    send(ctx, file);
  };
}

/** Not compressed: it is small, and its links differ with each query. */
function sendFrame(ctx: Context, origin: string): void {
  ctx.status = 200;
  const page = new CachedResponse({
    type: 'text/html; charset=utf-8',
    bytes: { identity: Buffer.from(widgetFrame(origin, ctx.search)) },
    cacheControl: EVERGREEN,
    headers: FRAME,
  });
  sendCachedResponse(ctx, page);
}

function send(ctx: Context, { type, cacheControl, bytes, tag, headers }: WidgetFile): void {
  const encoding = encodingFor(ctx, bytes);
  // Strong, so each encoding has its own tag.
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  ctx.status = 200;
  ctx.set({ ...headers, 'Content-Type': type, 'Cache-Control': cacheControl, ETag: etag });
  ctx.vary('Accept-Encoding');
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes[encoding];
}
