import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { parseEarningsRecord } from './parse-earnings-record.ts';

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<osss:OnlineSocialSecurityStatementData xmlns:osss="http://ssa.gov/osss/schemas/2.0">
  <osss:UserInformation><osss:Name>Wanda &amp; Worker</osss:Name><osss:DateOfBirth>1964-05-01</osss:DateOfBirth></osss:UserInformation>
  <osss:EarningsRecord>${content}</osss:EarningsRecord>
</osss:OnlineSocialSecurityStatementData>`;

const year = (years: string, social: string, medicare = '999999') =>
  `<osss:Earnings ${years}><osss:FicaEarnings>${social}</osss:FicaEarnings><osss:MedicareEarnings>${medicare}</osss:MedicareEarnings></osss:Earnings>`;

const inYear = (number: number) => `startYear="${number}" endYear="${number}"`;

test('parseEarningsRecord reads the Social Security earnings of the XML file, never those of Medicare', () => {
  const file = xml(
    `<!-- a comment -->${year(inYear(2023), '45123')}${year("endYear='2022' startYear='2022'", '44000')}${year(inYear(2024), '-1')}`,
  );
  expect(parseEarningsRecord(`\uFEFF${file}\n`)).toEqual({
    earnings: [
      { year: 2022, dollars: 44_000 },
      { year: 2023, dollars: 45_123 },
    ],
    notices: ['2024: not recorded yet. Until then, what you earn today counts.'],
  });
});

test.each([
  ['tabs', '2024\tNot yet recorded\tNot yet recorded\n2023\t$45,123\t$45,123\n2022\t$44,000\t$99,000'],
  [
    'each cell on its own line',
    '2024\nNotYetRecorded\nNotYetRecorded\n2023\n$45,123\n$45,123\n2022\n$44,000\n$99,000',
  ],
  ['typed years', '2022 44000\r\n2023: 45,123\r\n2024 not yet recorded'.replace(':', '')],
  ['a spreadsheet', '2022,44000,44000\n2023,"45,123","45,123"\n2024,NotYetRecorded,NotYetRecorded'],
  [
    'headings and a footer',
    '2024 Social Security Statement\nEarnings through 2024\nWork Year Taxed Social Security Earnings\n2023 $ 45,123 $ 45,123\n2022 $44,000\n2024 NotYetRecorded\nTotal 2 pages',
  ],
])('parseEarningsRecord reads a table copied with %s', (_, text) => {
  expect(parseEarningsRecord(text)).toEqual({
    earnings: [
      { year: 2022, dollars: 44_000 },
      { year: 2023, dollars: 45_123 },
    ],
    notices: ['2024: not recorded yet. Until then, what you earn today counts.'],
  });
});

test('parseEarningsRecord reads lines that alternate years and amounts, even amounts that look like years', () => {
  expect(parseEarningsRecord('1990\n2000\n1991\n2005').earnings).toEqual([
    { year: 1990, dollars: 2_000 },
    { year: 1991, dollars: 2_005 },
  ]);
});

test('parseEarningsRecord spreads grouped years evenly, limits years to their maximum, and says both', () => {
  expect(
    parseEarningsRecord('1965 $900 MedicareBeganIn1966\n1991-1993 $30,000 $30,000\n2020 $200,000 $200,000'),
  ).toEqual({
    earnings: [
      { year: 1965, dollars: 900 },
      { year: 1991, dollars: 10_000 },
      { year: 1992, dollars: 10_000 },
      { year: 1993, dollars: 10_000 },
      { year: 2020, dollars: 137_700 },
    ],
    notices: [
      '1991–1993 are one sum in the record: each year counts as an equal part of it.',
      '1966–1990, 1994–2019: not in the record, so no earnings count. Check it for missing rows.',
      '2020: earnings above the year’s taxable maximum do not count.',
    ],
  });
});

test('parseEarningsRecord leaves out years before 1951, and says so', () => {
  expect(parseEarningsRecord('1950 2,000\n1951 3,000')).toEqual({
    earnings: [{ year: 1951, dollars: 3_000 }],
    notices: ['Years before 1951 do not count.'],
  });
});

const bomb = `<!DOCTYPE a [<!ENTITY x "aaaaaaaaaa"><!ENTITY y "&x;&x;">]>${xml(year(inYear(2020), '&y;'))}`;

test.each([
  ['nothing', '  \n', SyntaxError, /empty/],
  ['a PDF file', '%PDF-1.7 2020 45,000', SyntaxError, /PDF/],
  ['a saved web page', '<!DOCTYPE html><p>2020 45,000', SyntaxError, /web page/],
  ['entities', bomb, SyntaxError, /document type/],
  [
    'another XML file',
    '<plans><Earnings startYear="2020" endYear="2020"/></plans>',
    SyntaxError,
    /not a Social Security/,
  ],
  ['a cut file', xml(year(inYear(2020), '45000')).slice(0, 400), SyntaxError, /damaged/],
  ['crossed tags', xml('<a><b></a></b>'), SyntaxError, /damaged/],
  ['two roots', xml(year(inYear(2020), '1')) + xml(''), SyntaxError, /not a Social Security/],
  ['a year without its end', xml(year('startYear="2020"', '45000')), SyntaxError, /damaged/],
  ['an amount in words', xml(year(inYear(2020), 'many')), SyntaxError, /“many” as the earnings of 2020/],
  ['no years', 'My name is Wanda, and I earned a lot.', SyntaxError, /no year/],
  ['no recorded year', '2025 NotYetRecorded', SyntaxError, /no year with recorded/],
  ['a foreign amount', '2020 45.000', SyntaxError, /“45.000” as the earnings of 2020/],
  ['a foreign amount on its own line', '2020\n45k\n2021\n46k', SyntaxError, /“45k” as the earnings of 2020/],
  ['an amount that commas divide', '2020,45,000', SyntaxError, /divide year and amount/],
  ['a year to come', '2031 45,000', RangeError, /1937 to \d{4}, not 2031/],
  ['a year long ago', '1066 45,000', RangeError, /not 1066/],
  ['years in the wrong order', '2010-2001 45,000', RangeError, /wrong order/],
  ['a year twice', '2020 45,000\n2020 45,000', RangeError, /2020 appears twice/],
  ['a group over a year', '2020 45,000\n2019-2021 45,000', RangeError, /2020 appears twice/],
  ['a negative amount', '2020 -5', RangeError, /2020 must be from \$0/],
  ['a huge amount', '2020 99999999999999999999', RangeError, /2020 must be from \$0/],
  ['five megabytes', '2020 45,000\n'.repeat(400_000), RangeError, /longer/],
])('parseEarningsRecord rejects %s, and says what to do', (_, text, error, message) => {
  const parse = () => parseEarningsRecord(text);
  expect(parse).toThrow(error);
  expect(parse).toThrow(message);
  expect(parse).toThrow(/[Pp]lease|On ssa\.gov/);
});

test('parseEarningsRecord returns possible years and amounts or an error with a sentence, whatever the text is', () => {
  const valid = xml(year(inYear(2020), '45000') + year(inYear(2021), '46000'));
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '\n',
      '\t',
      ' ',
      ',',
      '$',
      '<',
      '>',
      '"',
      '-1',
      '1990',
      '2020–2022',
      '45,000',
      'NotYetRecorded',
    ),
    fc.constantFrom('<osss:Earnings startYear="2020" endYear="2021">', '</osss:FicaEarnings>', '<!--', ']]>'),
  );
  const damaged = fc
    .tuple(fc.nat(valid.length), fc.nat(20), fc.string({ maxLength: 5 }))
    .map(([at, length, text]) => valid.slice(0, at) + text + valid.slice(at + length));
  const text = fc.oneof(
    damaged,
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (record) => {
      let parsed: ReturnType<typeof parseEarningsRecord>;
      try {
        parsed = parseEarningsRecord(record);
      } catch (error) {
        expect(error).toSatisfy((thrown) => thrown instanceof SyntaxError || thrown instanceof RangeError);
        expect((error as Error).message).toMatch(/\.$/);
        return;
      }
      const years = parsed.earnings.map((entry) => entry.year);
      expect(years).toEqual([...new Set(years)].sort((a, b) => a - b));
      for (const { year, dollars } of parsed.earnings) {
        expect(year).toBeGreaterThanOrEqual(1951);
        expect(year).toBeLessThanOrEqual(2026);
        expect(dollars).toBeGreaterThanOrEqual(0);
        expect(dollars).toBeLessThanOrEqual(184_500);
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});
