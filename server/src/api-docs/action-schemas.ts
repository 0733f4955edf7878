import { type InputName, isCounted, fields as planFields, rangeProblem } from '@whenabouts/core';
import {
  authProblems,
  contactLimits,
  contactProblems,
  partnerProblems,
  postLimits,
  postProblems,
} from '../../contract/index.ts';
import type { JsonSchema } from './json-schema.ts';

/** A rule of the contract, as valibot keeps it. */
export interface Rule {
  readonly type: string;
  readonly message?: unknown;
  readonly requirement?: unknown;
}

/**
 * What only tidies. The document says how a value looks when it is tidy: whatever it allows is accepted
 * as it is, and the server also takes what becomes that by trimming, composing and the like.
 */
const TIDYING: readonly string[] = ['trim', 'normalize', 'to_lower_case', 'to_upper_case', 'transform'];

const inputNames = Object.keys(planFields) as InputName[];

const inputRanges = inputNames.map((name): [string, JsonSchema] => {
  const { min: minimum, max: maximum } = planFields[name];
  return [rangeProblem(name), { type: isCounted(planFields[name]) ? 'integer' : 'number', minimum, maximum }];
});

/** What JSON Schema can say of the rules that the contract writes as functions, by the words of their refusals. */
const checks: ReadonlyMap<string, JsonSchema> = new Map<string, JsonSchema>([
  ...inputRanges,
  ['Please remove line breaks and control characters.', note('One line.')],
  ['Please remove control characters.', note('Several lines.')],
  [contactProblems.name, { minLength: contactLimits.name.min }],
  [contactProblems.message, { minLength: contactLimits.message.min }],
  [postProblems.title, { minLength: postLimits.title.min }],
  [postProblems.excerptShort, { minLength: postLimits.excerpt.min }],
  [postProblems.slugReserved, note('Some words are reserved, such as `archive` and `page`.')],
  [
    postProblems.coverImage,
    note('An https address, or the address of an image that this site keeps, without a name and password.'),
  ],
  [postProblems.publishedAt, { pattern: String.raw`^(?:(?:19|20|21)\d\d-\d\d-\d\d)?$` }],
  [partnerProblems.origin, { pattern: String.raw`^https?://[^/?#@\\\s]+$` }],
  [partnerProblems.originPlain, note('http is for localhost alone.')],
  [authProblems.passwordsDiffer, note('`confirmPassword` must equal `password`.')],
]);

function note(description: string): JsonSchema {
  return { description };
}

/** The schema with a rule added that valibot's own converter cannot say. */
export function withRule(schema: JsonSchema, { type, message, requirement }: Rule, email: JsonSchema) {
  if (TIDYING.includes(type)) return schema;
  if (type === 'check' || type === 'partial_check') return withCheck(schema, String(message));
  // Letters: the tidy form of what ignores case is small, and JSON Schema reads patterns as Unicode.
  if (type === 'regex' && requirement instanceof RegExp && ['i', 'u'].includes(requirement.flags)) {
    return { ...schema, pattern: requirement.source };
  }
  if (type === 'max_bytes') {
    const bytes = Number(requirement);
    const kilobytes = bytes >= 1024 ? `${bytes / 1024} kB` : `${bytes} bytes`;
    return withWords({ ...schema, maxLength: bytes }, `At most ${kilobytes} in UTF-8.`);
  }
  // The forms' own words for an address; the rules are those of every address.
  if (type === 'raw_transform') return { ...schema, ...email };
  if (type === 'raw_check') return withWords(schema, '`retirementAge` must be above `currentAge`.');
  return undefined;
}

function withCheck(schema: JsonSchema, message: string): JsonSchema | undefined {
  const known = checks.get(message);
  if (!known) return undefined;
  const { description, ...rest } = known;
  return description === undefined ? { ...schema, ...rest } : withWords(schema, description);
}

/** Says it once, after what is said already. */
export function withWords(schema: JsonSchema, words: string): JsonSchema {
  const said = schema.description ?? '';
  return said.includes(words) ? schema : { ...schema, description: [said, words].filter(Boolean).join(' ') };
}
