/** The version of the embed, defined by the build. */
declare const VERSION: string;

declare module 'virtual:styles' {
  /** The minified styles of all bundled modules. */
  export const css: string;
}
