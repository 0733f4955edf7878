import {
  answerPlan,
  assumptionFields,
  buildLifetimePlan,
  currentLaw,
  factsTopics,
  type PlanAnswer,
  type PlanOptions,
  planHousehold,
  planLevers,
  planLink,
  planSocialSecurity,
  standardSimulator,
  UNCONFIRMED,
} from '@whenabouts/core';
import { type JsonSchema, objectSchema, planSchema } from './plan-schema.ts';

/** The parts that the results of all tools have. */
interface ToolResult {
  link: string;
  lawYear: number;
  dollars: string;
  leftOut: readonly string[];
  [name: string]: unknown;
}

export const outputSchema = {
  type: 'object' as const,
  properties: {
    link: { type: 'string', description: 'Opens the plan, or the page with the figures.' },
    lawYear: { type: 'integer', description: 'The year of the law.' },
    dollars: { type: 'string', description: 'The dollars of the amounts.' },
    leftOut: {
      type: 'array',
      items: { type: 'string' },
      description: 'The parts that the answer could include.',
    },
  },
  required: ['link', 'lawYear', 'dollars', 'leftOut'],
};

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  /** @throws {TypeError | RangeError} naming the argument that is not valid. */
  readonly run: (args: Readonly<Record<string, unknown>>, context: ToolContext) => ToolResult;
}

interface ToolContext {
  readonly site: string;
  readonly year: number;
}

const ADVICE =
  'An estimate, not advice. Amounts are today’s dollars; chances are 0 to 1, and `targetChance` is percent. Repeat the link, the year of the law and what is left out.';

const dollars = 'today’s dollars';

/** Returns the arguments as a plan of today. */
function planOf(args: unknown, { year }: ToolContext): PlanOptions {
  const plan = { ...(args as object) };
  if ('year' in plan) throw new TypeError('year is not a field of a plan: each is calculated from today');
  return { ...plan, year } as PlanOptions;
}

/** Returns an answer without the numbers that the assistant sent, and with the chance by age as pairs. */
function summaryOf(options: PlanOptions, answer: PlanAnswer, { site }: ToolContext): ToolResult {
  const { plan: _, chances, ...rest } = answer;
  const link = planLink(options, site);
  return { ...rest, dollars, chances: chances.map(({ age, chance }) => [age, chance]), link };
}

const answerTool: Tool = {
  name: 'when_can_i_stop_working',
  title: 'When can I stop working?',
  description: `Finds the earliest age at which someone in the United States can stop working, and the chance that the money lasts at the desired age. ${ADVICE}`,
  inputSchema: planSchema,
  run: (args, context) => {
    const options = planOf(args, context);
    return summaryOf(options, answerPlan(options), context);
  },
};

const leversTool: Tool = {
  name: 'what_would_change_it',
  title: 'What would change it?',
  description: `Lists what would make the desired age work: working longer, saving more, spending less, claiming Social Security later, each with its amount and a link. ${ADVICE}`,
  inputSchema: planSchema,
  run: (args, context) => {
    const options = planOf(args, context);
    const { text, chance, targetChance, leftOut, limits, lawYear } = answerPlan(options);
    const levers = planLevers(options).map(({ plan, ...lever }) => ({
      ...lever,
      isEnough: plan !== null,
      ...(plan && { link: planLink(plan, context.site) }),
    }));
    const link = planLink(options, context.site);
    return { text, chance, targetChance, levers, dollars, leftOut, limits, lawYear, link };
  },
};

