declare module 'spdx-satisfies' {
  /** @throws {Error} if the expression is not SPDX. */
  function satisfies(expression: string, allowed: readonly string[]): boolean;
  export = satisfies;
}
