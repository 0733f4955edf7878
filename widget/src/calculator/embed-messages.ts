import {
  answerMessages,
  fields,
  formatChance,
  formatNumber,
  type NumberFormats,
  PRODUCT_NAME,
  partnerFields,
} from '@whenabouts/core';
import { calculatorMessages } from '../../view/calculator/calculator-messages.ts';
import type { ResultMessages } from '../../view/calculator/result-messages.ts';
import type { AllocationMessages } from '../../view/explainers/allocation-text.ts';
import type { FourPercentMessages } from '../../view/explainers/four-percent-text.ts';
import type { SocialSecurityMessages } from '../../view/explainers/social-security-text.ts';
import type { TaxMessages } from '../../view/explainers/taxes-text.ts';

/** The English messages of the script: those of the calculator, and of the embed around it. */
export const embedMessages = {
  calculator: calculatorMessages,
  sharing:
    'Calculations happen in your browser. The website that shows this calculator receives the numbers you enter and your results.',
  /** Names of the parts that load on demand, for the middle of a sentence. */
  parts: {
    tool: 'this tool',
    details: 'the details of your result',
    outlook: 'the rest of your retirement outlook',
    household: 'the fields of your household',
  },
  loading: (part: string): string => `Loading ${part}…`,
  loadingFailed: (part: string): string => `${part[0]?.toUpperCase()}${part.slice(1)} didn’t load.`,
  tryAgain: 'Try again',
  siteLink: (name: string): string => `Calculator by ${name}`,
};

const LATEST_AGE = fields.retirementAge.max;

type PartnerField = 'currentAge' | 'annualIncome' | 'retirementAge';

export const householdMessages = {
  legend: 'Your household',
  couple: 'My partner and I',
  /** Explains the cut. `year` is the one before it, at whose end the trust fund is expected to be empty. */
  benefitCut: (percent: number, year: number): string =>
    `If Congress does nothing, Social Security pays about ${percent}% at first, from late ${year}`,
  label: (name: PartnerField): string => partnerFields[name].label,
  sameYear: 'Until you change it, the calendar year in which you stop.',
  together: (isSelfFirst: boolean, deathAge: number, percent: number): string =>
    `The savings and contributions above belong to both of you. If ${isSelfFirst ? `you die at ${deathAge}, your partner spends` : `your partner dies at ${deathAge}, you spend`} ${percent}% of what you spent together.`,
  sameAge: 'With this, the age stays the same.',
  /**
   * @param before The earliest age without the additions.
   * @param lastAge The last retirement age with them.
   */
  tooEarly: (before: number, lastAge: number): string =>
    `With this, ${lastAge} is too early to stop; without it, you could stop at ${before}.`,
  /** Compares the earliest age with the one before the additions; `before` is null if there was none. */
  change: (before: number | null, after: number): string =>
    `With this, you could stop at ${after}; without it, ${before === null ? `not by ${LATEST_AGE}` : `at ${before}`}.`,
};

export const outlookMessages = {
  answer: answerMessages,
  heading: 'When You Could Stop',
  whatWouldChangeIt: 'What would change it',
  title: 'The later you stop, the more futures your money lasts in',
  description: (runs: number): string =>
    `${formatNumber(runs)} simulated futures in today’s dollars, with Social Security and markets that rise and fall. Here your contributions rise with prices; in the results above, they stay the same number of dollars. Taxes are left out; the return is after fees.`,
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
  futures: 'Futures of 10, within 0.1',
  addToHousehold: 'Add a partner or a benefit cut',
};

export const savingMessages = {
  link: 'Save to my account (new tab)',
  finish: 'Finish saving in the new tab.',
  saved: 'Saved',
  getCode: 'No new tab? Get a code',
  getCodeOnly: 'Get a code to save this result',
  /** Before the code. */
  code: 'Your code, good for 24 hours:',
  openLink: 'Open this link in another tab:',
  linkField: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  send: 'Email or print this result',
  email: 'Write the email',
  print: 'Print',
  sendFailed: 'That didn’t load. Try again.',
};

/** The English messages of the text that readers email to themselves or print. */
export const sendingMessages = {
  subject: (publisher: string): string => `Your retirement result from ${publisher}`,
  open: (link: string): string => `Open the calculator with these numbers: ${link}`,
  from: (publisher: string, url: string): string => `From ${publisher}: ${url}`,
  estimate: (date: string): string => `${date}. An estimate, not advice. Taxes are left out.`,
};

export const toolMessages = {
  yourNumbers: 'Your numbers',
  example: 'This is an example, not financial or tax advice. The numbers stay in your browser.',
  more: `More at ${PRODUCT_NAME} (new tab)`,
  showTable: 'Show as a table',
};

export interface Translation {
  /** The value of the attribute `lang` around the messages. */
  lang: string;
  formats: NumberFormats;
  embed: typeof embedMessages;
  result: ResultMessages;
  saving: typeof savingMessages;
  sending: typeof sendingMessages;
  outlook: typeof outlookMessages;
  household: typeof householdMessages;
  tool: typeof toolMessages;
  fourPercent: FourPercentMessages;
  allocation: AllocationMessages;
  socialSecurity: SocialSecurityMessages;
  taxes: TaxMessages;
}
