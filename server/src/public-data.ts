/** What anyone may read, for pages that are rendered here. */
export interface PublicData {
  /** The answer of a public endpoint by its path. Rejects with a failure where there is none. */
  read(path: string): Promise<unknown>;
  /** Changes whenever an answer may have. */
  revision(): Promise<string>;
}
