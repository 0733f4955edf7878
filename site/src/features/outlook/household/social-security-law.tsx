import { formatNumber, trustFundForecast } from '@whenabouts/core';
import { useMemo } from 'react';
import { checkbox } from '../../../ui/choices.css.ts';
import * as page from '../outlook-page.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { percentOfWageGrowth, WAGE_GROWTH } from './exclusions.ts';

/** The growth of wages and the forecast of the trust fund, side by side because they offset each other. */
export function SocialSecurityLaw({ state }: { state: OutlookState }) {
  const { answer, setAssumption, resetAssumptions } = state;
  const { wageGrowth, benefitCut } = answer.assumptions;
  const percentMore = useMemo(() => percentOfWageGrowth(answer), [answer]);
  const { fromYear, percentPaid, reportYear } = trustFundForecast;
  const cut = benefitCut ?? { fromYear, percentPaid };
  return (
    <div className={page.control}>
      <label className={page.check}>
        <input
          type="checkbox"
          className={checkbox}
          checked={wageGrowth > 0}
          onChange={({ currentTarget: { checked } }) =>
            checked ? setAssumption('wageGrowth', WAGE_GROWTH) : resetAssumptions(['wageGrowth'])
          }
        />
        Wages grow {formatNumber(wageGrowth || WAGE_GROWTH)}% a year above prices
      </label>
      <label className={page.check}>
        <input
          type="checkbox"
          className={checkbox}
          checked={benefitCut !== null}
          onChange={({ currentTarget: { checked } }) =>
            checked ? setAssumption('benefitCut', cut) : resetAssumptions(['benefitCut'])
          }
        />
        Social Security pays {formatNumber(cut.percentPaid)}% from {cut.fromYear}
      </label>
      <p className={page.note}>
        Default: neither. The estimate assumes that wages rise no faster than prices.
        {percentMore > 0 &&
          ` If they do by ${WAGE_GROWTH}% a year, the law pays you about ${percentMore}% more.`}{' '}
        The Trustees expect the cut if Congress does nothing (report of {reportYear}). The two offset each
        other.
      </p>
    </div>
  );
}
