/** The version of the embed, put in by the build. */
declare const VERSION: string;

declare module 'virtual:styles' {
  /** The minified styles of everything that is bundled. */
  export const css: string;
}
