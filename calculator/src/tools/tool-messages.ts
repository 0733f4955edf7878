import { PRODUCT_NAME } from '@whenabouts/core';

/** The English messages of every tool. */
export const toolMessages = {
  yourNumbers: 'Your numbers',
  example: 'This is an example, not financial or tax advice. The numbers stay in your browser.',
  more: `More at ${PRODUCT_NAME} (new tab)`,
  showTable: 'Show as a table',
};

export type ToolMessages = typeof toolMessages;
