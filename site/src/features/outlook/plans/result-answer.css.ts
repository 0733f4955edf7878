import { style } from '@vanilla-extract/css';
import { font } from '../../../theme/vars.css.ts';

/** The answer of someone who has retired. */
export const spendable = style({ fontFamily: font.display, fontSize: font.size.xl, lineHeight: 1.25 });
