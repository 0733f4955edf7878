const LINK_SCHEME = /^(?:https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// Browsers overlook them, so that "java\tscript:" is a scheme to them.
const BLANKS_AND_CONTROLS = /[^!-~\u0080-\uffff]+/g;

const OWN_IMAGE = /^\/api\/images\/[\w-]{22}(?:\?w=\d{1,5})?$/;

// The server takes away what is not allowed here, and nobody should miss it only after saving.

/** The address if a link may lead there, otherwise null. */
export function safeHref(raw: unknown): string | null {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const flat = text.replace(BLANKS_AND_CONTROLS, '');
  const leadsAway = /^[/\\]{2}/.test(flat) || (ANY_SCHEME.test(flat) && !LINK_SCHEME.test(flat));
  return flat === '' || leadsAway ? null : text;
}

/** The address if an image may come from there, otherwise null: by https, or kept by the site. */
export function safeSrc(raw: unknown): string | null {
  const text = typeof raw === 'string' ? raw.trim() : '';
  return OWN_IMAGE.test(text) || (/^https:\/\//i.test(text) && isWebUrl(text)) ? text : null;
}

/** What an author types as a link's address, completed: a bare domain or e-mail address is meant as one. */
export function parseLinkUrl(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text)) return parseLinkUrl(`https://${text}`);
  if (/^(?:mailto|tel):\S+$/i.test(text)) return text;
  if (/^https?:\/\//i.test(text)) return isWebUrl(text) ? text : null;
  return /^(?:\/(?!\/)|#)\S*$/.test(text) ? text : null;
}

function isWebUrl(text: string): boolean {
  return !/\s/.test(text) && URL.canParse(text);
}
