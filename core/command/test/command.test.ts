import { answerPlan, planLink } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { run, SITE, YEAR } from './run.ts';

const flags = ['--age', '55', '--saved', '250000', '--monthly', '800', '--income', '75000'];
const plan = {
  year: YEAR,
  currentAge: 55,
  currentSavings: 250_000,
  monthlySavings: 800,
  annualIncome: 75_000,
};
const link = planLink(plan, SITE);

test('the command prints the answer, the amounts, the chance by age, what is left out and the link', async () => {
  const { code, output, errors } = await run([...flags, '--site', SITE]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const answer = answerPlan(plan);
  expect(output).toContain(`${answer.text}\n`);
  expect(output).toMatch(/^Spending +\$[\d,]+ a month$/m);
  expect(output).toMatch(/^Target chance +8 of 10 futures$/m);
  expect(output).toMatch(/^Stop at {2}Works in futures$/m);
  expect(output).toMatch(new RegExp(`^${answer.age} +8 of 10$`, 'm'));
  expect(output).toContain('Left out: the cut of Social Security');
  expect(output).toContain('the law of 2026');
  expect(output.endsWith(`\n${link}\n`)).toBe(true);
});

test('the JSON of a plan, its link and the output of --json give the same answer as its flags', async () => {
  const { output: expected } = await run([...flags, '--json']);
  for (const input of [JSON.stringify(plan), link, expected]) {
    expect((await run(['-', '--json'], `${input}\n`)).output).toBe(expected);
  }
  expect((await run([link, '--json'])).output).toBe(expected);
  expect(JSON.parse(expected)).toMatchObject({ age: answerPlan(plan).age, lawYear: 2026 });
});

test('flags change a plan from standard input', async () => {
  const { output } = await run(['-', '--json', '--age', '60', '--target-chance', '90'], link);
  expect(JSON.parse(output).options).toMatchObject({ currentAge: 60, assumptions: { targetChance: 90 } });
});

test('the link opens the site of PUBLIC_URL by default', async () => {
  expect((await run(flags, undefined, { PUBLIC_URL: 'https://a.example/' })).output).toContain(
    '\nhttps://a.example/outlook#plan=55',
  );
  expect((await run(flags)).output).toContain('\nhttp://localhost:3000/outlook#plan=55');
  const withPath = await run([...flags, '--site', 'https://a.example/blog?page=2']);
  expect(withPath.output).toContain('\nhttps://a.example/outlook#plan=55');
});

test('amounts may have a dollar sign and commas', async () => {
  const { output } = await run([...flags, '--json', '--saved', '$1,250,000', '--return', '6.5%']);
  expect(JSON.parse(output).options).toMatchObject({ currentSavings: 1_250_000, expectedReturn: 6.5 });
});

test.each<[readonly string[], string | undefined, string]>([
  [['--age', '55'], undefined, '--saved is missing.'],
  [['--age', '17', ...flags.slice(2)], undefined, '--age must be a whole number from 18 to 95, not 17.'],
  [
    [...flags, '--saved', 'much'],
    undefined,
    '--saved must be a number from 0 to 20000000, not the text "much".',
  ],
  [[...flags, '--plan-age', '200'], undefined, '--plan-age must be a whole number from 75 to 110, not 200.'],
  [
    [...flags, '--saved', '50%'],
    undefined,
    '--saved must be a number from 0 to 20000000, not the text "50%".',
  ],
  [[...flags, '--return', '$7'], undefined, '--return must be a number from 1 to 12, not the text "$7".'],
  [[...flags, '--year', 'now'], undefined, '--year must be a year such as 2026, not "now"'],
  [[...flags, '--year', '1900'], undefined, 'year must be a whole number from 2018 to 2100, not 1900'],
  [['mcp', '--age', '55', 'more'], undefined, 'unexpected argument "more"'],
  [[...flags, '--site', 'javascript:alert(1)'], undefined, '--site must be a URL'],
  [['--unknown'], undefined, "Unknown option '--unknown'"],
  [['#plan=1', 'more'], undefined, 'unexpected argument "more"'],
  [[], undefined, 'Please give a plan'],
  [[], '', 'link contains no plan'],
  [['-'], '{', 'the plan is not valid JSON'],
  [['-'], '{"__proto__":{}}', '__proto__ is not a field of a plan'],
  [['-'], '{"currentAge":55,"taxes":1}', 'taxes is not a field of a plan'],
  [['-'], 'x'.repeat(100_001), 'the plan is too long'],
])('the command ends with 2 and a sentence for %j with the input %j', async (args, input, message) => {
  const { code, output, errors } = await run(args, input);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toContain(`whenabouts: ${message}`);
  expect(errors).toContain('See whenabouts --help.');
});

test('a link with values out of range is opened as on the site, and the command reports what it changed', async () => {
  const { code, errors } = await run(['https://a.example/#plan=55.65.99000000.800.75000.7']);
  expect({ code, errors }).toEqual({
    code: 0,
    errors: 'Changed: Current Retirement Savings to $20,000,000.\n',
  });
});

test('the help names every flag, and the version is that of the package', async () => {
  const { output } = await run(['--help']);
  for (const flag of ['--age', '--stop', '--saved', '--monthly', '--income', '--return', '--pre-tax-share']) {
    expect(output).toContain(`  ${flag} `);
  }
  expect(output).toContain('--stop is 65 or next year');
  expect(output).toContain('PUBLIC_URL, or http://localhost:3000\n');
  expect((await run(['--version'])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('the command starts the server for assistants with the site and the year', async () => {
  expect((await run(['mcp', '--site', SITE])).output).toBe(`assistant ${SITE} ${YEAR}`);
});
