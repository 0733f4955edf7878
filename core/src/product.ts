/** What the product is called, wherever it names itself to people. */
export const PRODUCT_NAME = 'Whenabouts';
