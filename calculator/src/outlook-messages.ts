import { formatChance, formatNumber } from '@whenabouts/core';
import { answerMessages } from './view/answer-messages.ts';

/** The English messages of the outlook. */
export const outlookMessages = {
  answer: answerMessages,
  heading: 'When You Could Stop',
  whatWouldChangeIt: 'What would change it',
  title: 'The later you stop, the more futures your money lasts in',
  description: (runs: number): string =>
    `${formatNumber(runs)} simulated futures in today’s dollars, with Social Security and markets that rise and fall. Here your contributions rise with prices; in the results above, they stay the same number of dollars. Taxes and fees are left out.`,
  xLabel: 'Age at which you stop working',
  yLabel: 'Of 10 futures, your money lasts in',
  line: 'Your money lasts',
  target: 'Target',
  chance: (chance: number): string => formatChance(chance),
  chanceAt: (age: number, chance: number): string => `${age}: ${formatChance(chance)} futures`,
  readChart: 'Read the chart by the age at which you stop',
  showTable: 'Show as a table',
  caption: (planAge: number): string =>
    `Futures of 10 in which your money lasts to ${planAge}, by the age at which you stop working`,
  stopAt: 'Stop at',
  futures: 'Futures of 10',
  addToHousehold: 'Add a partner or a benefit cut',
};

export type OutlookMessages = typeof outlookMessages;
