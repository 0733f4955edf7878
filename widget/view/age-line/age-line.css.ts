import { keyframes, style } from '@vanilla-extract/css';
import { view } from '../theme.css.ts';
import type { AgeEventKind } from './cash-flow-events.ts';
import { END_EM } from './place-labels.ts';

/** Custom property of the line: its background, from the left to the right end. */
export const yearsProperty = '--whenabouts-age-years';

/** Distance from the top to the line: room for the label of the stop. */
export const STOP_HEIGHT = '3.2em';
const END = `${END_EM}em`;

export const container = style({
  containerType: 'inline-size',
  containerName: 'ages',
  fontSize: 'max(12px, 0.875em)',
  lineHeight: 1.3,
  breakInside: 'avoid',
});

export const line = style({ position: 'relative', padding: `${STOP_HEIGHT} ${END} 0` });

export const track = style({
  position: 'absolute',
  top: `calc(${STOP_HEIGHT} - 3px)`,
  insetInline: END,
  height: '6px',
  borderRadius: '6px',
  background: `var(${yearsProperty})`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});

/** The labels of a small line are a text below it. */
export const list = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.2em',
  margin: 0,
  padding: '1em 0 0',
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const mark = style({ minWidth: 0 });
/** The stop and the ends, whose labels are not in the text, so that they take no gap. */
export const markWithoutLabel = style([mark, { marginInlineEnd: '-1.2em' }]);

export const dot = style({
  position: 'absolute',
  boxSizing: 'border-box',
  top: 0,
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  border: '2px solid currentColor',
  background: view.color.surface,
  transform: 'translate(-50%, -50%)',
});
/** Larger than other marks of its age, and above them. */
export const stopDot = style([dot, { zIndex: 1, width: '18px', height: '18px', background: 'currentColor' }]);

export const label = style({ color: view.color.text });
/** Centered above its mark. */
export const stopLabel = style({
  position: 'absolute',
  top: `-${STOP_HEIGHT}`,
  width: 'min(10em, 100%)',
  fontFamily: view.font.display,
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
/** Next to the line. */
export const endLabel = style([label, { position: 'absolute', top: '-0.65em' }]);

export const age = style({ fontWeight: 600, whiteSpace: 'nowrap' });
export const name = style({});
/** Hidden from view but not from screen readers. */
export const endName = style([
  name,
  { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
]);

const stopAge = { display: 'inline-block', fontSize: '1.8em', lineHeight: 1 } as const;
const rolling = (from: string) => ({
  ...stopAge,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${keyframes({ from: { translate: `0 ${from}`, opacity: 0 } })} 160ms ease-out`,
    },
  },
});
export const still = style(stopAge);
export const rollUp = style(rolling('0.4em'));
export const rollDown = style(rolling('-0.4em'));

const { color } = view;
export const colors: Readonly<Record<AgeEventKind, string>> = {
  start: color.fanMedian,
  stop: color.you,
  'partner-stop': color.you,
  benefit: color.accent,
  income: color.accent,
  cost: color.fanMedian,
  law: color.control,
  death: color.text,
  depletion: color.danger,
  end: color.fanMedian,
};

export const yearColors = { work: color.fanEdge, retirement: color.accent, afterDepletion: color.fanInner };
