import { globalStyle, style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { textArea } from '../../ui/form-field.css.ts';
import { stack } from '../../ui/layout.css.ts';
import { card } from '../../ui/page.css.ts';
import { prose } from '../../ui/prose.css.ts';
import * as side from '../../ui/table-of-contents.css.ts';

const WIDE = 'screen and (min-width: 64rem)';
/** Windows with room for a small preview above the settings. */
const MINI = 'screen and (max-width: 63.99rem) and (min-height: 30rem)';

export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` });

/** The settings with the preview next to them, or above them on narrow windows, in view while they scroll. */
export const columns = style([
  stack[5],
  {
    alignItems: 'start',
    '@media': {
      [WIDE]: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
    },
  },
]);

/** The settings and the snippet, with the copy button in view at the bottom of the window. */
export const generator = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

/** Windows with room for a bar above their bottom. */
const TALL = 'screen and (min-height: 30rem)';

export const copyBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '@media': {
    [TALL]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      paddingBlock: space[3],
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.page,
    },
    print: { display: 'none' },
  },
});

/** Height of the preview that stays in view while the settings scroll. */
const MINI_PREVIEW = '36vh';

export const settings = style([
  card,
  {
    gap: space[5],
    '@media': { [WIDE]: { gridColumn: 1, gridRow: 1 }, print: { display: 'none' } },
  },
]);
// The focus of a setting must not be below the preview.
globalStyle(`${settings} :is(input, button, summary, a)`, {
  // Nor below the copy button.
  scrollMarginBottom: '6rem',
  '@media': { [MINI]: { scrollMarginTop: `calc(${MINI_PREVIEW} + ${size.belowHeader} + ${space[6]})` } },
});

export const advanced = style({});
globalStyle(`${advanced} > summary`, {
  display: 'list-item',
  paddingBlock: space[3],
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${advanced} > :not(summary)`, { marginBlockStart: space[4] });

/** Outside of the columns: the preview stays in view as far as these reach, and would cover the code. */
export const snippet = style([card, { scrollMarginTop: size.belowHeader }]);

export const cardTitle = style({ fontSize: font.size.xl });

export const legend = style({ padding: 0, marginBottom: space[1], fontWeight: 600 });

export const code = style([textArea, { fontFamily: 'ui-monospace, monospace', fontSize: font.size.sm }]);

export const preview = style({
  '@media': {
    [WIDE]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      top: size.belowHeader,
      // The copy button is below it.
      maxHeight: `calc(100vh - ${size.belowHeader} - ${space[9]} - ${space[4]})`,
      overflow: 'auto',
      // Room for the frame's outline, which would be cut off.
      padding: '1px',
    },
    [MINI]: {
      position: 'sticky',
      top: size.header,
      zIndex: 1,
      height: MINI_PREVIEW,
      overflow: 'auto',
      padding: `${space[2]} 1px`,
      borderBottom: `1px solid ${vars.color.line}`,
      background: vars.color.page,
    },
    print: { display: 'none' },
  },
});
globalStyle(`${preview} > *`, { '@media': { [MINI]: { zoom: 0.6 } } });

export const previewFrame = style({
  display: 'block',
  width: '100%',
  border: 0,
  // The calculator's own, so that nothing of the frame's page is visible around its corners.
  borderRadius: '12px',
  // A border would take width from the frame's content.
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  background: vars.color.surface,
});

export const guide = style([side.columns, { gap: `${space[6]} ${space[8]}` }]);

export const contents = style([side.contentsColumn, { '@media': { [side.TWO_COLUMNS]: { gridRow: 1 } } }]);

export const guideText = style([
  prose,
  {
    display: 'grid',
    gap: space[7],
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: 'none',
    '@media': { [side.TWO_COLUMNS]: { gridColumn: 1, gridRow: 1 }, print: { display: 'block' } },
  },
]);
globalStyle(`${guideText} h2`, { marginBlockStart: 0 });

export const copyBlock = style([
  stack[3],
  {
    marginBlockEnd: space[5],
  },
]);

/** Takes no room while it is empty. */
export const status = style({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[4]})` } } });

export const definitions = style({
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  marginBlockEnd: space[4],
});
globalStyle(`${guideText} code`, {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});
globalStyle(`${guideText} pre`, {
  margin: `0 0 ${space[4]}`,
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
  whiteSpace: 'pre-wrap',
});
globalStyle(`${guideText} dt`, { fontWeight: 600 });
globalStyle(`${guideText} dd`, { color: vars.color.secondary });
