import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../../theme/media-queries.ts';
import { focusRing, font, radius, size, space, vars } from '../../../theme/vars.css.ts';
import { plainList, row, stack } from '../../../ui/layout.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';

/** The household and the status, below the answer: in one line on a phone. */
export const situation = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': {
    [PHONE]: { fontSize: font.size.sm },
    '(scripting: none)': { display: 'none' },
  },
});
// The status is not one of the household's pills.
globalStyle(`${situation} > label`, {
  paddingInlineStart: space[2],
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [PHONE]: { padding: 0, border: 0 } },
});
globalStyle(`${situation} fieldset label`, { '@media': { [PHONE]: { paddingInline: space[2], gap: 0 } } });
// The frame shows what is chosen. The button itself stays for the keyboard and screen readers.
globalStyle(`${situation} fieldset input`, { '@media': { [PHONE]: { position: 'absolute', opacity: 0 } } });
globalStyle(`${situation} label:has(:focus-visible)`, { '@media': { [PHONE]: focusRing } });

/** Wraps as a whole, so that a longer outcome rarely adds a line. */
export const outcome = style({
  display: 'inline-block',
  minWidth: '8em',
  selectors: { '&[data-stale="true"]': { color: vars.color.muted } },
});

export const controls = style([
  stack[3],
  { paddingBlockStart: space[4], borderBlockStart: `1px solid ${vars.color.line}` },
]);

/** Its content is loaded when it is opened. */
export const more = style({ '@media': { '(scripting: none)': { display: 'none' } } });
globalStyle(`${more} > summary`, {
  width: 'fit-content',
  minHeight: size.tap,
  alignContent: 'center',
  color: vars.color.accent,
  fontWeight: 600,
  cursor: 'pointer',
});

/** A group of fields without a frame. */
const fields = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const moreContent = style([stack[4], { paddingBlockStart: space[2] }]);

/** The partner's fields. */
export const partner = style([stack[4], fields]);

export const legend = style({ padding: 0, marginBottom: space[3], fontWeight: 600 });

/** The list of cash flows and the buttons that add one. */
export const cashFlows = style([stack[4], { paddingBlockStart: space[2] }]);

// A name can be one long word.
export const cashFlowItems = style([stack[3], plainList, { margin: 0, overflowWrap: 'anywhere' }]);

export const cashFlow = style({
  padding: `${space[2]} ${space[3]} ${space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
});
globalStyle(`${cashFlow} > details > summary`, {
  minHeight: size.tap,
  alignContent: 'center',
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${cashFlow} > details > fieldset`, { paddingBlock: space[3] });
globalStyle(`${cashFlow} > details > fieldset > legend`, visuallyHidden);

export const cashFlowOutcome = style([row, { justifyContent: 'space-between' }]);

export const templates = style([stack[2], fields]);

/** The line that opens the costs takes no more height than its text. */
export const spendingCosts = style([more, notPrinted]);
globalStyle(`${spendingCosts} > summary`, {
  marginBlock: `calc((1lh - ${size.tap}) / 2)`,
  fontSize: font.size.sm,
});

/** Questions and their answers. */
export const questions = style({ fontSize: font.size.sm });
globalStyle(`${questions} dt`, { fontWeight: 600 });
globalStyle(`${questions} dd`, { margin: `0 0 ${space[3]}` });
