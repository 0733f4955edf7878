import { font, radius, space, vars } from '../theme/vars.css.ts';
import { visuallyHidden } from './visually-hidden.ts';

const line = `1px solid ${vars.color.line}`;

/**
 * Styles of a table whose rows become cards on narrow screens, with each cell's `data-label` before its value.
 *
 * @param narrow The media query for narrow screens; it depends on the table's columns.
 */
export const responsiveTable = (narrow: string) =>
  ({
    table: {
      width: '100%',
      background: vars.color.surface,
      border: line,
      borderRadius: radius.large,
      fontVariantNumeric: 'lining-nums',
      '@media': { [narrow]: { display: 'block' } },
    },
    /** Visually hidden on narrow screens, but still read by screen readers. */
    head: { '@media': { [narrow]: visuallyHidden } },
    columnHeader: {
      padding: `${space[3]} ${space[4]}`,
      fontSize: font.size.sm,
      fontWeight: 600,
      color: vars.color.secondary,
      textAlign: 'start',
    },
    name: {
      padding: `${space[3]} ${space[4]}`,
      fontWeight: 600,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    cell: {
      padding: `${space[3]} ${space[4]}`,
      '@media': {
        [narrow]: {
          display: 'flex',
          justifyContent: 'space-between',
          gap: space[2],
          padding: `${space[1]} 0`,
          textAlign: 'end',
          // The value gets the width that it needs; the label wraps.
          '::before': {
            content: 'attr(data-label)',
            flex: '1 1 0',
            minWidth: 'min-content',
            color: vars.color.secondary,
            textAlign: 'start',
          },
        },
      },
    },
    /** Replaces a table without rows. */
    empty: {
      padding: `${space[8]} ${space[4]}`,
      border: line,
      borderRadius: radius.large,
      background: vars.color.surface,
      textAlign: 'center',
    },
  }) as const;
