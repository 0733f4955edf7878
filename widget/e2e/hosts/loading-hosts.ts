import type { HostPage } from './host-page.ts';

/** The strictest Content Security Policy that allows the script. */
const STRICT_CSP =
  "default-src 'none'; script-src {cdn} 'self'; style-src 'self'; img-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'";
const NO_TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Host pages that load the script in an unusual way, or restrict it by a policy. */
export const loadingHosts: readonly HostPage[] = [
  { name: 'strict CSP', csp: STRICT_CSP },
  {
    name: 'CSP with nonce and strict-dynamic',
    csp: "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc'; img-src 'self'; base-uri 'none'",
    nonce: 'abc',
  },
  { name: 'Trusted Types without policies', csp: NO_TRUSTED_TYPES },
  { name: 'strict CSP and Trusted Types', csp: `${STRICT_CSP}; ${NO_TRUSTED_TYPES}` },
  { name: 'sandboxed iframe', sandbox: 'allow-scripts' },
  { name: 'async script in the head', placement: 'head-async' },
  { name: 'deferred script in the head', placement: 'head-defer' },
  { name: 'blocking script in the head', placement: 'head-sync' },
  { name: 'module script', placement: 'module' },
  { name: 'script injected after load', placement: 'injected' },
  { name: 'script tag twice', placement: 'twice' },
  { name: 'two copies from two URLs', placement: 'two-urls' },
  { name: 'script tag by document.write', placement: 'document-write' },
  { name: 'script inlined by an optimizer', placement: 'inlined' },
  { name: 'script run by new Function', placement: 'evaluated' },
  { name: 'script copied by an optimizer', placement: 'copied' },
  { name: 'base URL at another origin', head: '<base href="https://elsewhere.example/x/"/>' },
  {
    name: 'COEP and COOP',
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    },
  },
  { name: 'script tag with integrity', scriptAttributes: 'integrity="{integrity}" crossorigin="anonymous"' },
  { name: 'CSP sandbox', csp: 'sandbox allow-scripts' },
  { name: 'Trusted Types, any policy', csp: "require-trusted-types-for 'script'" },
  { name: 'no connections allowed', csp: "connect-src 'none'" },
  {
    name: 'report-only CSP',
    headers: {
      'content-security-policy-report-only': `${STRICT_CSP.replace("'self'", '')}; ${NO_TRUSTED_TYPES}`,
    },
    csp: '',
  },
  {
    name: 'script without an element',
    element: '',
    placement: 'script-alone',
    scriptAttributes: 'data-theme="light"',
  },
  { name: 'inserted by a tag manager', body: '', placement: 'tag-manager' },
  { name: 'preview of an editor', srcdoc: true },
];
