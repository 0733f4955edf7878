import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What the site's server entry offers. The site is built on its own, so this is all we know of it. */
export interface PageRenderer {
  /** Sources of the inline scripts that every page carries; their hashes go into the policy. */
  readonly inlineScripts: readonly string[];
  /** When pages that tell were last changed, as YYYY-MM-DD by their paths. */
  readonly changed: Readonly<Record<string, string>>;
  /** Renders a page without anything private in it. */
  render(request: PageRequest): Promise<RenderedPage>;
}

/** Reads the answer of a public endpoint by its path, as an anonymous visitor gets it. */
export type ReadPublic = (path: string) => Promise<unknown>;

export interface PageRequest {
  /** Absolute. */
  readonly url: string;
  /** The request carries a session's cookie; whose, and whether it still holds, no page knows. */
  readonly hasSession: boolean;
  /** Rejects where there is no such thing, with `status` 404, or where it cannot be read now. */
  readonly read: ReadPublic;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Where to go instead, for a redirect. */
  readonly location?: string;
  readonly noindex: boolean;
  /** Whether the page is the same for everyone until what it has read changes. */
  readonly cacheable: boolean;
  /** Its address holds a secret: it is kept nowhere, and no link on it tells where it was followed from. */
  readonly confidential?: boolean;
}

/** Loads the built server entry; undefined when the site has not been built. */
export async function loadRenderer(file: string): Promise<PageRenderer | undefined> {
  if (!existsSync(file)) return undefined;
  const entry: PageRenderer = await import(pathToFileURL(file).href);
  return entry;
}
