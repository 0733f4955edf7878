/** What the product is called, wherever the server writes to people. */
export const PRODUCT = 'Whenabouts';
