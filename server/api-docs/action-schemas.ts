import { type InputName, inputRangeMessage, isCounted, fields as planFields } from '@whenabouts/core';
import {
  authMessages,
  contactLimits,
  contactMessages,
  partnerMessages,
  postLimits,
  postMessages,
} from '../contract/index.ts';
import type { JsonSchema } from './json-schema.ts';

/** A validation action of a valibot schema. */
export interface Rule {
  readonly type: string;
  readonly message?: unknown;
  readonly requirement?: unknown;
}

/**
 * Actions that normalize. The document describes the normalized value; the server also accepts values that trimming or
 * Unicode composition turns into it.
 */
const NORMALIZING: readonly string[] = ['trim', 'normalize', 'to_lower_case', 'to_upper_case', 'transform'];

const inputNames = Object.keys(planFields) as InputName[];

const inputRanges = inputNames.map((name): [string, JsonSchema] => {
  const { min: minimum, max: maximum } = planFields[name];
  return [
    inputRangeMessage(name),
    { type: isCounted(planFields[name]) ? 'integer' : 'number', minimum, maximum },
  ];
});

/** JSON Schema, or a description, for rules that the contract writes as functions, by their error message. */
const checks: ReadonlyMap<string, JsonSchema> = new Map<string, JsonSchema>([
  ...inputRanges,
  ['Please remove line breaks and control characters.', note('One line.')],
  ['Please remove control characters.', note('Several lines.')],
  ['Please remove repeated accents.', {}],
  [contactMessages.name, { minLength: contactLimits.name.min }],
  [contactMessages.message, { minLength: contactLimits.message.min }],
  [postMessages.title, { minLength: postLimits.title.min }],
  [postMessages.excerptShort, { minLength: postLimits.excerpt.min }],
  [postMessages.slugReserved, note('Some words are reserved, such as `archive` and `page`.')],
  [
    postMessages.coverImage,
    note('An https URL, or the URL of an image of this site, without a user name and password.'),
  ],
  [postMessages.publishedAt, { pattern: String.raw`^(?:(?:19|20|21)\d\d-\d\d-\d\d)?$` }],
  [partnerMessages.origin, { pattern: String.raw`^https?://[^/?#@\\\s]+$` }],
  [partnerMessages.originPlain, note('http is for localhost only.')],
  [authMessages.passwordsDiffer, note('`confirmPassword` must equal `password`.')],
]);

function note(description: string): JsonSchema {
  return { description };
}

/** Adds a rule that valibot's converter does not support. */
export function withRule(schema: JsonSchema, { type, message, requirement }: Rule, email: JsonSchema) {
  if (NORMALIZING.includes(type)) return schema;
  if (type === 'check' || type === 'partial_check') return withCheck(schema, String(message));
  // Normalized text is lowercase where case is ignored, and JSON Schema patterns are Unicode.
  if (type === 'regex' && requirement instanceof RegExp && ['i', 'u'].includes(requirement.flags)) {
    return { ...schema, pattern: requirement.source };
  }
  if (type === 'max_bytes') {
    const bytes = Number(requirement);
    const kilobytes = bytes >= 1024 ? `${bytes / 1024} kB` : `${bytes} bytes`;
    return withComment({ ...schema, maxLength: bytes }, `At most ${kilobytes} in UTF-8.`);
  }
  // Forms have their own message for an email; its rules are those of every email.
  if (type === 'raw_transform') return { ...schema, ...email };
  if (type === 'raw_check') return withComment(schema, '`retirementAge` must be above `currentAge`.');
  return undefined;
}

function withCheck(schema: JsonSchema, message: string): JsonSchema | undefined {
  const known = checks.get(message);
  if (!known) return undefined;
  const { description, ...rest } = known;
  return description === undefined ? { ...schema, ...rest } : withComment(schema, description);
}

/** Appends text to a schema's comment, once. A description would replace that of the field. */
function withComment(schema: JsonSchema, text: string): JsonSchema {
  const before = schema.$comment ?? '';
  return before.includes(text) ? schema : { ...schema, $comment: [before, text].filter(Boolean).join(' ') };
}
