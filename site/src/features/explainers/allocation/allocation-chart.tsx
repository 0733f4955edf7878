import type { Step } from '@whenabouts/calculator/explainers/allocation-text';
import { type Allocation, stockLimits } from '@whenabouts/core';
import * as styles from './allocation.css.ts';

/** A bar split into stocks and bonds. Below it, on the same scale, are the steps of the computation. */
export function AllocationChart({ allocation, steps }: { allocation: Allocation; steps: readonly Step[] }) {
  const { stocks, bonds } = allocation;
  return (
    <div aria-hidden="true">
      <div className={styles.shares}>
        <span>
          <b className={styles.share}>{stocks}%</b> stocks
        </span>
        <span>
          <b className={styles.share}>{bonds}%</b> bonds
        </span>
      </div>
      <div className={styles.split}>
        <div className={styles.stocks} style={{ width: `${stocks}%` }} />
      </div>
      <div className={styles.steps}>
        {steps.map((step) => (
          <div key={step.name} className={styles.step}>
            <span>{step.name}</span>
            <b>{step.points}</b>
            <span className={styles.track}>
              <span className={styles.limit} style={{ left: `${stockLimits.min}%` }} />
              <span className={styles.limit} style={{ left: `${stockLimits.max}%` }} />
              <span
                className={step.to < step.from ? styles.subtractedBar : styles.addedBar}
                style={extent(step)}
              />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Returns the position of a step's bar, clamped to the scale. */
function extent({ from, to }: Step) {
  const [start, end] = [Math.min(from, to), Math.max(from, to)].map((points) =>
    Math.min(Math.max(points, 0), 100),
  );
  return { left: `${start}%`, width: `${(end ?? 0) - (start ?? 0)}%` };
}
