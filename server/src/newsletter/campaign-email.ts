import { PRODUCT_NAME } from '@whenabouts/core';
import { convert, type FormatCallback } from 'html-to-text';
import sanitize from 'sanitize-html';
import { campaignLimits, type EditablePost } from '../../contract/index.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { type EmailContent, htmlEmail } from '../mail/compose-email.ts';

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

/** Width in pixels of the text; Outlook needs it as an attribute of images. */
const WIDTH = 600;
const STYLES: Readonly<Record<string, string>> = {
  p: 'margin:0 0 1em',
  h2: 'margin:1.6em 0 0.6em;font-size:1.35em;line-height:1.3',
  h3: 'margin:1.6em 0 0.6em;font-size:1.15em;line-height:1.3',
  ul: 'margin:0 0 1em;padding-left:1.5em',
  ol: 'margin:0 0 1em;padding-left:1.5em',
  li: 'margin:0 0 0.4em',
  // Inherits the text color: no single blue is readable in both light and dark mode.
  a: 'color:inherit;text-decoration:underline',
  blockquote: 'margin:0 0 1em;padding-left:1em;border-left:4px solid',
  pre: 'margin:0 0 1em;white-space:pre-wrap;font-family:monospace',
  code: 'font-family:monospace',
  table: 'margin:0 0 1em;border-collapse:collapse',
  th: 'padding:0.4em 0.6em;border:1px solid;text-align:left;vertical-align:top',
  td: 'padding:0.4em 0.6em;border:1px solid;vertical-align:top',
  img: 'max-width:100%;height:auto;border:0;border-radius:8px',
};
const ALIGNMENT = /\balign-(center|right)\b/;

/** Returns a post as the content of a campaign, with absolute URLs and inline styles. */
export function campaignContent(post: EditablePost, origin: string): CampaignContent {
  const url = `${origin}/blog/${post.slug}`;
  const cover = `<p><img src="${escapeMarkup(post.coverImage)}" alt="${escapeMarkup(post.coverAlt ?? '')}"></p>`;
  return {
    title: post.title,
    subject: post.title,
    preheader: truncated(post.excerpt),
    html: styledHtml(cover + post.content, url),
    text: plainText(styledHtml(post.content, url)),
    url,
  };
}

/** Shortens an excerpt to the limit of a preheader, after a whole word. */
function truncated(excerpt: string): string {
  const { preheader: max } = campaignLimits;
  if (excerpt.length <= max) return excerpt;
  const start = excerpt.slice(0, max - 1);
  return `${start.slice(0, start.lastIndexOf(' ') + 1).trimEnd()}…`;
}

/** Prepares sanitized HTML for email programs, which ignore style sheets and know no base URL. */
function styledHtml(html: string, url: string): string {
  return sanitize(html, {
    allowedTags: [...Object.keys(STYLES), 'strong', 'em', 'u', 'br', 'tbody', 'tr'],
    allowedAttributes: {
      a: ['href', 'style'],
      img: ['src', 'alt', 'width', 'style'],
      '*': ['style', 'colspan', 'rowspan'],
    },
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, { class: align, href, src, alt = '', width, colspan, rowspan }) => {
        const alignment = ALIGNMENT.exec(align ?? '')?.[1];
        const style = [STYLES[tagName], alignment && `text-align:${alignment}`].filter(Boolean).join(';');
        const attribs: Record<string, string> = style ? { style } : {};
        if (colspan !== undefined) attribs.colspan = colspan;
        if (rowspan !== undefined) attribs.rowspan = rowspan;
        if (href !== undefined) attribs.href = absolute(href, url);
        if (src !== undefined) {
          const image = { src: imageUrl(src, url), alt, width: imageWidth(width) };
          return { tagName, attribs: { ...image, ...attribs } };
        }
        return { tagName, attribs };
      },
    },
  });
}

const absolute = (href: string, url: string): string => URL.parse(href, url)?.href ?? url;

/** Returns the URL of an image; of this site's images, a JPEG: Outlook for Windows shows no WebP. */
function imageUrl(src: string, url: string): string {
  const image = absolute(src, url);
  const [path] = image.split('?');
  return path?.startsWith(absolute('/api/images/', url)) ? `${path}?w=${2 * WIDTH}&format=jpeg` : image;
}

const imageWidth = (width: string | undefined): string => String(Math.min(Number(width) || WIDTH, WIDTH));

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
  // Gmail cuts long emails, and so the footer, which the law requires.
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

/** Formats an image as its text alternative. */
const imageText: FormatCallback = ({ attribs }, _walk, builder) => {
  if (attribs.alt) builder.addInline(`[Image: ${attribs.alt}]`);
};

/** Returns sanitized HTML with absolute URLs as plain text. The URL of a link follows its text. */
export function plainText(html: string): string {
  const heading = { uppercase: false, leadingLineBreaks: 2 };
  return convert(html, {
    wordwrap: false,
    formatters: { imageText },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'h2', options: heading },
      { selector: 'h3', options: heading },
      { selector: 'img', format: 'imageText' },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'ul', options: { itemPrefix: '- ' } },
    ],
  }).trim();
}
