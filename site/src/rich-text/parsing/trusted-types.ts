interface Policy {
  createHTML: (html: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, policy: Policy) => Policy;
}

let policy: Policy | undefined;

/** Converts HTML to TrustedHTML for the page's security policy. Only for HTML that is parsed and sanitized. */
export function toTrustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy('rich-text', { createHTML: (untouched) => untouched });
  return policy.createHTML(html);
}
