import { PRODUCT_NAME } from '@whenabouts/core';
import { escapeMarkup } from '../../contract/escape-markup.ts';

/** The content of an email, as plain text and as HTML. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The recipient of replies, if it is not the sender. */
  readonly replyTo?: string;
  /** URL to which an email program sends a POST to unsubscribe (RFC 8058). */
  readonly unsubscribe?: string;
}

/** A paragraph of text, or a link on its own line. */
export type Paragraph = string | { readonly label: string; readonly href: string };

interface EmailText {
  readonly subject: string;
  /** The first name of the recipient; null or absent for a greeting without a name. */
  readonly recipientName?: string | null;
  readonly paragraphs: readonly Paragraph[];
}

/** Matches domain names, which email programs turn into links. An attacker may have chosen such a first name. */
const LINKABLE = /[/:@\\]|\.\S/;

export function composeEmail({ subject, recipientName, paragraphs }: EmailText): EmailContent {
  const greeting = recipientName && !LINKABLE.test(recipientName) ? `Hello ${recipientName},` : 'Hello,';
  const all = [greeting, ...paragraphs, PRODUCT_NAME];
  return {
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: htmlEmail(subject, all.map(asHtml).join('\n')),
  };
}

function asText(part: Paragraph): string {
  return typeof part === 'string' ? part : `${part.label}:\n${part.href}`;
}

function asHtml(part: Paragraph): string {
  if (typeof part === 'string') return `<p>${escapeMarkup(part)}</p>`;
  // The URL is visible, for email programs without links and for readers who want to check it.
  const href = escapeMarkup(part.href);
  return `<p><a href="${href}">${escapeMarkup(part.label)}</a></p>\n<p style="font-size:0.875em;word-break:break-all">${href}</p>`;
}

/** Returns an HTML email. It sets no colors, so that email programs can show it in their dark mode. */
export const htmlEmail = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
</head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:36em;margin:0 auto;padding:1em;overflow-wrap:break-word">
${content}
</body>
</html>
`;
