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

/** Notices of a record that ends in 2023: 2025 is the last complete year. */
const NOT_YET_RECORDED = [
  'Your record has no earnings for 2025 yet. Until it does, we count your current pay.',
  'Your record has no earnings for 2024, so we count $0. If you worked then, add the missing rows.',
];

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
    notices: NOT_YET_RECORDED,
  });
});

test.each([
  ['tabs', '2024\tNot yet recorded\tNot yet recorded\n2023\t$45,123\t$45,123\n2022\t$44,000\t$99,000'],
  [
    'each cell on its own line',
    '2024\nNotYetRecorded\nNotYetRecorded\n2023\n$45,123\n$45,123\n2022\n$44,000\n$99,000',
  ],
  ['typed years', '2022 44000\r\n2023: 45,123\r\n2024 not yet recorded'],
  ['a spreadsheet', '2022,44000,44000\n2023,"45,123","45,123"\n2024,NotYetRecorded,NotYetRecorded'],
  ['dashes after the years', '2022 - 44,000\n2023 – $45,123\n2024 — not yet recorded'],
  ['other signs after the years', '2022 = 44,000\n2023-45,123\n2024; NotYetRecorded'],
  ['bullets', '• 2022 $44,000\n* 2023 $45,123\n- 2024: not yet recorded'],
  ['numbers before the years', '1. 2022 44,000\n2. 2023 45,123\n3) 2024 Not yet recorded'],
  ['the name of the currency', '2022 USD 44,000\n2023 US$45,123\n2024 NotYetRecorded'],
  [
    'lines of Markdown',
    '| Year | Earnings |\n| --- | --- |\n| 2022 | 44,000 |\n| 2023 | $45,123 | $99,000 |',
  ],
  ['Medicare earnings of a smaller first amount', '2022\t44,000\t900,000\n2023,"45,123","123,456"'],
  [
    'headings and a footer',
    '11/29/2026\n2024 Social Security Statement\nEarnings through 2024\nWork Year Taxed Social Security Earnings\n2023 $ 45,123 $ 45,123\n2022 $44,000\n2024 NotYetRecorded\nTotal 2 pages\nTotal $89,123\n160 credits\n1-800-772-1213\n2',
  ],
])('parseEarningsRecord reads a table copied with %s', (_, text) => {
  expect(parseEarningsRecord(text)).toEqual({
    earnings: [
      { year: 2022, dollars: 44_000 },
      { year: 2023, dollars: 45_123 },
    ],
    notices: NOT_YET_RECORDED,
  });
});

test('parseEarningsRecord names a row whose amount it cannot read, but no heading', () => {
  const noticesOf = (line: string) => parseEarningsRecord(`1989 40,000\n${line}\n1991 41,000`).notices;
  expect(noticesOf('1990 abc')).toContain(
    'We did not read “1990 abc”, because it has no amount. Write one, such as 1990 45,000, if you worked then.',
  );
  expect(noticesOf('1990 no idea any more').join()).toContain('We did not read “1990 no idea any more”');
  expect(noticesOf('1991 Statement').join()).not.toContain('did not read');
  expect(noticesOf('1988 unclear').join()).toContain('We did not read “1988 unclear”');
});

test('parseEarningsRecord reads lines that alternate years and amounts, even amounts that look like years', () => {
  expect(parseEarningsRecord('1990\n2000\n1991\n2005').earnings).toEqual([
    { year: 1990, dollars: 2_000 },
    { year: 1991, dollars: 2_005 },
  ]);
});

test('parseEarningsRecord reads the Medicare column of plain cells on separate lines, even if amounts look like years', () => {
  expect(parseEarningsRecord('1990\n2000\n2000\n1991\n2005\n2005').earnings).toEqual([
    { year: 1990, dollars: 2_000 },
    { year: 1991, dollars: 2_005 },
  ]);
  expect(parseEarningsRecord('1990\n45000\n45000\n1991\n2005\n2005').earnings).toEqual([
    { year: 1990, dollars: 45_000 },
    { year: 1991, dollars: 2_005 },
  ]);
});

test('parseEarningsRecord reads the XML file as a browser shows it, after a line of text', () => {
  const shown = `This XML file does not appear to have any style information.\n${xml(year(inYear(2023), '45123'))}`;
  expect(parseEarningsRecord(shown).earnings).toEqual([{ year: 2023, dollars: 45_123 }]);
});

