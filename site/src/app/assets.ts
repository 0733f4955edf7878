import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'src/entry-client.tsx';

/** The tags that fetch the page's styles, fonts and scripts, all at once and none twice. */
export function headLinks(pageModule: string | undefined): string {
  return import.meta.env.DEV ? developmentLinks() : builtLinks(build(), pageModule);
}

interface Build {
  readonly chunks: Manifest;
  /** What browsers hold the first script against before they run it, whoever kept it on the way. */
  readonly entryIntegrity: string;
}

let loaded: Build | undefined;
function build(): Build {
  loaded ??= readBuild(new URL('../client/', import.meta.url));
  return loaded;
}

function readBuild(folder: URL): Build {
  const chunks: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'));
  const [entry = ''] = scriptsOf(chunks, [ENTRY]);
  return { chunks, entryIntegrity: integrityOf(readFileSync(new URL(entry, folder))) };
}

export const integrityOf = (script: Buffer): string => `sha384-${hash('sha384', script, 'base64')}`;

/** Vite adds its own client and the styles. */
function developmentLinks(): string {
  return `<script type="module" src="/${ENTRY}"></script>`;
}

export function builtLinks({ chunks, entryIntegrity }: Build, pageModule: string | undefined): string {
  const files = Object.values(chunks).map(({ file }) => file);
  const styles = files.filter((file) => file.endsWith('.css'));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const modules = scriptsOf(chunks, pageModule ? [ENTRY, pageModule] : [ENTRY]);
  return [
    // First, because text that is painted before they are here keeps its fallback: nothing moves later.
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    // The page is read before it is used: no script takes the line from styles and fonts.
    ...modules.slice(1).map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    `<script type="module" src="/${modules[0]}" integrity="${entryIntegrity}" fetchpriority="low"></script>`,
  ].join('');
}

/** The files of the given modules and of everything they import at once, the first module's file first. */
export function scriptsOf(chunks: Manifest, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The build has no module ${name}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...found];
}
