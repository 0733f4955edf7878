import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ENTRY = 'src/entry-client.tsx';

/** Vite's manifest: the built file of each source module. */
type Manifest = Record<string, { file: string }>;

interface Build {
  readonly manifest: Manifest;
  readonly entryIntegrity: string;
}

/** Returns the head tags that load the fonts, the styles and the entry script, which loads the page's scripts. */
export function headLinks(): string {
  // In development, Vite adds its client and the styles.
  return import.meta.env.DEV ? `<script type="module" src="/${ENTRY}"></script>` : builtLinks(build());
}

let loaded: Build | undefined;
function build(): Build {
  loaded ??= readBuild(new URL('../client/', import.meta.url));
  return loaded;
}

function readBuild(folder: URL): Build {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'));
  return { manifest, entryIntegrity: integrityOf(readFileSync(new URL(entryFile(manifest), folder))) };
}

export const integrityOf = (script: Buffer): string => `sha256-${hash('sha256', script, 'base64')}`;

export function builtLinks({ manifest, entryIntegrity }: Build): string {
  const files = Object.values(manifest).map(({ file }) => file);
  const styles = files.filter((file) => file.endsWith('.css'));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  return [
    // Fonts first: with font-display optional, text painted before they arrive keeps the fallback font.
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    // Low priority, because visitors read the page before they use it.
    `<script type="module" src="/${entryFile(manifest)}" integrity="${entryIntegrity}" fetchpriority="low"></script>`,
  ].join('');
}

function entryFile(manifest: Manifest): string {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no module ${ENTRY}`);
  return entry.file;
}
