import { formatDollars, formatFigure, investments } from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { CostOfFeesChart, GlidePathChart, MarketLossChart } from './charts/investment-charts.tsx';
import { feeCase, feeResult, gainToRecover, lossOf } from './charts/investment-examples.ts';

const gain = (share: number) => `${Math.round(gainToRecover(lossOf(share)))} percent`;

/** The guide to investing, first part: stocks, bonds and how much of each. */
export const mixSections: readonly TextSection[] = [
  {
    id: 'two-ingredients',
    heading: 'Begin with two ingredients',
    body: (
      <>
        <p>
          Nearly everything on the list of thirty funds is made of two things. A <strong>stock</strong> is a
          piece of a business: you share in what it earns, for as long as it earns. A <strong>bond</strong> is
          a loan: you are promised interest and your money back on a date, and no more than that.
        </p>
        <p>
          Over long stretches, owners have been paid better than lenders, but at a price. From October 2007 to
          March 2009, the large US companies of the S&amp;P 500 lost about 57 percent of their market value.
          Bonds are calmer, but not safe: when interest rates rise, the price of existing bonds falls. In 2022
          the broad US bond market lost about 13 percent while large stocks lost about 18 (Bloomberg US
          Aggregate and S&amp;P 500, total returns).
        </p>
        <p>
          A third ingredient, cash, holds its dollar value from month to month and loses buying power over
          decades. It is for what you will spend within a year or two, not for 30 years.
        </p>
      </>
    ),
  },
  {
    id: 'own-many',
    heading: 'But one company is a bet, so own many',
    body: (
      <>
        <p>
          Choosing the right businesses sounds like the heart of investing. The record says otherwise. Hendrik
          Bessembinder followed every common stock listed in the United States since 1926: four out of seven
          earned less over their whole life than one-month Treasury bills, and the best 4 percent of companies
          account for the market’s entire gain above such bills (Journal of Financial Economics, 2018). If you
          own a few companies, you will probably miss those few. If you own all of them, you cannot.
        </p>
        <p>
          That is the case for a broad <strong>index fund</strong>, which holds hundreds or thousands of
          companies in proportion to their size, and does not try to guess. The guessers find it hard to keep
          up: of the funds that choose among large US companies, 79 percent did worse than the S&amp;P 500 in
          2025, and 86 percent did worse over ten years (S&amp;P Dow Jones Indices, SPIVA, year-end 2025).
        </p>
        <p>
          Spread your money beyond one country, and be careful with your own employer’s stock, because your
          paycheck already depends on that company. What counts is not how many things you own, but whether
          they fall at different times (Harry Markowitz, Journal of Finance, 1952).
        </p>
      </>
    ),
  },
  {
    id: 'the-mix',
    heading: 'So the first decision is the mix',
    body: (
      <>
        <p>
          Spreading removes the risk that one company fails you. It does not remove the risk that all of them
          fall at once. How much of that risk you take depends on one number: the share you hold in stocks.
        </p>
        <MarketLossChart />
        <p>
          Losses and gains are not mirror images. After losing half, you need to gain {gain(100)} to be back;
          with 60 percent in stocks, {gain(60)}; with 40 percent, {gain(40)}. While you are saving, you have
          years for that. Once you live on the money, you may not.
        </p>
        <p>
          So ask three questions. When will you need this money? How much of your life is paid for by steady
          income? And what did you do, really, in the last slump? A share of stocks that you sell at the
          bottom was too large, whatever a formula said.
        </p>
      </>
    ),
  },
  {
    id: 'glide-path',
    heading: 'But the right mix changes with your age',
    body: (
      <>
        <p>
          At 37 your largest asset is not your savings. It is thirty years of wages still to come, which no
          slump can take away. At 67, the savings have to do the work alone. That is why most plans move from
          stocks toward bonds as the date comes nearer, along what is called a <strong>glide path</strong>.
        </p>
        <GlidePathChart />
        <p>
          A <strong>target-date fund</strong> follows such a path for you. You choose the year in its name,
          and it holds stocks and bonds from many countries and shifts them as the year approaches. It is a
          reasonable answer to the list of thirty, if it is your only fund; next to five others, it loses its
          point. Two funds with the same year can differ by a good deal in stocks and in cost, so look inside.
          You can see how age and risk tolerance change the mix in the{' '}
          <Link to={paths.explainers}>explainer on risk</Link>.
        </p>
      </>
    ),
  },
];

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