const socialSecurityTool: Tool = {
  name: 'social_security',
  title: 'Social Security by claiming age',
  description: `Calculates the monthly Social Security of a plan at each claiming age from the end of work, but at least 62 and the age of today, to 70 and the chance that the money lasts with it, and the benefits of a couple by year. ${ADVICE}`,
  inputSchema: planSchema,
  run: (args, context) => {
    const options = planOf(args, context);
    const { plan, leftOut, limits, lawYear } = answerPlan(options);
    const { inputs, assumptions } = plan;
    const { min, max } = assumptionFields.claimingAge;
    const byClaimingAge = [];
    for (let claimingAge = Math.max(min, inputs.currentAge); claimingAge <= max; claimingAge++) {
      const claimed = { ...assumptions, claimingAge };
      const benefit = planSocialSecurity(inputs, claimed);
      // A claim waits until work ends.
      if (benefit.claimingAge !== claimingAge) continue;
      const { monthlyBenefit } = benefit;
      const lifetime = buildLifetimePlan(inputs, claimed);
      const chance = standardSimulator().successOf(lifetime, assumptions.targetChance);
      byClaimingAge.push({ claimingAge, monthlyBenefit, chance });
    }
    const couple = assumptions.partner && planHousehold(inputs, assumptions).years;
    return {
      claimingAge: planSocialSecurity(inputs, assumptions).claimingAge,
      byClaimingAge,
      ...(couple && {
        couple: couple.map(({ age, benefit, partnerBenefit }) => ({ age, benefit, partnerBenefit })),
      }),
      dollars,
      leftOut,
      limits,
      lawYear,
      link: planLink(options, context.site),
    };
  },
};

/** The most plans that one call compares. */
const MAX_PLANS = 4;

const compareTool: Tool = {
  name: 'compare_plans',
  title: 'Compare plans',
  description: `Answers for two to ${MAX_PLANS} plans side by side. ${ADVICE}`,
  inputSchema: objectSchema(
    { plans: { type: 'array', minItems: 2, maxItems: MAX_PLANS, items: planSchema } },
    ['plans'],
  ),
  run: ({ plans }, context) => {
    if (!Array.isArray(plans) || plans.length < 2 || plans.length > MAX_PLANS) {
      throw new RangeError(`plans must be a list of 2 to ${MAX_PLANS} plans`);
    }
    const answers = plans.map((args) => {
      const options = planOf(args, context);
      const { chances: _, ...summary } = summaryOf(options, answerPlan(options), context);
      return summary;
    });
    const leftOut = [...new Set(answers.flatMap((answer) => answer.leftOut as string[]))];
    return { answers, dollars, leftOut, lawYear: currentLaw.year, link: String(answers[0]?.link) };
  },
};

const factsTool: Tool = {
  name: 'facts_of_law',
  title: 'Figures of US law by year',
  description:
    'Lists figures of US law for retirement: contribution limits, tax brackets, Social Security, Medicare. Each has its year, its source, the date on which it was last checked, and whether it was confirmed in the announcement itself.',
  inputSchema: objectSchema(
    {
      topic: { type: 'string', enum: factsTopics.map(({ id }) => id), description: 'All topics by default.' },
      year: { type: 'integer', description: 'A year, or the law without a year; all years by default.' },
    },
    ['topic'],
  ),
  run: ({ topic, year }, { site }) => {
    const entry = factsTopics.find(({ id }) => id === topic);
    if (!entry) throw new RangeError(`topic must be one of ${factsTopics.map(({ id }) => id).join(', ')}`);
    if (year !== undefined && !Number.isInteger(year)) throw new TypeError('year must be a whole number');
    const years = entry.years.filter((facts) => year === undefined || facts.year === year || !facts.year);
    return {
      title: entry.title,
      note: entry.note ?? null,
      announced: entry.announced,
      years: years.map(({ unconfirmed, figures, ...facts }) => ({
        ...facts,
        confirmed: unconfirmed !== true,
        figures: Object.values(figures),
        ...(unconfirmed && { note: UNCONFIRMED }),
      })),
      dollars: 'dollars of the year of the figures',
      leftOut: years.length === 0 ? [`We have not added the ${year} figures yet.`] : [],
      lawYear: currentLaw.year,
      link: `${site}/facts#${entry.id}`,
    };
  },
};

export const tools: readonly Tool[] = [answerTool, leversTool, socialSecurityTool, compareTool, factsTool];
