import { PRODUCT_NAME } from '@whenabouts/core';

/** What a letter says: the same words as text and as HTML. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  /** Where a mail program ends what the letter belongs to, by one POST (RFC 8058). */
  readonly unsubscribe?: string;
}

/** A paragraph, or a link that stands on a line of its own. */
export type Part = string | { readonly label: string; readonly href: string };

interface Words {
  readonly subject: string;
  /** The reader's first name, where there is one. */
  readonly name?: string | null;
  readonly parts: readonly Part[];
}

/** A name that a mail program would turn into a link was made up by someone who wants it clicked. */
const LINKABLE = /[/:@\\]|\.\S/;

/** Puts plain words into both forms that a letter has. */
export function composeLetter({ subject, name, parts }: Words): Letter {
  const greeting = name && !LINKABLE.test(name) ? `Hello ${name},` : 'Hello,';
  const all = [greeting, ...parts, PRODUCT_NAME];
  return {
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: page(subject, all.map(asHtml).join('\n')),
  };
}

function asText(part: Part): string {
  return typeof part === 'string' ? part : `${part.label}:\n${part.href}`;
}

function asHtml(part: Part): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  // The address is shown as well, for programs that make no links and readers who want to see where one goes.
  const href = escaped(part.href);
  return `<p><a href="${href}">${escaped(part.label)}</a></p>\n<p style="font-size:0.875em;word-break:break-all">${href}</p>`;
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:36em;margin:0 auto;padding:1em">
${content}
</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');
