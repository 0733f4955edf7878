import type { JsonSchema } from './json-schema.ts';

/** A validation action of a valibot schema. */
export interface Rule {
  readonly type: string;
  readonly requirement?: unknown;
  /** Added by `documented` in the contract to rules that are written as functions. */
  readonly docs?: JsonSchema | string;
}

/**
 * Actions that normalize. The document describes the normalized value; the server also accepts values that trimming or
 * Unicode composition turns into it.
 */
const NORMALIZING: readonly string[] = ['trim', 'normalize', 'to_lower_case', 'to_upper_case', 'transform'];

/** Adds a rule that valibot's converter does not support. Returns undefined for a rule without documentation. */
export function withRule(schema: JsonSchema, { type, requirement, docs }: Rule, email: JsonSchema) {
  if (typeof docs === 'string') return withComment(schema, docs);
  if (docs) return { ...schema, ...docs };
  if (NORMALIZING.includes(type)) return schema;
  // Normalized text is lowercase where case is ignored, and JSON Schema patterns are Unicode.
  if (type === 'regex' && requirement instanceof RegExp && ['i', 'u'].includes(requirement.flags)) {
    return { ...schema, pattern: requirement.source };
  }
  if (type === 'max_bytes') {
    const bytes = Number(requirement);
    const kilobytes = bytes >= 1024 ? `${bytes / 1024} kB` : `${bytes} bytes`;
    return withComment({ ...schema, maxLength: bytes }, `At most ${kilobytes} in UTF-8.`);
  }
  // Forms have their own message for an email, but the same rules as everywhere.
  if (type === 'raw_transform') return { ...schema, ...email };
  return undefined;
}

/** Appends text to a schema's comment, once. Not to its description, which would replace the field's description. */
function withComment(schema: JsonSchema, text: string): JsonSchema {
  const before = schema.$comment ?? '';
  return before.includes(text) ? schema : { ...schema, $comment: [before, text].filter(Boolean).join(' ') };
}
