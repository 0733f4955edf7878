import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../theme/vars.css.ts';

/** Running text: headings, paragraphs, lists, links and images. */
export const prose = style({ maxWidth: size.prose, lineHeight: 1.7, overflowWrap: 'anywhere' });

const within = (...selectors: readonly string[]) =>
  selectors.map((selector) => `${prose} ${selector}`).join(', ');

globalStyle(within('p', 'ul', 'ol'), { marginBlock: `0 ${space[4]}` });
globalStyle(within('h2'), { marginBlock: `${space[6]} ${space[3]}`, fontSize: font.size.xl });
globalStyle(within('h3'), { marginBlock: `${space[5]} ${space[2]}`, fontSize: font.size.lg });
globalStyle(within('> :first-child'), { marginBlockStart: 0 });
globalStyle(within('ul', 'ol'), { paddingInlineStart: space[5] });
globalStyle(within('li'), { marginBlockEnd: space[2] });
globalStyle(within('li > :is(ul, ol)'), { marginBlock: `${space[2]} 0` });
globalStyle(within('a'), { textDecorationThickness: '1px' });
globalStyle(within('img'), { maxWidth: '100%', height: 'auto', borderRadius: radius.medium });
globalStyle(within('::marker'), { color: vars.color.muted });
globalStyle(within('.align-center'), { textAlign: 'center' });
globalStyle(within('.align-right'), { textAlign: 'right' });
// Lists nested in an aligned item are not aligned.
globalStyle(within(':is(.align-center, .align-right) :is(ul, ol)'), { textAlign: 'start' });
