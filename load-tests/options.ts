/** What the command line may change of a drill; undefined means the drill's own choice. */
export interface Options {
  readonly database: 'sqlite' | 'mariadb' | undefined;
  readonly kills: number | undefined;
  readonly seconds: number | undefined;
  readonly minutes: number | undefined;
  readonly requests: number | undefined;
  /** With the proxy that is shipped in front. */
  readonly proxy: boolean;
  /** Runs what must fail, to show that the drill would see it. */
  readonly control: boolean;
}
