import { pendingLinkScript } from '../features/outlook/pending-link.ts';
import { colorModeScript } from '../theme/color-mode.ts';

/** Runs in the head of every page, before the first paint. The Content Security Policy allows it by its hash. */
export const headScript = `${colorModeScript};${pendingLinkScript}`;
