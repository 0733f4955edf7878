import type { ReactNode } from 'react';
import type { GuideSlug } from '../../paths.ts';
import * as styles from './guide-illustration.css.ts';

export function GuideIllustration({ slug }: { slug: GuideSlug }) {
  return (
    <svg className={styles.illustration} viewBox="0 0 320 160" aria-hidden="true">
      {illustrations[slug]}
      <line className={styles.ground} x1="16" y1="150" x2="304" y2="150" />
    </svg>
  );
}

/** Three ages on a growth line with a widening range. */
const retirementPlanning = (
  <>
    <path className={styles.outer} d="M16 150C112 146 208 112 304 22V134C208 147 112 150 16 150Z" />
    <path className={styles.inner} d="M16 150C112 147 208 120 304 52V108C208 141 112 149 16 150Z" />
    <path className={styles.line} d="M16 150C112 148 208 124 304 78" />
    <circle className={styles.otherAge} cx="88" cy="144.3" r="6" />
    <circle className={styles.you} cx="160" cy="130.5" r="9" />
    <circle className={styles.otherAge} cx="246" cy="103" r="6" />
  </>
);

/** Two volatile lines, and their calmer average. */
const investmentStrategies = (
  <>
    <path className={styles.dashed} d="M16 134 52 96 88 126 124 66 160 108 196 46 232 92 268 24 304 66" />
    <path className={styles.dotted} d="M16 134 52 146 88 104 124 134 160 84 196 118 232 64 268 100 304 42" />
    <path className={styles.line} d="M16 134 52 121 88 115 124 100 160 96 196 82 232 78 268 62 304 54" />
    <circle className={styles.you} cx="196" cy="82" r="9" />
  </>
);

/** Benefits at 62 to 70, in percent of the full benefit. Typed: the calculation would make every guide's script larger. */
const benefits = [70, 75, 80, 86.7, 93.3, 100, 108, 116, 124];
const socialSecurity = (
  <>
    {benefits.map((share, index) => (
      <rect
        key={share}
        className={share === 100 ? styles.fullBenefitBar : styles.benefitBar}
        x={20 + index * 32}
        y={150 - share}
        width="24"
        height={share}
        rx="3"
      />
    ))}
  </>
);

/** Tax brackets by income. */
const taxPlanning = (
  <>
    <path className={styles.outer} d="M16 150V138H64V128H122V102H186V92H236V58H280V44H304V150Z" />
    <path className={styles.line} d="M16 138H64V128H122V102H186V92H236V58H280V44H304" />
    <path className={styles.mark} d="M154 102V150" />
    <circle className={styles.you} cx="154" cy="102" r="9" />
  </>
);

/** Layers of coverage; the outermost has gaps. */
const healthcare = (
  <>
    <path className={styles.outer} d="M60 150A100 100 0 0 1 260 150Z" />
    <path className={styles.inner} d="M94 150A66 66 0 0 1 226 150Z" />
    <path className={styles.dashed} d="M28 150A132 132 0 0 1 292 150" />
    <path className={styles.line} d="M60 150A100 100 0 0 1 260 150" />
    <path className={styles.edge} d="M94 150A66 66 0 0 1 226 150" />
    <circle className={styles.you} cx="160" cy="139" r="9" />
  </>
);

const illustrations: Readonly<Record<GuideSlug, ReactNode>> = {
  'retirement-planning': retirementPlanning,
  'investment-strategies': investmentStrategies,
  'social-security': socialSecurity,
  'tax-planning': taxPlanning,
  healthcare,
};
