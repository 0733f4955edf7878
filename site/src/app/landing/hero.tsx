import { PRODUCT_NAME } from '@whenabouts/core';
import { type MouseEvent, useContext } from 'react';
import { largeSentence } from '../../components/sentence/sentence.css.ts';
import { HeroFigure, HeroSentence, type HeroSentenceProps } from '../../features/outlook/hero/hero-view.tsx';
import { Link, useLocation } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { row } from '../../ui/layout.css.ts';
import { PendingLinkMessage } from '../../ui/pending-link-message.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { claims } from './claims.ts';
import { ExampleMark } from './example-mark.tsx';
import { HideClaimsContext } from './hide-claims-context.ts';
import * as styles from './landing-page.css.ts';

interface HeroProps extends HeroSentenceProps {
  isRetired: boolean;
  /** Called for a click of Calculate Now. Without scripts, it scrolls to the calculator. */
  onCalculate: (event: MouseEvent) => void;
}

/** The question and its answer. Changing a number here does not count as Calculate. */
export function Hero({ isRetired, onCalculate, ...props }: HeroProps) {
  const { state, outlookPath, assumptions } = props;
  // `outlookInputs` are beyond the calculator's ranges, so the sentence cannot show them.
  const isAnswered = !assumptions?.outlookInputs;
  const location = useLocation();
  // The server does not know the whole query. React would leave its links as they are.
  const search = useIsHydrating() ? '' : location.search;
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <h1 id="headline" className={styles.headline} tabIndex={-1}>
        <span className={styles.product}>{PRODUCT_NAME}.</span>{' '}
        {isRetired ? 'How much can you spend?' : 'When can you stop working?'}
      </h1>
      <PendingLinkMessage isAnswered={state.answer !== null || state.hasFailed} />
      {isAnswered ? (
        <HeroSentence {...props} />
      ) : (
        <>
          <h2 className={largeSentence}>{state.answer?.outlookText ?? 'Your outlook has your answer.'}</h2>
          <p>
            <Link to={outlookPath}>Change your numbers in the outlook</Link>
          </p>
        </>
      )}
      <div className={row}>
        <ButtonLink data-early to={{ search, hash: '#calculator' }} onClick={onCalculate}>
          Calculate Now
        </ButtonLink>
        <ButtonLink kind="secondary" to={{ search, hash: '#how-it-works' }}>
          Learn More
        </ButtonLink>
      </div>
      {isAnswered && <HeroFigure answer={state.lastAnswer} />}
      {!useContext(HideClaimsContext) && (
        <p className={styles.claim}>
          {claims.trusted} <ExampleMark />
        </p>
      )}
    </section>
  );
}