test('parseEarningsRecord counts a year without an amount in the XML file as not recorded, and reports it', () => {
  const empty = `<Earnings ${inYear(2021)}><FicaEarnings/></Earnings><Earnings ${inYear(2022)}/>`;
  const stray = '<FicaEarnings>1</FicaEarnings>';
  const parsed = parseEarningsRecord(
    xml(year(inYear(2020), '44<!-- , -->000') + empty + stray + year(inYear(2025), '46000')),
  );
  expect(parsed).toEqual({
    earnings: [
      { year: 2020, dollars: 44_000 },
      { year: 2025, dollars: 46_000 },
    ],
    notices: [
      'Your record has no earnings for 2021–2024, so we count $0. If you worked then, add the missing rows.',
    ],
  });
});

test('parseEarningsRecord names the years up to the last complete one that have no earnings', () => {
  const noticesOf = (text: string) => parseEarningsRecord(text).notices;
  expect(noticesOf('2024 45,000\n2025 46,000\n2026 NotYetRecorded')).toEqual([
    'Your record has no earnings for 2026 yet. Until it does, we count your current pay.',
  ]);
  expect(noticesOf('2025 46,000')).toEqual([]);
  expect(noticesOf('2010 45,000')).toEqual([
    'Your record has no earnings for 2025 yet. Until it does, we count your current pay.',
    'Your record has no earnings for 2011–2024, so we count $0. If you worked then, add the missing rows.',
  ]);
  expect(noticesOf('2024 45,000\n2026 46,000')).toEqual([
    'Your record has no earnings for 2025, so we count $0. If you worked then, add the missing rows.',
  ]);
});

test('parseEarningsRecord reads the years until a later one, and reports which ones have figures of an earlier year', () => {
  expect(() => parseEarningsRecord('2026 45,000\n2027 46,000')).toThrow('from 1937 to 2026, not 2027');
  expect(parseEarningsRecord('2026\n45,000\n45,000\n2027\n200,000\n300,000', 2028)).toEqual({
    earnings: [
      { year: 2026, dollars: 45_000 },
      { year: 2027, dollars: 184_500 },
    ],
    notices: [
      'Social Security counts earnings up to a yearly maximum. Yours were above it in 2027.',
      'We have not added the Social Security figures of 2027 yet: we use those of 2026.',
    ],
  });
  expect(parseEarningsRecord('2025 45,000\n2028 NotYetRecorded', 2028).notices).toEqual([
    'Your record has no earnings for 2026–2028 yet. Until it does, we count your current pay.',
  ]);
  expect(parseEarningsRecord('2025 45,000', 2028).notices).toEqual([
    'Your record has no earnings for 2026–2027 yet. Until it does, we count your current pay.',
  ]);
  expect(() => parseEarningsRecord('2029 45,000', 2028)).toThrow('from 1937 to 2028, not 2029');
  expect(parseEarningsRecord('2025 45,000', 2020).earnings).toHaveLength(1);
});

test('parseEarningsRecord spreads grouped years evenly, limits years to their maximum, and reports both', () => {
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
      'The record has one total for 1991–1993; we split it evenly.',
      'Your record has no earnings for 2025 yet. Until it does, we count your current pay.',
      'Your record has no earnings for 1966–1990, 1994–2019, 2021–2024, so we count $0. If you worked then, add the missing rows.',
      'Social Security counts earnings up to a yearly maximum. Yours were above it in 2020.',
    ],
  });
});

test('parseEarningsRecord leaves out years before 1951, and reports it', () => {
  expect(parseEarningsRecord('1950 2,000\n1951 3,000')).toEqual({
    earnings: [{ year: 1951, dollars: 3_000 }],
    notices: [
      'Your record has no earnings for 2025 yet. Until it does, we count your current pay.',
      'Your record has no earnings for 1952–2024, so we count $0. If you worked then, add the missing rows.',
      'Earnings before 1951 do not count.',
    ],
  });
});

const bomb = `<!DOCTYPE a [<!ENTITY x "aaaaaaaaaa"><!ENTITY y "&x;&x;">]>${xml(year(inYear(2020), '&y;'))}`;

