import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ErrorCode, ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchemaType } from '@modelcontextprotocol/sdk/validation';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { answerPlan, planLink } from '@whenabouts/core';
import { beforeAll, expect, test } from 'vitest';
import { createAssistantServer } from '../src/assistant/assistant-server.ts';
import { SITE, YEAR } from './run.ts';

const plan = { currentAge: 55, currentSavings: 250_000, monthlySavings: 800, annualIncome: 75_000 };
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createAssistantServer(SITE, YEAR).connect(theirs);
  await client.connect(ours);
});

async function call(name: string, args: Record<string, unknown>) {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { result: structuredContent as Record<string, unknown>, text: first?.text ?? '', isError };
}

test('the server offers five tools that only read, with the fields of a plan', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'when_can_i_stop_working',
    'what_would_change_it',
    'social_security',
    'compare_plans',
    'facts_of_law',
  ]);
  for (const { annotations, description, outputSchema } of tools) {
    expect(outputSchema?.required).toEqual(['link', 'lawYear', 'dollars', 'leftOut']);
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(description).toBeTruthy();
  }
  expect(tools[0]?.inputSchema).toMatchObject({
    required: ['currentAge', 'currentSavings', 'monthlySavings', 'annualIncome'],
    properties: {
      currentAge: { type: 'integer', minimum: 18, maximum: 95 },
      assumptions: {
        properties: { partner: { type: ['object', 'null'], required: ['currentAge', 'annualIncome'] } },
      },
    },
  });
});

test.each<[boolean, string, Record<string, unknown>]>([
  [true, 'a person', {}],
  [true, 'a couple', { assumptions: { partner: { currentAge: 53, annualIncome: 0 } } }],
  [false, 'an age out of range', { currentAge: 17 }],
  [false, 'an unknown field', { taxes: 1 }],
  [false, 'a partner without an income', { assumptions: { partner: { currentAge: 53 } } }],
])('it is %j that the schema of a plan allows %s', async (isAllowed, _, changes) => {
  const [tool] = (await client.listTools()).tools;
  const validate = new AjvJsonSchemaValidator().getValidator(tool?.inputSchema as JsonSchemaType);
  expect(validate({ ...plan, ...changes }).valid).toBe(isAllowed);
});

test('an answer has the sentences of the site, the link, the year of the law and what is left out', async () => {
  const { result, text } = await call('when_can_i_stop_working', plan);
  const answer = answerPlan({ ...plan, year: YEAR });
  expect(result).toMatchObject({
    age: answer.age,
    text: answer.text,
    lawYear: 2026,
    leftOut: answer.leftOut,
  });
  expect(result.link).toBe(planLink({ ...plan, year: YEAR }, SITE));
  expect(JSON.parse(text)).toEqual(result);
});

test('what would change it is a sentence for each lever, with the link of the changed plan', async () => {
  const { result } = await call('what_would_change_it', plan);
  const levers = result.levers as { name: string; text: string; isEnough: boolean; link?: string }[];
  expect(levers.map(({ name }) => name)).toEqual(['work', 'save', 'spend', 'claim']);
  for (const { isEnough, link } of levers)
    expect(link?.startsWith(`${SITE}/outlook#plan=`) ?? false).toBe(isEnough);
});

test('Social Security rises with each claiming age', async () => {
  const { result } = await call('social_security', plan);
  const rows = result.byClaimingAge as { claimingAge: number; monthlyBenefit: number; chance: number }[];
  expect(result.claimingAge).toBe(65);
  expect(rows[0]?.chance).toBe(answerPlan({ ...plan, year: YEAR }).chance);
  rows.slice(1).forEach(({ monthlyBenefit }, index) => {
    expect(monthlyBenefit).toBeGreaterThan(rows[index]?.monthlyBenefit ?? 0);
  });
  const couple = { ...plan, assumptions: { partner: { currentAge: 53, annualIncome: 0 } } };
  expect((await call('social_security', couple)).result.couple).toContainEqual(
    expect.objectContaining({ age: 70, partnerBenefit: expect.any(Number) }),
  );
});

