import * as v from 'valibot';

/** Adds the description of a field to its schema, for the API docs. Wrap the schema inside `v.optional`. */
export const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** A time in ISO 8601, UTC. */
export const Time = v.pipe(v.string(), v.isoTimestamp());
