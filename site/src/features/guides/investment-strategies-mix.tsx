import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { GlidePathChart } from './charts/glide-path-chart.tsx';
import { gainToRecover, lossOf } from './charts/market-loss.ts';
import { MarketLossChart } from './charts/market-loss-chart.tsx';

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
