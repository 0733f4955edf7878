import { style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { stack } from '../../ui/layout.css.ts';

export const article = style([
  stack[6],
  {
    justifyItems: 'start',
    width: '100%',
    maxWidth: '46rem',
    marginInline: 'auto',
    // Titles may contain long words.
    overflowWrap: 'anywhere',
  },
]);

export const metadata = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  fontSize: font.size.sm,
  color: vars.color.muted,
});

export const category = style({
  display: 'inline-block',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.pill,
  background: vars.color.accentSoft,
  fontWeight: 600,
  textDecoration: 'none',
});

export const excerpt = style({
  maxWidth: size.prose,
  fontSize: font.size.lg,
  lineHeight: 1.5,
  color: vars.color.secondary,
});

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  borderRadius: radius.large,
  background: vars.color.sunken,
});

export const disclaimer = style({
  maxWidth: size.prose,
  fontSize: font.size.sm,
  color: vars.color.secondary,
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.sm,
});

export const back = style({ '@media': { print: { display: 'none' } } });

export const backLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.tap,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const author = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '38rem',
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.surface,
});

export const authorInitials = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '3.25rem',
  height: '3.25rem',
  borderRadius: radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontWeight: 600,
});

export const authorText = style({ display: 'grid' });

export const afterPost = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  marginTop: space[5],
  '@media': { print: { display: 'none' } },
});

export const calculatorLink = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
  padding: space[5],
  borderRadius: radius.large,
  background: vars.color.youSoft,
});

export const sectionTitle = style({ fontSize: font.size.xl });
