import type { Plan } from '@whenabouts/server/contract';

/** Returns the DOM id of a plan's row. */
export function rowId({ id }: Plan): string {
  return `plan-${id}`;
}
