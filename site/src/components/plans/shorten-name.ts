import { PLAN_NAME_MAX } from '@whenabouts/server/contract';

/** Shortens a plan's name without splitting a surrogate pair. */
export const shortenName = (name: string, max = PLAN_NAME_MAX) =>
  name.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
