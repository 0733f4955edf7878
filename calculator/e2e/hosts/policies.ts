// Content Security Policies of host pages.

/** The strictest policy that allows the script. */
export const STRICT =
  "default-src 'none'; script-src {cdn} 'self'; style-src 'self'; img-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'";
export const NO_POLICIES = "require-trusted-types-for 'script'; trusted-types 'none'";
