import {
  formatDollars,
  formatFigure,
  healthSavings2026,
  healthSavings2027,
  medicare2026,
  separateSurcharge2026,
  surchargeTop2026,
} from '@whenabouts/core';
import { UnbrokenNames } from '../../components/unbroken-names.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { MedicareSignUpChart } from './charts/medicare-sign-up-chart.tsx';
import { MedicareSurchargeChart } from './charts/medicare-surcharge-chart.tsx';

const in2026 = healthSavings2026.figures;
const in2027 = healthSavings2027.figures;

/** The surcharges of Parts B and D, in whole dollars a year. */
const yearly = ({ partB, partD }: { partB: number; partD: number }) => Math.round((partB + partD) * 12);

/** The guide to healthcare, second part: deadlines, health savings accounts and surcharges. */
export const dateSections: readonly TextSection[] = [
  {
    id: 'months',
    heading: 'Seven months that matter',
    body: (
      <>
        <p>
          You first sign up around your 65th birthday: in its month, the three months before or the three
          after. Suppose your birthday is in the middle of June.
        </p>
        <MedicareSignUpChart />
        <p>
          If it is on the first of a month, everything moves one month earlier. If you already receive Social
          Security by then, Parts&nbsp;A and&nbsp;B usually start automatically. If not, you have to apply,
          through Social Security. You do not have to start your retirement benefit for it;{' '}
          <Link to={paths.guide('social-security')}>that is a separate choice</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'late',
    heading: 'But what if you wait, or still work?',
    body: (
      <>
        <p>
          Signing up late has a lasting cost. For each full 12 months in which you could have had Part&nbsp;B
          and had nothing in its place, the standard premium rises by 10 percent for you, normally for as long
          as you have it. For Part&nbsp;D it is 1 percent of a national base premium for each full month, once
          you have gone 63 days in a row without drug coverage as good as Medicare’s. And unless a special
          period applies, you can only sign up for Part&nbsp;B from January&nbsp;1 to March&nbsp;31, and for
          Part&nbsp;D from October&nbsp;15 to December&nbsp;7.
        </p>
        <p>
          Work is the main reason for a special period. If you or your spouse work for an employer with 20 or
          more workers and are covered there, you may put off Part&nbsp;B. When the job or the coverage ends,
          whichever is first, you have eight months for Part&nbsp;B, but only about two for a drug plan.
        </p>
        <p>
          Two traps are common. COBRA and retiree coverage are not coverage from current work, so they do not
          stop the eight months. And with fewer than 20 workers, Medicare normally pays first, so without
          Parts&nbsp;A and&nbsp;B you may be practically uninsured. Ask the benefits office, and get the
          answer in writing.
        </p>
      </>
    ),
  },
  {
    id: 'savings',
    heading: 'A health savings account, and when to stop',
    body: (
      <>
        <p>
          A health savings account is taxed neither on the way in nor, for medical costs, on the way out. In
          2026 you may put in {formatFigure(in2026.self)} if the plan covers only you or{' '}
          {formatFigure(in2026.family)} with family coverage (IRS,{' '}
          <UnbrokenNames text="Revenue Procedure 2025-19" />
          ). In 2027 it is {formatFigure(in2027.self)} or {formatFigure(in2027.family)} (
          <UnbrokenNames text="Revenue Procedure 2026-24" />
          ). From 55 you may add {formatFigure(in2026.catchUp)} in either year. The health plan has to
          qualify; since 2026, bronze and catastrophic Marketplace plans do (
          <UnbrokenNames text="Public Law 119-21" />, 2025).
        </p>
        <p>
          But you may not add to it for any month in which you have Medicare, even only Part&nbsp;A. And if
          you sign up after 65, Part&nbsp;A reaches back up to six months, though not to before you were
          eligible. Claiming Social Security after 65 brings it along. So stop contributions six months before
          you apply for either one.
        </p>
        <p>
          What is in the account stays yours. From 65 it may pay Medicare premiums, though not those of
          Medigap, free of tax. Anything else is taxed as income, without the extra 20 percent that younger
          people pay (IRS, Publication 969).
        </p>
      </>
    ),
  },
  {
    id: 'surcharges',
    heading: 'So watch your income from 63 on',
    body: (
      <>
        <p>
          Above a certain income, Parts&nbsp;B and&nbsp;D cost more. The surcharge is called IRMAA, and it
          looks two years back: your 2024 tax return decides about 2026, and the year you turn 63 about the
          year you turn 65.
        </p>
        <MedicareSurchargeChart />
        <p>
          These are steps, not slopes: one dollar over a threshold costs the whole step, for each of you who
          has Medicare. If you are married, file separately and lived together, there is no surcharge up to{' '}
          {formatDollars(separateSurcharge2026.noneUpTo)} of income in 2024. You pay{' '}
          {formatDollars(yearly(separateSurcharge2026.betweenThem))} a year below{' '}
          {formatDollars(separateSurcharge2026.topFrom)}, and {formatDollars(yearly(surchargeTop2026))} above.
          So a large Roth conversion or the sale of a house can cost more than its tax. Gifts to charity
          straight from an IRA and withdrawals from a Roth do not count. If your income fell because you
          stopped working, or because of a death or a divorce, you can ask Social Security on form SSA-44 to
          use a newer year.
        </p>
      </>
    ),
  },
];

/** The guide to healthcare, third part: long-term care, and steps by age. */
export const careSections: readonly TextSection[] = [
  {
    id: 'long-care',
    heading: 'But who pays for help with daily life?',
    body: (
      <>
        <p>
          Original Medicare pays little or nothing for most dental work, glasses and hearing aids. The largest
          gap is another one: help with washing, dressing and eating, at home or in a facility, for as long as
          you need it.
        </p>
        <p>
          Medicare does pay for a skilled nursing facility while you recover, normally after three days as a
          hospital inpatient: the first 20 days in full, the next 80 with{' '}
          {formatFigure(medicare2026.figures.partANursing)} a day from you in 2026, and then nothing. Medicaid
          pays for long-term care, but only for people with little income and few assets left. The
          Administration for Community Living estimates that almost 70 percent of people who turn 65 will need
          some help of this kind, and that one in five will need it for more than five years, while a third
          may never need any (ACL, 2020). Much of it is given by families, unpaid.
        </p>
        <p>Nobody can know which of these you will be. So people prepare in a mix of ways:</p>
        <ul>
          <li>
            <strong>Savings set aside,</strong> or a home whose value is left untouched for it.
          </li>
          <li>
            <strong>Long-term care insurance,</strong> alone or combined with life insurance. Most people buy
            it between 50 and their mid-sixties, because insurers ask about health. Premiums of the first kind
            can be raised later.
          </li>
          <li>
            <strong>A plan for the person,</strong> not only for the money: who would help, where you would
            live, and who may decide.{' '}
            <Link to={paths.post('wills-and-beneficiaries')}>The documents for that</Link> cost little while
            you are well.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'steps',
    heading: 'What to do, and when',
    body: (
      <>
        <ol>
          <li>
            <strong>Before you stop:</strong> price the bridge for every year to 65, and include it in the
            spending you enter on the <Link to={paths.outlook}>outlook</Link>.
          </li>
          <li>
            <strong>At 63:</strong> look at your income before large withdrawals or conversions.
          </li>
          <li>
            <strong>At 64:</strong> list your doctors and drugs, and ask how your present coverage works with
            Medicare. If you have a health savings account, mark the month to stop.
          </li>
          <li>
            <strong>Three months before 65:</strong> sign up, or get proof of other coverage in writing.
            Choose between Medigap and Advantage while insurers may not ask.
          </li>
          <li>
            <strong>Each fall, from October&nbsp;15 to December&nbsp;7:</strong> compare Part&nbsp;D and
            Advantage plans again, because they change.
          </li>
        </ol>
        <p>
          <Link to={paths.post('medicare-at-65')}>Medicare at 65</Link> is a shorter version of the middle
          part. Every state has a State Health Insurance Assistance Program, known as SHIP, which gives free
          advice and sells nothing.
        </p>
      </>
    ),
  },
];
