import * as styles from './landing-page.css.ts';

/** A growth line with a range that widens over the years. */
export function HeroIllustration() {
  return (
    <svg className={styles.illustration} viewBox="0 0 520 340" aria-hidden="true" focusable="false">
      <path
        className={styles.illustrationOuter}
        d="M20 300 C180 290 330 210 500 28 L500 268 C350 292 190 300 20 300 Z"
      />
      <path
        className={styles.illustrationInner}
        d="M20 300 C180 293 330 236 500 100 L500 214 C350 272 190 298 20 300 Z"
      />
      <path className={styles.illustrationLine} d="M20 300 C185 296 335 252 500 156" />
      <line className={styles.illustrationAxis} x1="20" y1="318" x2="500" y2="318" />
      <line className={styles.illustrationMark} x1="352" y1="226" x2="352" y2="318" />
      <circle className={styles.illustrationYou} cx="352" cy="226" r="9" />
      <text className={styles.illustrationText} x="20" y="336">
        today
      </text>
      <text className={styles.illustrationYouText} x="352" y="336" textAnchor="middle">
        whenabouts?
      </text>
      <text className={styles.illustrationText} x="500" y="336" textAnchor="end">
        later
      </text>
    </svg>
  );
}
