import { globalStyle, style } from '@vanilla-extract/css';
import { view } from '../theme.css.ts';
import * as line from './age-line.css.ts';
import { WIDE_EM } from './place-labels.ts';

/** The lane of a label below the line, from 0, and its largest width in em. */
export const lane = '--whenabouts-age-lane';
export const labelWidth = '--whenabouts-age-label';
/** The number of lanes. */
export const lanes = '--whenabouts-age-lanes';

const WIDE = `ages (min-width: ${WIDE_EM}em)`;
const NARROW = `ages (max-width: ${WIDE_EM - 0.01}em)`;
const LANE_HEIGHT = '1.7em';

export const labeled = style({
  '@container': {
    [WIDE]: { minHeight: `calc(${line.STOP_HEIGHT} + 1.4em + var(${lanes}) * ${LANE_HEIGHT})` },
    [NARROW]: { padding: 0 },
  },
});

// On a wide page, the labels are flags on poles.
globalStyle(`${labeled} ${line.label}:not(${line.endLabel})`, {
  '@container': {
    [WIDE]: {
      position: 'absolute',
      top: 0,
      maxWidth: `var(${labelWidth})`,
      paddingTop: `calc(0.7em + var(${lane}) * ${LANE_HEIGHT})`,
      paddingInline: '0.4em',
      borderInlineStart: `1px solid ${view.color.line}`,
      lineHeight: 1.2,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
});
globalStyle(`${labeled} [data-flipped] > ${line.label}`, {
  '@container': {
    [WIDE]: {
      transform: 'translateX(-100%)',
      borderInline: `0 solid ${view.color.line}`,
      borderInlineEndWidth: '1px',
    },
  },
});

// On a narrow one, the events are a list from top to bottom, which is not to scale.
const narrow = (selector: string, declarations: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${labeled} ${selector}`, { '@container': { [NARROW]: declarations } });
narrow(`> ${line.track}`, {
  top: '1em',
  bottom: '1em',
  insetInline: 'calc(3.25em - 3px) auto',
  width: '6px',
  height: 'auto',
  background: view.color.fanInner,
});
narrow(`> ${line.list}`, { display: 'block', padding: 0 });
narrow('li', {
  display: 'grid',
  gridTemplateColumns: '2.25em 2em minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '2em',
  margin: 0,
});
narrow('li > *', {
  position: 'static',
  gridArea: '1 / 2',
  justifySelf: 'center',
  transform: 'none',
});
narrow('li > :last-child', {
  gridColumn: '1 / -1',
  justifySelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  width: 'auto',
  textAlign: 'start',
  whiteSpace: 'normal',
});
narrow(line.age, { textAlign: 'end' });
narrow(line.name, { gridColumn: 3, position: 'static', width: 'auto', height: 'auto', clipPath: 'none' });

/** The age that the visitor points at. */
export const cursor = style({
  position: 'absolute',
  top: '-1em',
  height: '2em',
  borderInlineStart: `2px solid ${view.color.text}`,
});
narrow(cursor, { display: 'none' });

/** A slider on the line. Where the events are a list, it is next to them, for the keyboard only. */
export const reader = style({
  position: 'absolute',
  insetBlock: `calc(${line.STOP_HEIGHT} - 1.2em) auto`,
  insetInline: '2.5em',
  zIndex: 2,
  height: '2.4em',
  '@container': {
    [NARROW]: {
      insetBlock: 0,
      insetInline: '0 auto',
      width: '2.25em',
      height: 'auto',
      pointerEvents: 'none',
    },
  },
});
