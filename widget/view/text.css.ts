import { style } from '@vanilla-extract/css';

/** Hides an element from view but not from screen readers. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const unbroken = style({ whiteSpace: 'nowrap' });
