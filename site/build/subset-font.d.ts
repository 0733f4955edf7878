declare module 'subset-font' {
  /** Options that this project uses. */
  interface Options {
    targetFormat: 'woff2';
    /** Value or range of each axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Tags of the OpenType features to keep. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Entries of the name table to keep besides 0 to 6. */
    preserveNameIds?: readonly number[];
  }

  /** Returns the font with the glyphs of the characters in `text` only. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
