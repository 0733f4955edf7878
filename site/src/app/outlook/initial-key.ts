/** Key of the results for the default numbers in the page's data. */
export const INITIAL_KEY = 'initial-outlook';
