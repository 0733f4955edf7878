import { riskLevel, riskLevels } from '@whenabouts/core';
import * as styles from './risk-scale.css.ts';

/** The risk levels by name, with the current one highlighted. */
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
