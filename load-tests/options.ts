/** Command-line options of a load test; undefined means the test's default. */
export interface Options {
  readonly database: 'sqlite' | 'mariadb' | undefined;
  readonly kills: number | undefined;
  readonly seconds: number | undefined;
  readonly minutes: number | undefined;
  /** Sends the load through the shipped proxy. */
  readonly proxy: boolean;
  /** Runs a configuration that must lose data, to show that the test detects losses. */
  readonly control: boolean;
}
