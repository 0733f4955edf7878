import { style } from '@vanilla-extract/css';
import { lead } from '../../ui/page.css.ts';

/** A long name must not widen the page. */
export const intro = style([lead, { overflowWrap: 'anywhere' }]);
