/** The product's name in all copy. */
export const PRODUCT_NAME = 'Whenabouts';
