import { formatNumber, trustFundForecast, WAGE_GROWTH } from '@whenabouts/core';
import { useMemo } from 'react';
import { percentOfWageGrowth } from '../included/inclusions.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { Check } from './assumption-controls.tsx';
import * as controlStyles from './controls.css.ts';

/** Returns "about 4% lower", or "about the same" if the change is 0. */
function changeText(percent: number): string {
  return percent === 0 ? 'about the same' : `about ${Math.abs(percent)}% ${percent < 0 ? 'lower' : 'higher'}`;
}

/** The growth of wages and the forecast of the trust fund, side by side because one makes up for a part of the other. */
export function SocialSecurityLaw({ state }: { state: OutlookState }) {
  const { answer, setAssumption, resetAssumptions } = state;
  const { wageGrowth, benefitCut } = answer.assumptions;
  const percentMore = useMemo(() => percentOfWageGrowth(answer), [answer]);
  const { fromYear, percentPaid, reportYear } = trustFundForecast;
  const cut = benefitCut ?? { fromYear, percentPaid };
  const percentWithBoth = Math.round(((100 + percentMore) * cut.percentPaid) / 100) - 100;
  return (
    <div className={controlStyles.control}>
      <Check
        label={`Wages grow ${formatNumber(wageGrowth || WAGE_GROWTH)}% a year above prices`}
        checked={wageGrowth > 0}
        onChange={(checked) =>
          checked ? setAssumption('wageGrowth', WAGE_GROWTH) : resetAssumptions(['wageGrowth'])
        }
      />
      <Check
        label={`Social Security pays ${formatNumber(cut.percentPaid)}% from ${cut.fromYear}`}
        checked={benefitCut !== null}
        onChange={(checked) =>
          checked ? setAssumption('benefitCut', cut) : resetAssumptions(['benefitCut'])
        }
      />
      <p className={textStyles.note}>
        Default: neither. The estimate assumes that wages rise no faster than prices. The Trustees expect
        about {percentPaid}% at first, from late {fromYear - 1}, and less in later decades, if Congress does
        nothing (report of {reportYear}).
        {percentMore > 0 &&
          ` If wages rise ${WAGE_GROWTH}% a year faster than prices, your benefit would be about ${percentMore}% higher. With both, it would be ${changeText(percentWithBoth)}.`}
      </p>
    </div>
  );
}
