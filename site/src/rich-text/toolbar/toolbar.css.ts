import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../../theme/media-queries.ts';
import { focusRing, font, radius, size, space, vars } from '../../theme/vars.css.ts';

const WIDE = 'screen and (min-width: 760px)';

export const toolbars = style({
  borderBottom: `1px solid ${vars.color.line}`,
  borderRadius: `${radius.medium} ${radius.medium} 0 0`,
  background: vars.color.surface,
  '@media': {
    // Sticky, below the page's sticky bar, only if it is a single line and the window is tall enough for both.
    'screen and (min-width: 1200px) and (min-height: 600px)': {
      position: 'sticky',
      top: '64px',
      zIndex: 2,
    },
  },
});

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', gap: '2px', padding: space[1] });

export const group = style({
  display: 'flex',
  gap: '2px',
  '@media': {
    [WIDE]: {
      selectors: {
        '& + &': { marginLeft: space[1], paddingLeft: space[2], borderLeft: `1px solid ${vars.color.line}` },
      },
    },
  },
});

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: size.tap,
  height: size.tap,
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.accent,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'default' },
    '&:disabled': { background: 'transparent', color: vars.color.muted, cursor: 'default' },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});

export const textButton = style([button, { width: 'auto', paddingInline: space[3], font: 'inherit' }]);

export const keyHint = style({
  margin: 0,
  padding: `0 ${space[3]} ${space[2]}`,
  color: vars.color.secondary,
  fontSize: font.size.sm,
  '@media': { '(hover: none)': { display: 'none' } },
});
