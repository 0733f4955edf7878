/** Key of the answer for the default inputs in the page's data. */
export const OPENING_KEY = 'opening-answer';
