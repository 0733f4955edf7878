import {
  type CalendarDay,
  compareDays,
  type RetirementDate,
  type RetirementDateName,
} from '@whenabouts/core';
import { MONTHS } from '../../../ui/format-date.ts';
import { IRS_CATCH_UP, type LinkedPage, SSA_RETIREMENT } from '../linked-pages.ts';

interface DateText {
  readonly title: string;
  /** Explains the date. `until` is its last day as text. */
  readonly text: (until: string) => string;
  readonly page?: LinkedPage;
  /** True if the date is a month. */
  readonly isMonth?: boolean;
}

const dateTexts: Readonly<Record<RetirementDateName, DateText>> = {
  'catch-up': {
    title: 'The limits of a 401(k) and an IRA rise',
    text: () => 'They are higher from the year of turning 50.',
    page: IRS_CATCH_UP,
  },
  'early-withdrawals': {
    title: 'Early withdrawals cost no additional tax',
    text: () => 'From 59½ on, money from a 401(k) or IRA no longer costs the additional tax of 10%.',
    page: ['IRS: early distributions', 'https://www.irs.gov/taxtopics/tc558'],
  },
  'higher-catch-up': {
    title: 'The limit of a 401(k) is highest',
    text: (until) => `Most plans take even more in the years of turning 60 to 63, until ${until}.`,
    page: IRS_CATCH_UP,
  },
  'first-benefit': {
    title: 'Social Security can begin',
    text: () =>
      'The first month that can be paid, with the lowest benefit. It grows each month that you wait.',
    page: SSA_RETIREMENT,
    isMonth: true,
  },
  medicare: {
    title: 'Enroll in Medicare',
    text: (until) =>
      `Enrollment lasts until ${until}. Enrolling later can cost more for life, unless a current job of either spouse provides insurance.`,
    page: ['Medicare: when to sign up', 'https://www.medicare.gov/basics/get-started-with-medicare/sign-up'],
  },
  'full-benefit': {
    title: 'Full retirement age',
    text: () => 'Social Security pays the full benefit if it begins in this month.',
    page: SSA_RETIREMENT,
    isMonth: true,
  },
  'highest-benefit': {
    title: 'Social Security stops growing',
    text: () => 'Waiting longer adds nothing.',
    page: SSA_RETIREMENT,
    isMonth: true,
  },
  'required-distribution': {
    title: 'The first required distribution is due',
    text: () =>
      'This is the last day for the first withdrawal that the law requires from a traditional IRA or 401(k). The second one is due in December of the same year.',
    page: [
      'IRS: required minimum distributions',
      'https://www.irs.gov/retirement-plans/retirement-plan-and-ira-required-minimum-distributions-faqs',
    ],
  },
  'stop-working': {
    title: 'Work stops, in this plan',
    text: () => 'The plan changes on birthdays.',
  },
  claim: {
    title: 'Social Security begins, in this plan',
    text: () => 'Applications are taken up to four months before.',
    page: ['Social Security: apply', 'https://www.ssa.gov/apply'],
    isMonth: true,
  },
};

export interface DateRow {
  readonly name: RetirementDateName;
  readonly day: CalendarDay;
  /** The date: "June 15, 2035", or "June 2035". */
  readonly when: string;
  readonly title: string;
  readonly text: string;
  readonly page: DateText['page'];
}

/** Returns the rows of the dates that are not past, earliest first. */
export function dateRows(dates: readonly RetirementDate[], today: CalendarDay): DateRow[] {
  return dates
    .filter(({ from, until = from }) => compareDays(until, today) >= 0)
    .map(({ name, from, until = from }) => {
      const { title, text, page, isMonth } = dateTexts[name];
      const when = isMonth ? `${MONTHS[from.month - 1]} ${from.year}` : formatDay(from);
      return { name, day: from, when, title, text: text(formatDay(until)), page };
    });
}

const formatDay = ({ year, month, day }: CalendarDay): string => `${MONTHS[month - 1]} ${day}, ${year}`;
