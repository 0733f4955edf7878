import { style } from '@vanilla-extract/css';
import { focusRing, font, radius, space, vars } from '../../theme/vars.css.ts';
import { button } from '../../ui/button.css.ts';

export const dropZone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[3],
  minHeight: '9rem',
  padding: space[4],
  border: `2px dashed ${vars.color.control}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
  color: vars.color.secondary,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.accentSoft },
    '&:focus-within': focusRing,
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
    },
    '&[data-invalid]': { borderColor: vars.color.danger },
  },
});

export const browseLabel = style({ color: vars.color.accent, fontWeight: 600, textDecoration: 'underline' });

// A fixed height, so that the page does not jump while the preview loads.
export const previewBox = style({ display: 'grid', placeItems: 'center', width: '100%', height: '12rem' });

export const preview = style({
  maxWidth: '100%',
  maxHeight: '12rem',
  minWidth: 0,
  objectFit: 'contain',
  borderRadius: radius.small,
});

export const selectedFile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const fileName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Keeps its width next to a long file name. */
export const removeButton = style([button.quiet, { flex: 'none' }]);

export const progressText = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: font.size.sm,
  color: vars.color.secondary,
  overflowWrap: 'anywhere',
});

export const percent = style({ flex: 'none' });

export const progressBar = style({ width: '100%', height: '12px' });
