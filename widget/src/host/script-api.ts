import type { reactApi } from '../loading/configure-preact.ts';

/** The property of the window that holds the script's API, the same in every file that is loaded. */
export const SCRIPT_API = Symbol.for('whenabouts');

/** Values by the names of attributes. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** The script's API for pages that insert calculators, and for the files that it loads on demand. */
export interface ScriptApi {
  version: string;
  /** Mounts a calculator with attributes by name. Returns a function that unmounts it. */
  mount: (node: HTMLElement, attributes?: Attributes) => () => void;
  /** React's functions for files that load on demand: they must use the script's one copy of Preact. */
  react: typeof reactApi;
}

declare global {
  interface Window {
    [SCRIPT_API]?: ScriptApi;
  }
}
