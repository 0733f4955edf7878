import { keyframes, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** A layer below the header, over the page. It appears after a delay, so that it does not flash if the guide loads quickly. */
export const loading = style({
  position: 'fixed',
  zIndex: 30,
  top: `calc(${size.header} + ${space[3]})`,
  insetInline: 0,
  width: 'fit-content',
  marginInline: 'auto',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.pill,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  fontSize: font.size.sm,
  fontWeight: 600,
  animation: `${appear} 100ms 150ms backwards`,
  '@media': { print: { display: 'none' } },
});