const twoAmounts = `<Earnings ${inYear(2020)}><FicaEarnings>1</FicaEarnings><FicaEarnings>2</FicaEarnings></Earnings>`;
const yearInYear = `<Earnings ${inYear(2020)}><FicaEarnings>1</FicaEarnings><Earnings ${inYear(2021)}/></Earnings>`;

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
  ['an amount that commas divide', '2020,45,000', SyntaxError, /Put a space between the year and the amount/],
  ['a year to come', '2031 45,000', RangeError, /1937 to \d{4}, not 2031/],
  ['a year long ago', '1066 45,000', RangeError, /not 1066/],
  ['years in the wrong order', '2010-2001 45,000', RangeError, /wrong order/],
  ['a year twice', '2020 45,000\n2020 45,000', RangeError, /2020 appears twice. Delete one of the two rows/],
  ['a group over a year', '2020 45,000\n2019-2021 45,000', RangeError, /2020 appears twice/],
  ['a negative amount', '2020 -5', RangeError, /2020 must be from \$0/],
  ['years in short', '1991-95 30,000', SyntaxError, /“1991-95 30,000”.*such as 1991–1995/],
  ['a year without an amount', '2020 45,000\n2021 n/a', SyntaxError, /“n\/a” as the earnings of 2021/],
  ['a year after words', '2020 45,000\nIn 2021: $46,000', SyntaxError, /line “In 2021: \$46,000”/],
  ['words before the amount', '2020 45,000\n2021 Acme 46,000', SyntaxError, /line “2021 Acme 46,000”/],
  ['a year with a letter', '2020 45,000\n2021x 46,000', SyntaxError, /line “2021x 46,000”/],
  [
    'two rows on a line',
    '2020 45,000; 2021 46,000',
    SyntaxError,
    /two amounts. Put each year on a separate line\.$/,
  ],
  ['blocks side by side', '1990\t45,000\t45,000\t2000\t50,000\t50,000', SyntaxError, /more than two amounts/],
  ['a word after the amount', '2020 45 thousand', SyntaxError, /“thousand” in the line “2020 45 thousand”/],
  ['spaces in an amount', '2020 45 000', SyntaxError, /“45 000” as the earnings of 2020/],
  ['narrow spaces in an amount', '2020 $45\u202F123', SyntaxError, /as the earnings of 2020/],
  ['a comma and a space in an amount', '2020 $45, 000', SyntaxError, /“\$45,” as the earnings of 2020/],
  ['two digits after a comma', '2020 45,00', SyntaxError, /“45,00” as the earnings of 2020/],
  ['four digits after a comma', '2020 45,0000', SyntaxError, /“45,0000” as the earnings of 2020/],
  ['one digit after a point', '2020 45.5', SyntaxError, /“45.5” as the earnings of 2020/],
  ['zeros before an amount', '2020,1200,000', SyntaxError, /as the earnings of 2020/],
  ['quoted amounts with one less than the other', '2020,"45,123","900"', RangeError, /Medicare/],
  ['an age before the amount', '2020 35 45,000', SyntaxError, /“35” is an amount/],
  ['lower Medicare earnings', '2020 45,000 44,000', RangeError, /Medicare earnings of 2020 are lower/],
  ['three amounts', '2020 45,000 45,000 45,000', SyntaxError, /more than two amounts/],
  ['three amounts on lines of their own', '2020\n45,000\n45,000\n1', SyntaxError, /more than two amounts/],
  [
    'columns one after the other',
    '2020\n2021\n2022\n45,000\n46,000\n47,000',
    SyntaxError,
    /which numbers are years/,
  ],
  ['amounts before their years', '$45,000\n2020\n$46,000\n2021', SyntaxError, /“\$45,000” has no year/],
  [
    'years and amounts that look alike',
    '1990\n1995\n1995\n2000\n2005\n2005',
    SyntaxError,
    /which numbers are years/,
  ],
  ['years of two digits', '2020 45,000\n’21 46,000', SyntaxError, /line “’21 46,000”/],
  ['an amount without a year', '2020 45,000\n46,000', SyntaxError, /“46,000” has no year/],
  ['dots after a year', '2020 45,000\n2021....46,000', SyntaxError, /“2021....46,000” has no year/],
  ['two amounts of a year in the XML file', xml(twoAmounts), SyntaxError, /damaged/],
  ['a year within a year in the XML file', xml(yearInYear), SyntaxError, /damaged/],
  ['a huge amount', '2020 99999999999999999999', RangeError, /2020 must be from \$0/],
  ['five megabytes', '2020 45,000\n'.repeat(400_000), RangeError, /longer/],
])('parseEarningsRecord rejects %s, and says what to do', (_, text, error, message) => {
  const parse = () => parseEarningsRecord(text);
  expect(parse).toThrow(error);
  expect(parse).toThrow(message);
  expect(parse).toThrow(/\. (?:Correct|Delete|Download|On ssa\.gov|Put|Write)\b/);
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
