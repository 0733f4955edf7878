// Hostile values of fields: the texts and JSON that parsers, databases and comparisons handle in different ways.
import fc from 'fast-check';
import type * as v from 'valibot';
import { DEFAULT_BODY_BYTES, type Endpoint, endpoints } from '../contract/index.ts';

const from = <T>(...values: readonly T[]) => fc.constantFrom(...values);
/** Splits a list of texts without spaces. */
export const wordsIn = (list: string) => list.split(' ');

/** Texts that databases, URL parsers, headers or comparisons handle in different ways. */
const texts = from(
  ...wordsIn(
    'ñ 😀 İ % __proto__ constructor 2026-02-30 0000-00-00 2026-01-31T25:61:00Z https://[ https://a@b https://x:99999/ http://localhost/api/images/{image} someone@example.com ñ@example.com data:image/png;base64,AAAA {slug} {partner}',
  ),
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '😀'.repeat(9),
  '😀'.repeat(60),
  'e\u0301'.repeat(80),
  '\ufb2c'.repeat(90),
  '\u0085',
  '\u2028',
  '\u200b',
  '\u202eabc',
  '\ufeff',
  '\u212a',
  'ß'.repeat(50),
  '\r\nX-Injected: 1',
  "' OR '1'='1",
  '\\',
  '9'.repeat(400),
  'x'.repeat(101),
  'x'.repeat(255),
  'x'.repeat(10_000),
  'SOMEONE@EXAMPLE.COM ',
  'boss@example.com\u0000',
  '<p onclick=x>'.repeat(20),
  '<a>'.repeat(300),
);