test.each([
  [55, 65, [65, 66, 67, 68, 69, 70]],
  [66, 68, [67, 68, 69, 70]],
  [68, 68, [68, 69, 70]],
  [72, 75, []],
])('claiming ages at %d, with work until %d, are %j', async (currentAge, retirementAge, ages) => {
  const { result } = await call('social_security', { ...plan, currentAge, retirementAge });
  expect((result.byClaimingAge as { claimingAge: number }[]).map(({ claimingAge }) => claimingAge)).toEqual(
    ages,
  );
});

test('the spending of someone who has retired is the same at each claiming age', async () => {
  const retired = { ...plan, currentAge: 61, retirementAge: 61, currentSavings: 600_000 };
  const { monthlySpending } = answerPlan({ ...retired, year: YEAR });
  const chosen = { ...retired, assumptions: { monthlySpending } };
  const [byDefault, byChoice] = await Promise.all(
    [retired, chosen].map((args) => call('social_security', args)),
  );
  expect(byDefault?.result.byClaimingAge).toEqual(byChoice?.result.byClaimingAge);
});

test('plans are compared by their answers', async () => {
  const { result } = await call('compare_plans', { plans: [plan, { ...plan, monthlySavings: 2_000 }] });
  const ages = (result.answers as { age: number }[]).map(({ age }) => age);
  expect(ages[1]).toBeLessThan(ages[0] ?? 0);
});

test('figures of law have their year, source, date of the last check and whether they are confirmed', async () => {
  const { result } = await call('facts_of_law', { topic: 'medicare', year: 2027 });
  expect(result).toMatchObject({
    link: `${SITE}/facts#medicare`,
    years: [{ year: 2027, confirmed: false, lastChecked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
  });
  const { result: later } = await call('facts_of_law', { topic: 'medicare', year: 2050 });
  expect(later).toMatchObject({ years: [], leftOut: ['We have not added the 2050 figures yet.'] });
});

const hostile: [string, string, Record<string, unknown>][] = [
  ['when_can_i_stop_working', 'currentAge must be', {}],
  ['when_can_i_stop_working', 'currentAge must be', { ...plan, currentAge: '55' }],
  ['when_can_i_stop_working', 'annualIncome must be', { ...plan, annualIncome: 1e308 }],
  ['when_can_i_stop_working', 'constructor is not a field of a plan', { ...plan, constructor: 1 }],
  ['when_can_i_stop_working', 'year is not a field of a plan', { ...plan, year: 2030 }],
  [
    'when_can_i_stop_working',
    '__proto__ is not a field of a plan',
    JSON.parse('{"__proto__":{"currentAge":1}}'),
  ],
  ['social_security', 'cashFlows', { ...plan, assumptions: { cashFlows: Array(99).fill({}) } }],
  ['what_would_change_it', 'partner must be an object', { ...plan, assumptions: { partner: [] } }],
  ['compare_plans', 'plans must be a list of 2 to 4 plans', { plans: Array(100).fill(plan) }],
  ['compare_plans', 'currentAge must be', { plans: [plan, null] }],
  ['facts_of_law', 'topic must be one of', { topic: '../../etc/passwd' }],
  ['facts_of_law', 'year must be a whole number', { topic: 'medicare', year: 'x' }],
];

test('a tool that does not exist is an error of the protocol', async () => {
  await expect(call('read_file', { path: '/etc/passwd' })).rejects.toMatchObject({
    code: ErrorCode.InvalidParams,
    message: expect.stringContaining('There is no tool "read_file"'),
  });
});

test.each([{ name: 'facts_of_law', arguments: [] }, { name: 'facts_of_law', arguments: null }, {}])(
  'a call with the parameters %j is an error of the parameters',
  async (params) => {
    await expect(client.request({ method: 'tools/call', params }, ResultSchema)).rejects.toMatchObject({
      code: ErrorCode.InvalidParams,
    });
  },
);

test('a message about a long argument is short', async () => {
  const { text } = await call('when_can_i_stop_working', { ...plan, annualIncome: '1'.repeat(1_000_000) });
  expect(text).toMatch(/^annualIncome must be a number from 0 to 2000000, not the text "1+$/);
  expect(text.length).toBeLessThan(1_000);
});

test.each(hostile)('the tool %s rejects wrong arguments with “%s”', async (name, message, args) => {
  const { text, isError } = await call(name, args);
  expect(isError).toBe(true);
  expect(text).toContain(message);
});
