import { formatDollars, formatFigure, investments } from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { CostOfFeesChart } from './charts/cost-of-fees-chart.tsx';
import { feeCase, feeResult } from './charts/fees.ts';

const { low, high } = feeCase;
const { atLowCost, lost } = feeResult;

/** The guide to investing, second part: costs, rebalancing, inflation and behavior. */
export const disciplineSections: readonly TextSection[] = [
  {
    id: 'costs',
    heading: 'Then look at what it costs',
    body: (
      <>
        <p>
          Returns are a hope, costs are a fact. Two funds that hold nearly the same companies can charge {low}{' '}
          percent a year or {high} percent. One percent sounds small, because you compare it with the whole.
          Compare it with what you can expect to earn, and it’s a sixth.
        </p>
        <CostOfFeesChart />
        <p>
          With your numbers, the more expensive fund would cost you {formatDollars(lost)} of{' '}
          {formatDollars(atLowCost)}, or {Math.round((lost / atLowCost) * 100)} percent, in future dollars:
          what it charges, and the growth you miss. Nobody sends you a bill for it, because the charge is
          taken out before the return is shown. You find it as the <strong>expense ratio</strong> in the
          fund’s prospectus and in the fee notice of your 401(k). Prices have come down: weighted by what
          people hold, the average stock mutual fund cost 1.04 percent a year in 1996 and 0.40 percent in 2024
          (Investment Company Institute, March 2025). An adviser’s fee comes on top, so ask for both in
          dollars.
        </p>
      </>
    ),
  },
  {
    id: 'rebalance',
    heading: 'So keep the mix, because markets will not',
    body: (
      <>
        <p>
          Suppose you settle on 70 percent in stocks and 30 in bonds. If stocks then double while bonds stay
          flat, you hold about 82 percent in stocks without having decided anything.{' '}
          <strong>Rebalancing</strong> means moving back: selling some of what has risen and buying some of
          what has not.
        </p>
        <p>
          Once a year is often enough, or when a part is more than five points away from its goal. Inside a
          401(k) or an IRA it causes no tax. In a taxable account, steer with new money and dividends first.
          Do not expect it to raise your return; its purpose is to keep the risk where you put it.
        </p>
      </>
    ),
  },
  {
    id: 'inflation',
    heading: 'But a calm dollar can still shrink',
    body: (
      <>
        <p>
          At 3 percent inflation, a fixed $1,000 a month buys what $554 buys today after twenty years.
          Ordinary bonds do not know that. Two kinds of Treasury securities do.
        </p>
        <ul>
          <li>
            <strong>TIPS</strong> have a principal that rises and falls with consumer prices, and pay interest
            on it. They run for 5, 10 or 30 years. If you hold one to the end, you know what you will have in
            today’s buying power. If you sell earlier, or own a fund of them, the price can swing like that of
            any bond.
          </li>
          <li>
            <strong>I bonds</strong> are savings bonds whose rate follows inflation every six months. You can
            buy up to {formatFigure(investments.figures.seriesI)} per person and year at TreasuryDirect. You
            cannot cash them in the first 12 months, and before five years you lose the last three months of
            interest (TreasuryDirect, 2026).
          </li>
        </ul>
        <p>
          Stocks are a slower protection: businesses can raise their prices, but not always in the year you
          need it. And Social Security, which rises with prices every year, may be the largest
          inflation-protected asset you own. <Link to={paths.guide('social-security')}>When to claim it</Link>{' '}
          is an investment decision too.
        </p>
      </>
    ),
  },
  {
    id: 'behavior',
    heading: 'The hardest part is doing little',
    body: (
      <>
        <p>
          Even a good mix can be held badly. Over the ten years to the end of 2024, US funds returned 8.2
          percent a year, but the average dollar in them earned only 7.0, because people bought after rises
          and sold after falls (Morningstar, Mind the Gap, 2025). That gap is larger than most fees. Trading
          often makes it wider: of the households at one large broker from 1991 to 1996, those that traded
          most earned 11.4 percent a year while the market returned 17.9 (Brad Barber and Terrance Odean,
          Journal of Finance, 2000).
        </p>
        <p>
          Willpower is a poor defense, so arrange things in advance. Pay in automatically on payday. Write
          down your mix and the one reason that would make you change it: a change in your life, not in the
          news. Look at the account four times a year, not four times a day. If you want to try ideas, do it
          with a small part that you can afford to lose, and keep it separate.
        </p>
      </>
    ),
  },
  {
    id: 'before-you-buy',
    heading: 'So before you buy anything, ask',
    body: (
      <>
        <ol>
          <li>What is inside it, and do I own that already?</li>
          <li>What does it cost a year in dollars, with every layer counted?</li>
          <li>What does it cost to leave? Some annuities and funds charge for years.</li>
          <li>How much can it lose in a bad year, and has that happened before?</li>
          <li>
            Who is selling it, and how are they paid? Brokers and advisers must give you a short summary
            called Form CRS. Look people up at BrokerCheck (FINRA) or at adviserinfo.sec.gov.
          </li>
          <li>
            What protects me? If a brokerage firm fails, SIPC covers missing assets up to $500,000, of which
            up to $250,000 in cash (SIPC, 2026). Nothing covers a fall in price.
          </li>
        </ol>
        <p>
          If the answer to any of them is hard to get, that is an answer too. When you have a mix in mind, try
          a cautious return and a hopeful one in the <Link to={paths.calculator}>calculator</Link>: the gap
          between the two results is the risk you are really choosing.
        </p>
      </>
    ),
  },
];
