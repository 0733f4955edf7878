import {
  changingChances,
  formatChance,
  formatRoughDollars,
  formatTarget,
  type PlanAnswer,
  type PlanLever,
} from '@whenabouts/core';

/** Returns an answer as text: the sentences of the site, the amounts, the chance by age, and what it leaves out. */
export function answerAsText(answer: PlanAnswer, levers: readonly PlanLever[], link: string): string {
  const { chances, leftOut, limits, lawYear } = answer;
  const blocks = [
    answer.text,
    table(amountRows(answer)),
    levers.length > 0 && ['What would change it:', ...levers.map(({ text }) => `- ${text}`)].join('\n'),
    chances.length > 0 && table([['Stop at', 'Works in futures'], ...chanceRows(answer)]),
    leftOut.length > 0 && `Left out: ${leftOut.join(', ')}.`,
    `${limits} Calculated with the law of ${lawYear}, in today’s dollars. An estimate, not advice.`,
    link,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function amountRows(answer: PlanAnswer): string[][] {
  const { monthlySpending, monthlySocialSecurity, claimingAge, targetChance } = answer;
  const claim = monthlySocialSecurity > 0 ? `, yours from ${claimingAge}` : '';
  return [
    ['Spending', `${formatRoughDollars(monthlySpending)} a month`],
    ['Social Security', `${formatRoughDollars(monthlySocialSecurity)} a month${claim}`],
    ['Target chance', `${formatTarget(targetChance)} futures`],
  ];
}

const chanceRows = ({ chances }: PlanAnswer): string[][] =>
  changingChances(chances).map(({ age, chance }) => [`${age}`, formatChance(chance)]);

/** Aligns the first column. */
function table(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', ...rest]) => [first.padEnd(width), ...rest].join('  ')).join('\n');
}
