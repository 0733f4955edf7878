import { globalStyle, style } from '@vanilla-extract/css';
import { BELOW_WIDE, WIDE } from '../../../theme/media-queries.ts';
import { font, size, space, vars } from '../../../theme/vars.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { form } from '../../../ui/page.css.ts';

/** Height of the bar at the bottom of the window, with a gap. */
const BAR_ROOM = '5rem';

/** The numbers stay in view next to the answer. In a window that is too low for them, they scroll. */
export const numbers = style([
  form,
  {
    '@media': {
      [WIDE]: {
        position: 'sticky',
        top: size.belowHeader,
        maxHeight: `calc(100vh - ${size.belowHeader} - ${BAR_ROOM})`,
        overflowY: 'auto',
      },
      'screen and (max-width: 24rem)': { padding: `${space[4]} ${space[3]}` },
      [BELOW_WIDE]: { gap: space[2] },
      print: { display: 'none' },
    },
  },
]);

/** Closed at first on a phone, where the sentence has most of the numbers. Next to the answer, its content is always visible. */
export const fold = style({});
globalStyle(`${fold}::details-content`, { '@media': { [WIDE]: { contentVisibility: 'visible' } } });
globalStyle(`${fold} > summary`, {
  minHeight: size.tap,
  alignContent: 'center',
  color: vars.color.accent,
  fontWeight: 600,
  cursor: 'pointer',
  '@supports': { 'selector(::details-content)': { '@media': { [WIDE]: { display: 'none' } } } },
});

export const content = style([stack[5], { '@media': { [BELOW_WIDE]: { paddingBlockStart: space[3] } } }]);

// Without scripts, nothing uses the values of the fields.
globalStyle(`${content} input`, {
  '@media': { '(scripting: none)': { opacity: 0.6, pointerEvents: 'none' } },
});

export const panelTitle = style({ width: 'fit-content', fontSize: font.size.lg });
