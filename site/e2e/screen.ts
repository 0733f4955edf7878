import type { Page } from '@playwright/test';

/** A state of a page that the layout and accessibility checks open. */
export interface Screen {
  name: string;
  /** Set if a member has to be logged in, with a confirmed email address if the screen has uploaded images. */
  member?: true | 'confirmed';
  /** Set if the numbers are the longest ones. They are checked at more widths. */
  longNumbers?: boolean;
  /** Set if other screens or component tests have its parts: only `npm run test:pages` opens it. */
  onlyInAllPages?: boolean;
  /** An expected console error of this screen. */
  error?: RegExp;
  show: (page: Page) => Promise<void>;
}
