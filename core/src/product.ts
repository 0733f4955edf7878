export const PRODUCT_NAME = 'Whenabouts';
