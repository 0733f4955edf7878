import { riskLevel, riskLevels } from '@whenabouts/core';
import * as styles from './risk-scale.css.ts';

/** The named levels of risk, with the one that holds now. */
export function RiskScale({ tolerance }: { tolerance: number }) {
  const current = riskLevel(tolerance);
  return (
    <ol className={styles.levels}>
      {riskLevels.map((level) => (
        <li
          key={level.name}
          className={styles.level}
          {...(level.name === current.name && { 'aria-current': true })}
        >
          {level.name}
        </li>
      ))}
    </ol>
  );
}
