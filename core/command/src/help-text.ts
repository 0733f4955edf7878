import { fields } from '@whenabouts/core';
import { planFlags } from './plan-flags.ts';

export const DEFAULT_SITE = 'http://localhost:3000';

const flagLines = (isAssumption: boolean): string =>
  planFlags
    .filter((flag) => flag.isAssumption === isAssumption)
    .map(({ flag, value }) => `  ${`--${flag}`.padEnd(22)}${value}`)
    .join('\n');

export const helpText = `When can I stop working, and on how much?

  whenabouts --age 55 --saved 250000 --monthly 800 --income 75000
  whenabouts 'https://whenabouts.example/outlook#plan=55.65.250000.800.75000.7'
  whenabouts - < plan.json          a link or a plan in JSON from standard input
  whenabouts mcp                    a server for AI assistants over standard input and output

Your numbers; --stop is ${fields.retirementAge.default} or next year, and --return ${fields.expectedReturn.default}, unless you say otherwise:
${flagLines(false)}

Assumptions, in today’s dollars and percent:
${flagLines(true)}

Output:
  --json                the answer as JSON, including all inputs
  --site                the site whose link opens the plan; by default the variable PUBLIC_URL, or ${DEFAULT_SITE}
  --year                the calendar year of today
  -h, --help            this text
  -v, --version         the version

A partner, a pension and other amounts are in a plan in JSON, with the fields of the site’s API.
If --stop equals --age, you have retired. Exit codes: 0, or 2 if a number is missing or not valid.
Nothing is sent, and no file is read or written. An estimate, not advice.
`;
