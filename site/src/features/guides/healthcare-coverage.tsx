import {
  formatFigure,
  marketplace2026,
  marketplace2027,
  medicare2026,
  medicare2027,
  UNCONFIRMED,
} from '@whenabouts/core';
import { UnbrokenNames } from '../../components/unbroken-names.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';

const in2026 = marketplace2026.figures;
const in2027 = marketplace2027.figures;
const medicare = medicare2026.figures;

/** The guide to healthcare, first part: insurance before 65, and what Medicare covers. */
export const coverageSections: readonly TextSection[] = [
  {
    id: 'bridge',
    heading: 'First, the bridge to 65',
    body: (
      <>
        <p>Before 65 there are three usual ways to stay insured once your own job ends.</p>
        <ul>
          <li>
            <strong>A spouse’s plan at work.</strong> Often the cheapest. Losing your own coverage lets you
            join outside the yearly window, usually within 30 days.
          </li>
          <li>
            <strong>COBRA.</strong> Employers with 20 or more workers must let you keep their plan, usually
            for 18 months. You pay the whole premium, the employer’s share included, and up to 2 percent on
            top. You have 60 days to decide.
          </li>
          <li>
            <strong>The Marketplace.</strong> HealthCare.gov, or your state’s own, sells plans that can’t ask
            about your health. Losing coverage from work opens it to you for 60 days at any time of the year.
          </li>
        </ul>
        <p>
          What a Marketplace plan costs you depends on your income. From 2021 through 2025 the tax credit for
          it was larger and had no upper limit of income. That ended with 2025. We know of no law since then
          that brings it back, so the credit goes to households between one and four times the federal poverty
          level, in 2027 as in 2026. For coverage in 2026, four times is {formatFigure(in2026.one)} for one
          person and {formatFigure(in2026.two)} for two; for coverage in 2027 it is {formatFigure(in2027.one)}{' '}
          and {formatFigure(in2027.two)} (HealthCare.gov; more in Alaska and Hawaii). One dollar over the
          limit and you get no credit. Since 2026 you must repay all of the credit that was paid in advance (
          <UnbrokenNames text="Public Law 119-21" />, 2025). Congress has debated these rules again and again,
          so check them for your year.
        </p>
        <p>
          So in these years, it matters which account you live on. Money from savings or a Roth account does
          not count as income here; a withdrawal from a traditional IRA does.{' '}
          <Link to={paths.guide('tax-planning')}>The tax guide</Link> has the details. In many states,
          Medicaid covers people of any age whose income is low.
        </p>
      </>
    ),
  },
  {
    id: 'parts',
    heading: 'Then Medicare, in four parts',
    body: (
      <>
        <p>At 65, the rules change. Medicare comes in parts, because it was added in parts.</p>
        <ul>
          <li>
            <strong>Part&nbsp;A</strong> pays for hospital stays. It has no premium if you or your spouse paid
            Medicare taxes for ten years. You pay the first {formatFigure(medicare.partAHospital)} of a
            hospital stay in 2026; after 60 days, a daily amount.
          </li>
          <li>
            <strong>Part&nbsp;B</strong> pays for doctors, tests and outpatient care. The standard premium is{' '}
            {formatFigure(medicare.partBPremium)} a month in 2026. After a deductible of{' '}
            {formatFigure(medicare.partBDeductible)} a year you usually pay 20 percent, without an upper
            limit.
          </li>
          <li>
            <strong>Part&nbsp;D</strong> pays for prescriptions, through private plans. Since 2025 there is a
            cap on what you pay for covered drugs in a year. It was $2,000 then, rises with drug spending, and
            is {formatFigure(medicare.partDCap)} in 2026 and {formatFigure(medicare2027.figures.partDCap)} in
            2027 ({UNCONFIRMED}).
          </li>
          <li>
            <strong>Part&nbsp;C,</strong> or Medicare Advantage, is a private plan in place of A and B, mostly
            with drugs included.
          </li>
        </ul>
        <p>
          These amounts for 2026 are from the Centers for Medicare &amp; Medicaid Services (2025), which
          announce those of Parts&nbsp;A and&nbsp;B each fall and the cap of Part&nbsp;D each April. We have
          not added the 2027 figures of Parts&nbsp;A and&nbsp;B yet;{' '}
          <Link to={paths.factsTopic('medicare')}>our list of figures</Link> has those that we have added.
        </p>
      </>
    ),
  },
  {
    id: 'roads',
    heading: 'But it leaves gaps, so choose a path',
    body: (
      <>
        <p>
          Twenty percent without a limit is more than most people want to risk. So nearly everyone adds
          something, in one of two ways.
        </p>
        <p>
          <strong>Original Medicare with a Medigap policy</strong> and a Part&nbsp;D plan lets you see any
          provider in the country who takes Medicare. Premiums are higher, surprises fewer.{' '}
          <strong>Medicare Advantage</strong> often costs little beyond the Part&nbsp;B premium, and has a
          yearly limit on what you pay. But you use the plan’s network, and some care has to be approved
          first.
        </p>
        <p>
          The two are not equally easy to leave. For six months from when you are 65 or older and have
          Part&nbsp;B, insurers must sell you any Medigap policy they offer in your state, whatever your
          health. After that, in most states and situations, they may ask, and turn you down. If you start
          with Advantage and want out years later, you may find that door closed. There are exceptions, for
          example in the first year of a plan.
        </p>
      </>
    ),
  },
];
