import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { radius, space, vars } from '../../theme/vars.css.ts';

export const section = style({ display: 'grid', gap: space[5] });
// The labels of the scenarios wrap, so that their amounts stay in one column.
globalStyle(`${section} dt`, { flex: 1 });
globalStyle(`${section} dt > span`, { whiteSpace: 'nowrap' });

export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  '@media': { print: { display: 'none' } },
});

export const results = style({ display: 'grid', gap: space[5] });

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(-12px)' } });

/** Draws the lines from left to right, once. */
export const drawing = style({});
globalStyle(`${drawing} svg`, { animation: `${draw} ${vars.motion.slow} ease-out` });

export { caption as hint } from '../../ui/page.css.ts';

export const banner = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '68px',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.youSoft,
  color: vars.color.text,
});

/** A faint example behind the text of the placeholder. */
export const example = style({
  position: 'absolute',
  inset: space[4],
  display: 'grid',
  alignContent: 'space-between',
  containerType: 'inline-size',
  containerName: 'chart',
  textAlign: 'start',
});

globalStyle(`${example} svg`, { opacity: 0.4 });
// Ends below the placeholder's text.
globalStyle(`${example} div:has(> div > svg)`, {
  '@container': { 'calculator (max-width: 819px)': { height: '170px' } },
});

// The placeholder's text is in front of it, above the lines.
globalStyle(`:has(> ${example})`, {
  position: 'relative',
  alignContent: 'start',
  minHeight: '28rem',
  paddingTop: '4.5rem',
  '@container': { 'calculator (min-width: 820px)': { minHeight: '38rem', paddingTop: '6rem' } },
});
globalStyle(`${example} ~ p`, { position: 'relative' });