/** JSON texts of values, including some that `JSON.stringify` never writes. */
const jsonTexts = fc.oneof(
  { weight: 4, arbitrary: texts.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => JSON.stringify(text)) },
  {
    weight: 3,
    arbitrary: from(
      ...wordsIn(
        'null true 0 -0 -1 1e999 -1e999 1e-400 0.1 35.00000000001 9007199254740993 18446744073709551616 {} [] [[]] {"__proto__":{"x":1}} {"$ne":""} {"toString":1}',
      ),
      '1'.repeat(400),
      '["ñ","\\u0000"]',
      '"\\ud83d"',
      `${'['.repeat(15)}${']'.repeat(15)}`,
      `${'['.repeat(100)}${']'.repeat(100)}`,
    ),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

type Field = readonly [name: string, text: string];

/** Generates bodies from the documentation with up to two fields changed, removed, repeated or added. */
function changedBody(example: object): fc.Arbitrary<string> {
  const fields = Object.entries(example);
  const added = fc.oneof(from('__proto__', 'constructor', 'id', 'accountId', 'role', 'version'), texts);
  const addition = fc.tuple(added, jsonTexts).map((field) => (all: readonly Field[]) => [...all, field]);
  const changes = fields.map(([name, value]) => {
    const text = typeof value === 'object' && value ? fc.oneof(changedBody(value), jsonTexts) : jsonTexts;
    return fc.tuple(text, from('change', 'change', 'change', 'change', 'repeat', 'remove')).map(
      ([other, how]) =>
        (all: readonly Field[]) =>
          all.flatMap((field): Field[] => {
            if (field[0] !== name) return [field];
            if (how === 'remove') return [];
            return how === 'repeat' ? [[name, other], field] : [[name, other]];
          }),
    );
  });
  const change = fc.oneof(addition, ...changes, ...changes);
  const start = fields.map(([name, value]): Field => [name, JSON.stringify(value)]);
  return fc.array(change, { maxLength: 2 }).map((steps) => {
    const result = steps.reduce<readonly Field[]>((all, step) => step(all), start);
    return `{${result.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
  });
}

/** Bodies for an endpoint whose documentation has this example. */
export const bodies = (example: object): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 12, arbitrary: changedBody(example) },
    { weight: 1, arbitrary: jsonTexts },
    {
      weight: 1,
      arbitrary: from(
        undefined,
        '',
        '{',
        '{}{}',
        '\ufeff{}',
        'a=b&c=d',
        'x'.repeat(70_000),
        JSON.stringify({ a: 'x'.repeat(60_000) }),
      ),
    },
  );

/** The general categories of Unicode. */
const CATEGORIES =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn'.split(' ');

/** Returns the first character of a category and one from its middle, within the first two planes, which have all categories. */
function charactersOf(category: string): readonly string[] {
  const pattern = new RegExp(`^\\p{${category}}$`, 'u');
  const all: string[] = [];
  for (let point = 0; point < 0x20000; point++) {
    const character = String.fromCodePoint(point);
    if (pattern.test(character)) all.push(character);
  }
  return [all[0] ?? '', all[Math.floor(all.length / 2)] ?? ''];
}

/** A text of about any length, described by the units that it repeats, each for an equal part of the text. */
export type HostileText = readonly [name: string, ...units: string[]];

/** Combining marks whose canonical order is the reverse of the written one: normalization sorts them. */
const ACUTE = '\u0301';
const GRAVE_BELOW = '\u0316';
const CIRCUMFLEX_VOWEL = '\u0f71';
const IOTA_BELOW = '\u0345';

/** Texts for which normalization or a careless pattern may take time that grows with the square of their length. */
export const quadraticTexts: readonly HostileText[] = [
  ['combining marks in the wrong order', ACUTE, GRAVE_BELOW],
  ['runs of 30 combining marks', `a${ACUTE.repeat(15)}${GRAVE_BELOW.repeat(15)}`],
  ['ligatures', '\ufb03\ufdfa'],
  ['spaces and line breaks', ' ', '\r\n', '\u3000'],
  ['letters in which times and dates are written', 'T', '\n'],
  ['hosts with combining marks', 'https://', ACUTE, GRAVE_BELOW],
];

export const hostileTexts: readonly HostileText[] = [
  ...quadraticTexts,
  ['alternating combining marks', ACUTE + GRAVE_BELOW],
  ['three kinds of combining marks in the wrong order', IOTA_BELOW, ACUTE, CIRCUMFLEX_VOWEL],
  ['combining marks in the canonical order', `a${GRAVE_BELOW}`, GRAVE_BELOW, ACUTE],
  ['marks that decompose', '\u0344'],
  ['letters that decompose to four', '\u1f82', '\u{1d160}'],
  ['initial, medial and final jamo', '\u1100', '\u1161', '\u11a8'],
  ['jamo in syllables', '\u1100\u1161\u11a8'],
  ['Hangul syllables with final jamo', '\uac00\u11a8', '\u11a8'],
  ['high surrogates', '\ud800'],
  ['low surrogates before high ones', '\udc00\ud800'],
  ['characters beyond the basic plane', '\u{1f600}', '\u{e0101}'],
  ...CATEGORIES.map((name): HostileText => [`runs of ${name}`, ...charactersOf(name)]),
];

/** Characters that separate the parts of URLs and headers. */
const SEPARATORS = [...` \t,;:=&?/\\.+-_~%"'()<>[]{}@*#|0aA`];

/** Texts for headers and URLs: a parser that looks for the end of a part again and again may be slow. */
export const hostileParts: readonly HostileText[] = [
  ...quadraticTexts,
  ...SEPARATORS.map((character): HostileText => [`runs of ${JSON.stringify(character)}`, character]),
  ['digits and dots', '1.'],
  ['escapes', '%2f'],
  ['parent folders', '../'],
  ['names and values', 'a=1;', 'a=1&', 'a;q=0,'],
  ['entity tags', 'W/"1",', '"'],
  ['comments', '(', ')'],
  ['spaces before words', ' a', '\t;'],
];

/** Returns the text, repeated until its JSON has about `bytes` bytes. A `!` at its end makes patterns backtrack. */
export const ofBytes = (text: HostileText, bytes: number): string =>
  repeated(
    text,
    bytes,
    (unit) => unit,
    (unit) => Buffer.byteLength(JSON.stringify(unit)) - 2,
  );

/** Returns the text as a part of a URL with about that many bytes. */
export const inUrl = (text: HostileText, bytes: number): string =>
  repeated(text, bytes, (unit) => (isAscii(unit) ? encodeURI(unit) : escaped(unit)));

/** Returns the text as a header with about that many bytes, without the characters that no header can contain. */
export const inHeader = (text: HostileText, bytes: number): string =>
  repeated(text, bytes, (unit) =>
    Buffer.from(unit)
      .toString('latin1')
      .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ''),
  );

const isAscii = (unit: string): boolean => /^[\x21-\x7e]+$/.test(unit);

const escaped = (unit: string): string =>
  [...Buffer.from(unit)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

function repeated(
  [, ...units]: HostileText,
  bytes: number,
  encode: (unit: string) => string,
  bytesOf: (unit: string) => number = (unit) => unit.length,
): string {
  const perUnit = Math.floor((bytes - 1) / units.length);
  const encoded = units.map(encode).filter((unit) => unit !== '');
  return `${encoded.map((unit) => unit.repeat(Math.floor(perUnit / bytesOf(unit)))).join('')}!`;
}

/** A field in the body of an endpoint that accepts text. */
export interface TextField {
  readonly endpoint: keyof typeof endpoints;
  /** Keys from the body to the text, such as `tags` and `0`. */
  readonly path: readonly string[];
  /** The schema of the text, without its description. Fields of several endpoints may share it. */
  readonly schema: unknown;
}

/** A schema of valibot, with the properties that contain other schemas. */
interface AnySchema {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly AnySchema[];
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  /** Schemas of a union, or values of a picklist. */
  readonly options?: readonly AnySchema[];
}

const WITHOUT_TEXT = ['number', 'boolean', 'picklist', 'literal'];

/** All text fields of the contract, read from the schemas of the endpoints. */
export const textFields: readonly TextField[] = Object.entries<Endpoint>(endpoints).flatMap(
  ([name, { body }]) =>
    body ? textsIn(body).map((text) => ({ ...text, endpoint: name as TextField['endpoint'] })) : [],
);

function textsIn(schema: v.GenericSchema | AnySchema): Omit<TextField, 'endpoint'>[] {
  const { type, entries, wrapped, item, options, pipe } = schema as AnySchema;
  const below = (key: string, inner: AnySchema) =>
    textsIn(inner).map(({ path, ...rest }) => ({ ...rest, path: [key, ...path] }));
  const last = pipe?.findLast(({ kind }) => kind === 'schema');
  if (last && last !== pipe?.[0]) return textsIn(last);
  if (wrapped) return textsIn(wrapped);
  if (item) return below('0', item);
  if (entries) return Object.entries(entries).flatMap(([key, entry]) => below(key, entry));
  if (type === 'union') return (options ?? []).flatMap(textsIn);
  if (type === 'string') return [{ path: [], schema: withoutDescription(schema as AnySchema) }];
  if (WITHOUT_TEXT.includes(type)) return [];
  throw new Error(`A schema of type ${type} may or may not contain text.`);
}

/** Returns the schema to which `described` of the contract has added a description. */
function withoutDescription(schema: AnySchema): AnySchema {
  const [inner, description, ...more] = schema.pipe ?? [];
  return inner && description?.type === 'description' && more.length === 0 ? inner : schema;
}

/** Returns the documented body of an endpoint, in JSON, with another value in one field. */
export function bodyWith({ endpoint, path }: TextField, value: string | number): string {
  const body = structuredClone(endpoints[endpoint].docs as { body?: object }).body ?? {};
  let parent = body as Record<string, unknown>;
  for (const key of path.slice(0, -1)) {
    parent[key] ??= {};
    parent = parent[key] as Record<string, unknown>;
  }
  parent[path.at(-1) ?? ''] = value;
  return JSON.stringify(body);
}

/** Returns the size limit of an endpoint's body in bytes. */
export const bodyLimit = ({ endpoint }: TextField): number =>
  (endpoints[endpoint] as Endpoint).bodyBytes ?? DEFAULT_BODY_BYTES;
