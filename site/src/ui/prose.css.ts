import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../theme/vars.css.ts';

/** Running text: headings, paragraphs, lists, links, images, quotes and code. */
export const prose = style({
  maxWidth: `min(100%, ${size.prose})`,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
});

const within = (...selectors: readonly string[]) =>
  selectors.map((selector) => `${prose} ${selector}`).join(', ');

globalStyle(within('p', 'ul', 'ol', 'blockquote', 'pre'), { marginBlock: `0 ${space[4]}` });
globalStyle(within('h2'), { marginBlock: `${space[6]} ${space[3]}`, fontSize: font.size.xl });
globalStyle(within('h3'), { marginBlock: `${space[5]} ${space[2]}`, fontSize: font.size.lg });
globalStyle(within('> :first-child'), { marginBlockStart: 0 });
globalStyle(within('ul', 'ol'), { paddingInlineStart: space[5] });
globalStyle(within('li'), { marginBlockEnd: space[2] });
globalStyle(within('li > :is(ul, ol)'), { marginBlock: `${space[2]} 0` });
globalStyle(within('a'), { textDecorationThickness: '1px' });
globalStyle(within('img'), { maxWidth: '100%', height: 'auto', borderRadius: radius.medium });
globalStyle(within('::marker'), { color: vars.color.muted });

globalStyle(within('blockquote'), {
  marginInline: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `4px solid ${vars.color.accent}`,
  color: vars.color.secondary,
});
globalStyle(within('blockquote > :last-child'), { marginBlockEnd: 0 });
globalStyle(within('code'), { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' });
globalStyle(within(':not(pre) > code'), {
  padding: '0.1em 0.3em',
  borderRadius: radius.small,
  background: vars.color.sunken,
});
globalStyle(within('pre'), {
  padding: space[4],
  overflowX: 'auto',
  borderRadius: radius.medium,
  background: vars.color.sunken,
  lineHeight: 1.5,
  overflowWrap: 'normal',
});

globalStyle(within('.align-center'), { textAlign: 'center' });
globalStyle(within('.align-right'), { textAlign: 'right' });
// Lists nested in an aligned item are not aligned.
globalStyle(within(':is(.align-center, .align-right) :is(ul, ol)'), { textAlign: 'start' });

const withTables = style({});
/** Running text of a post or in the editor, with tables. The tables of other pages have their styles there. */
export const postProse = `${prose} ${withTables}`;

globalStyle(`${withTables} table`, {
  marginBlock: `0 ${space[4]}`,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'break-word',
});
globalStyle(`${withTables} :is(th, td)`, {
  minWidth: '5rem',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${withTables} :is(th, td) > :first-child`, { marginBlockStart: 0 });
globalStyle(`${withTables} :is(th, td) > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${withTables} th`, { background: vars.color.sunken, fontWeight: 600 });
// The server puts each table of a post into this element, so that a wide one scrolls and not the page.
globalStyle(`${withTables} .table-scroll`, { overflowX: 'auto' });
