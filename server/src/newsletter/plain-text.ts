import { convert, type FormatCallback } from 'html-to-text';

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
