import { style, styleVariants } from '@vanilla-extract/css';
import { radius, size, space, vars } from '../theme/vars.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: size.control,
  maxWidth: '100%',
  padding: `${space[1]} ${space[5]}`,
  border: '1.5px solid transparent',
  borderRadius: radius.medium,
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.75 } },
});

/** Limits long labels, such as a plan's name, to three lines; screen readers read all of it. */
export const label = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const button = styleVariants({
  primary: [
    base,
    {
      background: vars.color.accent,
      color: vars.color.accentOn,
      selectors: { '&:hover': { background: vars.color.accentHover, color: vars.color.accentOn } },
    },
  ],
  secondary: [
    base,
    {
      background: vars.color.surface,
      color: vars.color.accent,
      borderColor: vars.color.control,
      selectors: { '&:hover': { background: vars.color.accentSoft, color: vars.color.accent } },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.danger,
      color: vars.color.surface,
      selectors: { '&:hover': { color: vars.color.surface, textDecoration: 'underline' } },
    },
  ],
  quiet: [
    base,
    {
      padding: `${space[1]} ${space[3]}`,
      minHeight: size.tap,
      background: 'transparent',
      color: vars.color.text,
      selectors: { '&:hover': { background: vars.color.accentSoft, color: vars.color.text } },
    },
  ],
});
