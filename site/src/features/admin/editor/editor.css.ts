import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../../../theme/vars.css.ts';
import { row, stack } from '../../../ui/layout.css.ts';
import { card } from '../../../ui/page.css.ts';

const WIDE = 'screen and (min-width: 960px)';

/** Sticky, so that the Save button is always visible. */
export const toolbar = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  // Begins where the header ends, whose line it must not cover.
  marginTop: `calc(-1 * ${space[5]})`,
  marginInline: `calc(-1 * ${space[4]})`,
  padding: `${space[2]} ${space[4]}`,
  background: vars.color.page,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
// Overrides the inline width that buttons reserve for their pending label, which would make these wrap.
globalStyle(`${actions} > button`, {
  minWidth: '9rem !important',
  // On phones, both fit next to the link.
  '@media': {
    [PHONE]: {
      width: '6.25rem',
      minWidth: '0 !important',
      paddingInline: space[2],
    },
  },
});

export const unsavedState = style({
  flex: 1,
  textAlign: 'end',
  fontSize: font.size.sm,
  color: vars.color.secondary,
  '@media': { [PHONE]: { display: 'none' } },
});

export const columns = style([
  stack[6],
  {
    alignItems: 'start',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
  },
]);

export const seoSection = style([card, { display: 'block', paddingBlock: space[2] }]);
export const seoFields = style([
  stack[4],
  {
    padding: `${space[3]} 0 ${space[4]}`,
  },
]);

export const statusMessage = style({
  fontSize: font.size.sm,
  color: vars.color.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

export const coverBox = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1200 / 630',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
  color: vars.color.secondary,
  fontSize: font.size.sm,
});

export const coverImage = style({ width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' });

export const seoSummary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.tap,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  transition: `transform ${vars.motion.fast}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const searchResult = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.sunken,
});
export const searchResultUrl = style({ fontSize: font.size.xs, color: vars.color.secondary });
export const searchResultTitle = style({ fontSize: font.size.lg, lineHeight: 1.3, color: vars.color.accent });

export const draftActions = style([row, { gap: space[2] }]);

export const draft = style([row, { justifyContent: 'space-between' }]);
