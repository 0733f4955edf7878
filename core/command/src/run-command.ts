import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  answerPlan,
  createLinkReport,
  describeReport,
  type PlanOptions,
  planLevers,
  planLink,
  planOptions,
  readPlan,
  readPlanLink,
} from '@whenabouts/core';
import manifest from '../package.json' with { type: 'json' };
import { answerAsText } from './answer-text.ts';
import { DEFAULT_SITE, helpText } from './help-text.ts';
import { planFlags, withFlagNames, withFlags } from './plan-flags.ts';

/** The parts of its process that the command uses. */
export interface CommandProcess {
  /** Arguments without those of Node. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly year: number;
  /** Reads standard input to its end; null if it is a terminal. */
  readonly readInput: (() => Promise<string>) | null;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Serves an assistant over standard input and output, until the input ends. */
  readonly serveAssistant: (site: string, year: number) => Promise<void>;
}

/** Exit codes. */
const OK = 0;
const INVALID = 2;

const options = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  site: { type: 'string' },
  year: { type: 'string' },
  ...Object.fromEntries(planFlags.map(({ flag }) => [flag, { type: 'string' } as const])),
} satisfies ParseArgsConfig['options'];

/** An error in what the caller typed. */
class UsageError extends Error {}

/** Runs the command. Returns the exit code: 0, or 2 if the arguments or the plan are not valid. */
export async function runCommand(command: CommandProcess): Promise<number> {
  try {
    await run(command);
    return OK;
  } catch (error) {
    if (!isInvalid(error)) throw error;
    const hasFlags = command.args.some((arg) => arg.startsWith('--'));
    command.printError(`whenabouts: ${withFlagNames(error.message, hasFlags)}\nSee whenabouts --help.\n`);
    return INVALID;
  }
}

const isInvalid = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof TypeError || error instanceof RangeError;

async function run(command: CommandProcess): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...command.args], options, allowPositionals: true });
  const { help, version, json } = values;
  if (help) return command.print(helpText);
  if (version) return command.print(`${manifest.version}\n`);
  const [text, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`unexpected argument "${others[0]}"`);
  const site = siteOf(values.site ?? command.env.PUBLIC_URL ?? DEFAULT_SITE);
  const year = values.year === undefined ? command.year : yearOf(values.year, command.year);
  if (text === 'mcp') return command.serveAssistant(site, year);

  const flags = values as Readonly<Record<string, string | boolean | undefined>>;
  const given = await readGiven(command, text, flags, year);
  const yearFlag = values.year === undefined ? {} : { year };
  const plan = withFlags({ year, ...given, ...yearFlag }, flags) as PlanOptions;
  const answer = answerPlan(plan);
  const levers = planLevers(plan);
  const link = planLink(plan, site);
  if (json)
    command.print(
      `${JSON.stringify({ ...answer, levers, link, options: planOptions(readPlan(plan), plan.year) }, null, 2)}\n`,
    );
  else command.print(answerAsText(answer, levers, link));
}

/** Reads the plan from a link among the arguments or, without flags of a plan or with "-", from standard input. */
async function readGiven(
  { readInput, printError }: CommandProcess,
  text: string | undefined,
  flags: Readonly<Record<string, unknown>>,
  year: number,
): Promise<Partial<PlanOptions>> {
  const hasFlags = planFlags.some(({ flag }) => flags[flag] !== undefined);
  if (text === undefined && hasFlags) return {};
  if (text !== undefined && text !== '-') return readText(text, year, printError);
  if (!readInput)
    throw new UsageError('Please give a plan: --age, --saved, --monthly and --income, or a link.');
  return readText((await readInput()).trim(), year, printError);
}

/** Longer than any plan in JSON. */
const MAX_LENGTH = 100_000;

/** Reads a link, or a plan as the API and `--json` write it. */
function readText(text: string, year: number, warn: (text: string) => void): Partial<PlanOptions> {
  if (text.length > MAX_LENGTH) throw new UsageError('the plan is too long');
  if (!text.startsWith('{')) {
    const report = createLinkReport();
    const plan = readPlanLink(text, year, report);
    const changes = describeReport(report);
    if (changes !== null) warn(`${changes}\n`);
    return plan;
  }
  try {
    const read = JSON.parse(text);
    return read.options ?? read;
  } catch {
    throw new UsageError('the plan is not valid JSON');
  }
}

function yearOf(text: string, thisYear: number): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  throw new UsageError(`--year must be a year such as ${thisYear}, not "${text}"`);
}

function siteOf(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new UsageError(`--site must be a URL such as https://whenabouts.example, not "${text}"`);
}
