import { type Field, isWholeNumberField, rangeMessage } from '@whenabouts/core';
import * as v from 'valibot';

/** Returns the schema of an object. Rejects arrays, which `v.object` takes for objects without fields. */
export const plainObject = ((...args: Parameters<typeof v.object>) => {
  const schema = v.object(...args);
  const run = schema['~run'];
  return Object.assign(schema, {
    '~run': (dataset: { value: unknown }, config: v.Config<v.BaseIssue<unknown>>) =>
      run.call(schema, { ...dataset, value: Array.isArray(dataset.value) ? null : dataset.value }, config),
  });
}) as typeof v.object;

/**
 * Returns the schema of a request body: an object with these entries; unknown entries are dropped. A missing entry
 * gets the same message as an invalid entry. Validation of an entry stops at the first rule that it violates, so that
 * a limit of its length protects rules that take long.
 */
export const body = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.config(
    plainObject(entries, (issue) => {
      const entry = entries[String(issue.path?.at(-1)?.key)];
      const missing = entry && v.safeParse(entry, undefined);
      return missing?.issues?.[0].message ?? 'Please send an object.';
    }),
    { abortPipeEarly: true },
  );

/** A hidden field that spam bots fill in. If it is filled, the response is as usual, and nothing is stored. */
export const Honeypot = v.optional(v.string(), '');

/** Returns the first message for each field, by name; messages for the whole object are under "". */
export function messagesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = Object.create(null);
  for (const issue of issues) {
    const field = (issue.path ?? []).map((item) => String(item.key)).join('.');
    messages[field] ??= issue.message;
  }
  return messages;
}

/** Adds the description of a field to its schema, for the API docs. Wrap the schema inside `v.optional`. */
export const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** Returns the schema of a token from an email, which has 256 bits in base64url. */
export const emailToken = (message: string) =>
  described(
    v.pipe(v.string(message), v.regex(/^[\w-]{43}$/, message)),
    'The token from the link in the email.',
  );

/** Returns the part of an issue's path that leads to a field of an object. */
export const pathTo = <Input extends object>(input: Input, key: keyof Input & string) => ({
  type: 'object' as const,
  origin: 'value' as const,
  input: { ...input },
  key,
  value: input[key],
});

/** Returns the length of bytes in base64, which encodes three bytes as four characters. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** A keyword of JSON Schema with its value, or a sentence, that says the same as a rule written as a function. */
type RuleDocs = Readonly<Record<string, string | number>> | string;

/** Adds documentation to a rule that is written as a function, because the API docs cannot be derived from its code. */
export const documented = <Action extends object>(action: Action, docs: RuleDocs) => ({ ...action, docs });

/** A time in UTC as in ISO 8601, such as `2026-03-01T18:04:05.000Z`. */
export const Time = v.pipe(v.string(), v.isoTimestamp());

/** Returns the schema of a number in the range of a field, whole if the field takes whole numbers only. */
export const numberIn = (field: Field) => {
  const message = rangeMessage(field);
  const inRange = v.pipe(v.number(message), v.minValue(field.min, message), v.maxValue(field.max, message));
  // Converts JSON's negative zero to zero.
  return isWholeNumberField(field)
    ? v.pipe(inRange, v.integer(message))
    : v.pipe(
        inRange,
        v.transform((value) => value + 0),
      );
};
