import { PRODUCT_NAME } from '@whenabouts/core';
import { useContext } from 'react';
import { caption } from '../../ui/page.css.ts';
import { claims } from './claims.ts';
import { ExampleMark } from './example-mark.tsx';
import { HideClaimsContext } from './hide-claims-context.ts';
import * as styles from './landing-page.css.ts';

export function About() {
  const hideClaims = useContext(HideClaimsContext);
  return (
    <section id="about" tabIndex={-1} className={styles.topic} aria-labelledby="about-heading">
      <h2 id="about-heading">About {PRODUCT_NAME}</h2>
      <div className={styles.about}>
        <p className={styles.prose}>
          Retirement planning shouldn’t take a spreadsheet or an appointment. {PRODUCT_NAME} shows its math:
          monthly compounding, three scenarios, and a withdrawal rate for each. It tells you what it leaves
          out, doesn’t sell you anything, and is free to use without an account.
        </p>
        {!hideClaims && (
          <dl className={styles.claims}>
            {[claims.users, claims.acceleration].map(({ value, label }) => (
              <div key={label} className={styles.claimCard}>
                <dt className={caption}>
                  {label} <ExampleMark />
                </dt>
                <dd className={styles.claimValue}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
