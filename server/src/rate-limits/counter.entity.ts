import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The hits that a rate limit has counted in a time window. The table has the name of an earlier release. */
export const CounterRow = defineEntity({
  name: 'CounterRow',
  tableName: 'throttles',
  properties: {
    /** A keyed hash of the limit's name and the limited subject, such as an IP address. */
    id: p.string().primary(),
    hits: p.integer(),
    /** The number of consecutive windows in which the limit was exceeded. */
    strikes: p.integer(),
    /** The end of the window, in milliseconds since 1970. */
    resetsAt: p.integer(),
  },
});

export type CounterRow = InferEntity<typeof CounterRow>;
