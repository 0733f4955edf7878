import fc from 'fast-check';

const from = <T>(...values: readonly T[]) => fc.constantFrom(...values);

/** Texts that databases, URL parsers, headers or comparisons handle in different ways. */
const texts = from(
  '',
  ' ',
  'ñ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '😀',
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
  'İ',
  'ß'.repeat(50),
  '\r\nX-Injected: 1',
  "' OR '1'='1",
  '\\',
  '%',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  'x'.repeat(101),
  'x'.repeat(255),
  'x'.repeat(10_000),
  '2026-02-30',
  '0000-00-00',
  '2026-01-31T25:61:00Z',
  'https://[',
  'https://a@b',
  'https://x:99999/',
  'http://localhost/api/images/{image}',
  'someone@example.com',
  'SOMEONE@EXAMPLE.COM ',
  'ñ@example.com',
  'boss@example.com\u0000',
  '<p onclick=x>'.repeat(20),
  '<a>'.repeat(300),
  'data:image/png;base64,AAAA',
  '{slug}',
  '{partner}',
);

/** JSON texts of values, including some that `JSON.stringify` never writes. */
const jsonTexts = fc.oneof(
  { weight: 4, arbitrary: texts.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => JSON.stringify(text)) },
  {
    weight: 3,
    arbitrary: from(
      'null',
      'true',
      '0',
      '-0',
      '-1',
      '1e999',
      '-1e999',
      '1e-400',
      '0.1',
      '35.00000000001',
      '9007199254740993',
      '18446744073709551616',
      '1'.repeat(400),
      '{}',
      '[]',
      '[[]]',
      '["ñ","\\u0000"]',
      '{"__proto__":{"x":1}}',
      '{"$ne":""}',
      '{"toString":1}',
      '"\\ud83d"',
      `${'['.repeat(15)}${']'.repeat(15)}`,
      `${'['.repeat(100)}${']'.repeat(100)}`,
    ),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

type Field = readonly [name: string, text: string];

/** A body from the documentation with up to two fields changed, removed, repeated or added. */
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
