import { globalStyle, style } from '@vanilla-extract/css';
import { PENDING_LINK } from './pending-link.ts';

/** The message in place of the content after it. It takes no room, so nothing moves when the content appears. */
export const message = style({
  position: 'absolute',
  selectors: { [`:root:not(${PENDING_LINK}) &`]: { display: 'none' } },
});

// A link's numbers are not known yet: the example must not look like their result.
globalStyle(`${PENDING_LINK} ${message} ~ *`, { visibility: 'hidden' });
globalStyle(`${PENDING_LINK} ${message} ~ * h1`, { visibility: 'visible' });
