import * as v from 'valibot';

/** Adds the description of a field to its schema, for the API docs. Wrap the schema inside `v.optional`. */
export const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** A keyword of JSON Schema with its value, or a sentence, that says the same as a rule written as a function. */
type RuleDocs = Readonly<Record<string, string | number>> | string;

/** Adds documentation to a rule that is written as a function, because the API docs cannot be derived from its code. */
export const documented = <Action extends object>(action: Action, docs: RuleDocs) => ({ ...action, docs });

/** A time in UTC as in ISO 8601, such as `2026-03-01T18:04:05.000Z`. */
export const Time = v.pipe(v.string(), v.isoTimestamp());
