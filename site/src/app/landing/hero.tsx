import { PRODUCT_NAME } from '@whenabouts/core';
import { useContext } from 'react';
import { Button } from '../../ui/button.tsx';
import { HideClaimsContext } from '../hide-claims.ts';
import { scrollToId } from '../scroll.ts';
import { claims } from './claims.ts';
import { HeroIllustration } from './hero-illustration.tsx';
import * as styles from './landing-page.css.ts';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.heroText}>
        <h1 id="headline" className={styles.headline} tabIndex={-1}>
          {PRODUCT_NAME}.
        </h1>
        <p className={styles.heroLead}>
          Find out roughly when you can stop working, and what you’d live on. Six numbers, one clear answer.
        </p>
        <div className={styles.heroButtons}>
          <Button onClick={() => scrollToId('calculator')}>Calculate Now</Button>
          <Button kind="secondary" onClick={() => scrollToId('how-it-works')}>
            Learn More
          </Button>
        </div>
        {!useContext(HideClaimsContext) && <p className={styles.claim}>{claims.trusted}</p>}
      </div>
      <HeroIllustration />
    </section>
  );
}
