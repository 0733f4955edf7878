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

/** Returns the head tags that load a page's fonts, styles and scripts in parallel. */
export function headLinks(pageModule: string | undefined): string {
  return import.meta.env.DEV ? developmentLinks() : builtLinks(build(), pageModule);
}

interface Build {
  readonly chunks: Manifest;
  /** Integrity hash of the entry script. */
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

/** Returns the entry script; in development, Vite adds its client and the styles. */
function developmentLinks(): string {
  return `<script type="module" src="/${ENTRY}"></script>`;
}

export function builtLinks({ chunks, entryIntegrity }: Build, pageModule: string | undefined): string {
  const files = Object.values(chunks).map(({ file }) => file);
  const styles = files.filter((file) => file.endsWith('.css'));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const modules = scriptsOf(chunks, pageModule ? [ENTRY, pageModule] : [ENTRY]);
  return [
    // Fonts first: with font-display optional, text painted before they arrive keeps the fallback font.
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    // Low priority, because visitors read the page before they use it.
    ...modules.slice(1).map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    `<script type="module" src="/${modules[0]}" integrity="${entryIntegrity}" fetchpriority="low"></script>`,
  ].join('');
}

/** Returns the files of modules and of their static imports, starting with the first module's file. */
export function scriptsOf(chunks: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The build has no module ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}
