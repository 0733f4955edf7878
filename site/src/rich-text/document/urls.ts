// Close to the rules of the server's sanitizer, so that the author sees at once what will not be saved.

const LINK_SCHEME = /^(?:https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// Browsers ignore these characters, so "java\tscript:" is a scheme.
const BLANKS_AND_CONTROLS = /[^!-~\u0080-\uffff]+/g;

const STORED_IMAGE = /^\/api\/images\/[\w-]{22}(?:\?w=\d{1,5})?$/;

/** Returns the URL if links to it are allowed, otherwise null. */
export function safeHref(raw: unknown): string | null {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const flat = text.replace(BLANKS_AND_CONTROLS, '');
  const leadsAway = /^[/\\]{2}/.test(flat) || (ANY_SCHEME.test(flat) && !LINK_SCHEME.test(flat));
  return flat === '' || leadsAway ? null : text;
}

/** Returns the URL if images from it are allowed, otherwise null. It must be an https URL or an image of the site. */
export function safeSrc(raw: unknown): string | null {
  const text = typeof raw === 'string' ? raw.trim() : '';
  return STORED_IMAGE.test(text) || (/^https:\/\//i.test(text) && isWebUrl(text)) ? text : null;
}

/** Completes a typed link URL: adds the scheme to a bare domain or email address. Returns null if it is invalid. */
export function parseLinkUrl(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text)) return parseLinkUrl(`https://${text}`);
  if (/^(?:mailto|tel):\S+$/i.test(text)) return text;
  if (/^https?:\/\//i.test(text)) return isWebUrl(text) ? text : null;
  return /^(?:\/(?!\/)|#)\S*$/.test(text) ? text : null;
}

function isWebUrl(text: string): boolean {
  return !/\s/.test(text) && URL.canParse(text);
}
