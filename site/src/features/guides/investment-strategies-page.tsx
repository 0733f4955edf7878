import type { Guide } from './guide.ts';
import { GuidePage } from './guide-page.tsx';
import { guideSummary } from './guides.ts';
import { disciplineSections, mixSections } from './investment-strategies-text.tsx';

const guide: Guide = {
  ...guideSummary('investment-strategies'),
  lead: 'You are 37, you have $100,000 in two workplace plans and add $500 a month. The plans offer you thirty funds, and last year’s winner is at the top of the list. What should you hold, and what can you safely ignore? Most of it comes down to a few decisions, and picking winners is not one of them.',
  examples: 'Fee example in future dollars',
  sections: [...mixSections, ...disciplineSections],
  sources: [
    {
      publisher: 'Journal of Financial Economics 129',
      title: 'Hendrik Bessembinder, “Do Stocks Outperform Treasury Bills?”',
      year: '2018',
    },
    {
      publisher: 'Journal of Finance',
      title: 'Harry Markowitz, “Portfolio Selection”',
      year: 'March 1952',
    },
    {
      publisher: 'S&P Dow Jones Indices',
      title: 'S&P 500, closing prices 2007 to 2009 and total return for 2022',
      year: '2023',
    },
    {
      publisher: 'Bloomberg',
      title: 'US Aggregate Bond Index, total return for 2022',
      year: '2023',
    },
    {
      publisher: 'S&P Dow Jones Indices',
      title: 'SPIVA U.S. Scorecard, year-end 2025',
      year: '2026',
      href: 'https://www.spglobal.com/spdji/en/research-insights/spiva/',
    },
    {
      publisher: 'Investment Company Institute',
      title: 'Trends in the Expenses and Fees of Funds, 2024',
      year: 'March 2025',
      href: 'https://www.ici.org/',
    },
    {
      publisher: 'Morningstar',
      title: 'Mind the Gap: a report on investor returns in the United States',
      year: '2025',
    },
    {
      publisher: 'Journal of Finance 55',
      title: 'Brad M. Barber and Terrance Odean, “Trading Is Hazardous to Your Wealth”',
      year: 'April 2000',
    },
    {
      publisher: 'US Department of the Treasury',
      title: 'TreasuryDirect, Treasury Inflation-Protected Securities and Series I savings bonds',
      year: '2026',
      href: 'https://www.treasurydirect.gov/',
    },
    {
      publisher: 'Securities Investor Protection Corporation',
      title: 'What SIPC protects',
      year: '2026',
      href: 'https://www.sipc.org/',
    },
    {
      publisher: 'US Securities and Exchange Commission',
      title: 'Investor.gov, checking out an investment professional',
      year: '2026',
      href: 'https://www.investor.gov/',
    },
  ],
};

/** The guide "Investment Strategies for Retirement". */
export function InvestmentStrategiesPage() {
  return <GuidePage guide={guide} />;
}
