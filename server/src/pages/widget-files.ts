import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import { assertGet } from '../http/assert-get.ts';
import { CachedResponse, sendCachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { HttpError } from '../http/http-error.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { FRAME_PATH, widgetFrame } from './widget-frame.ts';
import { wordpressPlugin } from './wordpress-plugin.ts';

const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[a-z0-9.-]{1,40})?$/;
/** For URLs of the newest version. An old copy is used for a week while it is fetched again, and for 30 days if that fails. */
const EVERGREEN = 'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=2592000';
const PINNED = 'public, max-age=31536000, immutable';

/** Headers that let pages of any site load the files, even pages that require CORP or CORS headers. */
const CROSS_ORIGIN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

/** Headers of the only page that other sites may show in a frame. It contains no private data and no login. */
const FRAME_HEADERS = {
  ...CROSS_ORIGIN_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy({ inlineScripts: [], trustedTypes: [], framedBy: '*' }),
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Robots-Tag': 'noindex',
};

const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const GZIP = 'application/gzip';

interface BuildFile {
  readonly type: string;
  /** True if the file is served at `/widget/<version>/<name>`. */
  readonly isPinned?: boolean;
  /** The path of the newest version's file, if it has one. */
  readonly evergreen?: string;
}

/** The files of a build by name. Earlier versions lack some: only the calculator and the manifest are required. */
const buildFiles = {
  'calculator.js': { type: SCRIPT, isPinned: true, evergreen: '/widget/v1.js' },
  'manifest.json': { type: JSON_TYPE, isPinned: true },
  'result-details.js': { type: SCRIPT, isPinned: true },
  'es.js': { type: SCRIPT, isPinned: true },
  'household.js': { type: SCRIPT, isPinned: true },
  'outlook.js': { type: SCRIPT, isPinned: true },
  // Part of version 0.2.0 only.
  'presets.js': { type: SCRIPT, isPinned: true },
  'saving.js': { type: SCRIPT, isPinned: true },
  'sending.js': { type: SCRIPT, isPinned: true },
  'four-percent.js': { type: SCRIPT, isPinned: true },
  'allocation.js': { type: SCRIPT, isPinned: true },
  'social-security.js': { type: SCRIPT, isPinned: true },
  'traditional-roth.js': { type: SCRIPT, isPinned: true },
  'licenses.txt': { type: 'text/plain; charset=utf-8', isPinned: true, evergreen: '/widget/licenses.txt' },
  // The npm package. Its URL has the version, because lockfiles of applications have the checksum of its content.
  'npm.tgz': { type: GZIP, isPinned: true },
  'check.js': { type: SCRIPT, evergreen: '/widget/check.js' },
  'frame.js': { type: SCRIPT, evergreen: '/widget/frame.js' },
} as const satisfies Record<string, BuildFile>;

interface Build {
  readonly version: string;
  /** Contents by file name. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

export type WidgetFiles = ReadonlyMap<string, CachedResponse>;

/**
 * Loads the files of the widget's build, and compresses them. Folders named like a version are earlier builds, for pages
 * that pin a version with its checksum. The folder `wordpress` has the sources of the WordPress plugin. Returns undefined if
 * there is no build.
 *
 * @param origin The origin of this site, which the plugin loads the calculator from.
 */
export async function loadWidget(folder: string, origin: string): Promise<WidgetFiles | undefined> {
  const currentBuild = await readBuild(folder);
  if (!currentBuild) return undefined;
  const names = await readdir(folder);
  const earlier = await Promise.all(
    names.filter((name) => VERSION.test(name)).map((name) => readBuild(join(folder, name))),
  );
  const files = new Map<string, CachedResponse>();
  const add = async (path: string, content: Buffer, type: string, cacheControl: string) => {
    const bytes = type === GZIP ? { identity: content } : await compress(content, COMPRESSION.permanent);
    const headers = CROSS_ORIGIN_HEADERS;
    files.set(path, new CachedResponse({ type, bytes, cacheControl, headers, hasStrongEtag: true }));
  };
  for (const build of [...earlier, currentBuild]) {
    if (!build) continue;
    for (const [name, file] of Object.entries<BuildFile>(buildFiles)) {
      const content = build.contents.get(name);
      if (!content) continue;
      if (file.isPinned) await add(`/widget/${build.version}/${name}`, content, file.type, PINNED);
      if (file.evergreen && build === currentBuild) await add(file.evergreen, content, file.type, EVERGREEN);
    }
  }
  for (const [path, type, content] of await wordpressPlugin(join(folder, 'wordpress'), origin)) {
    const bytes = { identity: content };
    files.set(path, new CachedResponse({ type, bytes, cacheControl: EVERGREEN }));
  }
  return files;
}

async function readBuild(folder: string): Promise<Build | undefined> {
  const contents = new Map<string, Buffer>();
  for (const name of Object.keys(buildFiles)) {
    const content = await readIfPresent(join(folder, name));
    if (content) contents.set(name, content);
  }
  const manifest = contents.get('manifest.json');
  const version = manifest && readVersion(manifest);
  if (version === undefined || !contents.has('calculator.js')) return undefined;
  return { version, contents };
}

function readVersion(manifest: Buffer): string | undefined {
  try {
    const { version } = JSON.parse(manifest.toString('utf8')) as { version: unknown };
    return typeof version === 'string' && VERSION.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}

async function readIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Serves the files under /widget/ and the page for frames, without cookies. */
export function serveWidget(files: WidgetFiles | undefined, origin: string): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/widget/')) return next();
    assertGet(ctx);
    if (ctx.path === FRAME_PATH && files?.has(buildFiles['frame.js'].evergreen))
      return sendFrame(ctx, origin);
    const file = files?.get(ctx.path);
    if (!file) throw new HttpError('not_found');
    ctx.status = 200;
    sendCachedResponse(ctx, file);
  };
}

/** Sends the page for frames uncompressed: it is small, and its links differ with each query. */
function sendFrame(ctx: Context, origin: string): void {
  ctx.status = 200;
  const page = new CachedResponse({
    type: 'text/html; charset=utf-8',
    bytes: { identity: Buffer.from(widgetFrame(origin, ctx.search)) },
    cacheControl: EVERGREEN,
    headers: FRAME_HEADERS,
  });
  sendCachedResponse(ctx, page);
}
