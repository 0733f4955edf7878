import { PRODUCT_NAME } from '@whenabouts/core';
import { escapeMarkup } from '../../contract/escape-markup.ts';
import { campaignLimits, type EditablePost } from '../../contract/index.ts';
import { type EmailContent, htmlEmail } from '../mail/compose-email.ts';
import { STYLES, styleForEmail } from './email-html.ts';
import { plainText } from './plain-text.ts';

/** The content of a campaign that is the same for all recipients. */
export interface CampaignContent {
  readonly title: string;
  readonly subject: string;
  /** Text that email programs show next to the subject. */
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
  readonly url: string;
}

/** Returns a post as the content of a campaign, with absolute URLs and inline styles. */
export function campaignContent(post: EditablePost, origin: string): CampaignContent {
  const url = `${origin}/blog/${post.slug}`;
  const cover = `<p><img src="${escapeMarkup(post.coverImage)}" alt="${escapeMarkup(post.coverAlt ?? '')}"></p>`;
  return {
    title: post.title,
    subject: post.title,
    preheader: truncate(post.excerpt),
    html: styleForEmail(cover + post.content, url),
    text: plainText(styleForEmail(post.content, url)),
    url,
  };
}

/** Shortens an excerpt to the limit of a preheader, after a whole word. */
function truncate(excerpt: string): string {
  const { preheader: max } = campaignLimits;
  if (excerpt.length <= max) return excerpt;
  const start = excerpt.slice(0, max - 1);
  return `${start.slice(0, start.lastIndexOf(' ') + 1).trimEnd()}…`;
}

interface Footer {
  readonly origin: string;
  readonly postalAddress: string | undefined;
  readonly unsubscribeToken: string;
}

export function campaignEmail(
  { title, subject, preheader, html, text, url }: CampaignContent,
  { origin, postalAddress, unsubscribeToken }: Footer,
): EmailContent {
  const path = `/newsletter/unsubscribe/${unsubscribeToken}`;
  const reason = `You get this email because you signed up for the ${PRODUCT_NAME} newsletter.`;
  const address = postalAddress === undefined ? [] : [postalAddress];
  const unsubscribeLink = `<a href="${escapeMarkup(origin + path)}" style="${STYLES.a}">Unsubscribe</a>`;
  // Gmail clips long emails and hides the footer with the address the law requires.
  const isCut = Buffer.byteLength(html) > campaignLimits.uncutBytes;
  const start = [`${PRODUCT_NAME} newsletter`, unsubscribeLink, ...(isCut ? address.map(escapeMarkup) : [])];
  return {
    subject,
    html: htmlEmail(
      subject,
      [
        // Hidden: email programs show the first text of an email in their list.
        ...(preheader === '' ? [] : [`<div style="display:none">${escapeMarkup(preheader)}</div>`]),
        `<h1 style="margin:0 0 0.8em;font-size:1.7em;line-height:1.25">${escapeMarkup(title)}</h1>`,
        `<p style="margin:0 0 1.5em;font-size:0.8125em">${start.join(' · ')}</p>`,
        html,
        `<p style="margin:2em 0"><a href="${escapeMarkup(url)}" style="${STYLES.a}">Read this post online</a></p>`,
        '<hr style="border:0;border-top:1px solid;opacity:0.3">',
        '<div style="font-size:0.875em">',
        `<p>${escapeMarkup(reason)} ${unsubscribeLink}</p>`,
        ...address.map((line) => `<p>${escapeMarkup(line)}</p>`),
        '</div>',
      ].join('\n'),
    ),
    text: `${[
      title,
      text,
      `Read this post online:\n${url}`,
      `--\n${reason}\nUnsubscribe:\n${origin + path}`,
      ...address,
    ].join('\n\n')}\n`,
    unsubscribe: `${origin}/api${path}`,
  };
}
