import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { card } from '../../ui/page.css.ts';
import { message } from '../../ui/pending-link.css.ts';

const WIDE = 'screen and (min-width: 860px)';

const band = style({ width: '100%', maxWidth: size.page, margin: '0 auto', paddingInline: space[4] });

export const hero = style([
  band,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    paddingBlock: `${space[5]} ${space[6]}`,
    '@media': { [WIDE]: { gap: space[5], paddingBlock: `${space[6]} ${space[7]}` } },
  },
]);

// In place of the sentence.
globalStyle(`${hero} > ${message}`, { gridArea: '2 / 1', top: 0 });

export const headline = style({ fontSize: `clamp(${font.size.lg}, 1rem + 1.2vw, ${font.size.xl})` });

/** The product's name, as a smaller first line. */
export const product = style({
  display: 'block',
  fontSize: font.size.md,
  color: vars.color.accent,
});

export const claim = style({ fontSize: font.size.sm, color: vars.color.muted });

export const exampleMark = style({
  display: 'inline-block',
  paddingInline: space[2],
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.pill,
  fontSize: font.size.xs,
  fontWeight: 600,
  color: vars.color.secondary,
  whiteSpace: 'nowrap',
});

export const calculator = style([band, { paddingBlock: `${space[2]} ${space[6]}` }]);

export const section = style([
  band,
  {
    display: 'grid',
    gap: space[5],
    paddingBlock: `${space[6]} ${space[5]}`,
    '@media': { [PHONE]: { gap: space[4], paddingBlock: `${space[5]} ${space[4]}` } },
  },
]);

/** A section with more space above it, because it starts a new topic. */
export const topic = style([
  section,
  { paddingTop: space[7], '@media': { [PHONE]: { paddingTop: space[6] } } },
]);

export const methodText = style({
  display: 'grid',
  gap: space[2],
  maxWidth: size.prose,
  color: vars.color.secondary,
});

export const ages = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  padding: 0,
  listStyle: 'none',
});

export const age = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.color.fanEdge}`,
});

export const steps = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingTop: space[4],
  borderTop: `1.5px solid ${vars.color.fanEdge}`,
  counterIncrement: 'step',
  // On a phone, the number is next to the text.
  '@media': {
    [PHONE]: { gridTemplateColumns: '2rem minmax(0, 1fr)', rowGap: space[1], paddingTop: space[3] },
  },
  '::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    fontFamily: font.display,
    fontSize: font.size.xl,
    fontWeight: 600,
    color: vars.color.you,
  },
});

globalStyle(`${step} > *`, { gridColumn: '-2 / -1' });

export const about = style({
  display: 'grid',
  gap: space[6],
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
});

export const prose = style({ maxWidth: size.prose, color: vars.color.secondary });

export const claims = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
});

export const claimCard = style([
  card,
  { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: space[1] },
]);

export const claimValue = style({
  fontFamily: font.display,
  fontSize: font.size.xxl,
  fontWeight: 600,
  lineHeight: 1.1,
});

export const testimonials = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  padding: 0,
  listStyle: 'none',
});

export const testimonial = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space[4],
  height: '100%',
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.color.fanEdge}`,
});

export const quote = style({ margin: 0, fontFamily: font.display, fontSize: font.size.lg, lineHeight: 1.45 });

export const testimonialAuthor = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: font.size.sm,
  color: vars.color.secondary,
});

export const testimonialInitials = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.pill,
  background: vars.color.youSoft,
  color: vars.color.you,
  fontWeight: 600,
});

export const testimonialName = style({ display: 'block', color: vars.color.text });

export const contact = style({
  display: 'grid',
  gap: space[6],
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' } },
});

export const banner = style({
  background: vars.color.sunken,
  borderTop: `1px solid ${vars.color.line}`,
});

export const bannerInner = style([
  band,
  {
    display: 'grid',
    gap: space[5],
    paddingBlock: space[7],
    '@media': {
      [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' },
      [PHONE]: { paddingBlock: space[6] },
    },
  },
]);

export const scrollToTop = style({
  position: 'fixed',
  insetInlineEnd: space[4],
  // Above the calculator's bar, which sticks to the bottom of narrow pages.
  bottom: '92px',
  zIndex: 15,
  display: 'grid',
  placeItems: 'center',
  width: size.control,
  height: size.control,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.pill,
  background: vars.color.surface,
  color: vars.color.accent,
  boxShadow: vars.shadow.floating,
  cursor: 'pointer',
  '@media': {
    'screen and (min-width: 60rem)': { bottom: space[5] },
    print: { display: 'none' },
  },
});
