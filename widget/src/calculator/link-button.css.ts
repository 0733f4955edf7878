import { style } from '@vanilla-extract/css';
import { view } from '../../view/theme.css.ts';

/** Declarations of buttons and links in the accent color. */
export const button = {
  font: 'inherit',
  fontWeight: 600,
  color: view.color.accent,
  cursor: 'pointer',
} as const;

export const linkButton = style({
  ...button,
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
});
