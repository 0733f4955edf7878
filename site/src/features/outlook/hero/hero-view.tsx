import { formatDollars, type Inputs } from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import { Announcement } from '@whenabouts/view';
import { plainText } from '@whenabouts/view/sentence';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { InteractiveSentence } from '../../../components/sentence/interactive-sentence.tsx';
import { exampleNumbers, useNumbers, type VisitorNumbers } from '../../../numbers/store.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { stack } from '../../../ui/layout.css.ts';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { caption } from '../../../ui/page.css.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import * as styles from './hero.css.ts';
import type { HeroAnswer } from './hero-answer.ts';
import {
  type HeroInput,
  heroDetails,
  heroFields,
  heroSentence,
  longestDetails,
  longestSentence,
} from './hero-text.ts';
import type { OutlookLinkState } from './outlook-drafts.ts';
import { type HeroAnswerState, loadHeroChart } from './use-hero-answer.ts';

// The server renders the chart; its script is not urgent.
const HeroChart = lazyWithRetry(
  () => loadHeroChart().then((m) => m.HeroChart),
  'The chart could not be shown.',
);
/** Loaded after the first paint. The sentence says what it shows. */
const AgeLine = lazyWithRetry(() => import('@whenabouts/view/age-line').then((m) => m.AgeLine));

/** Placeholder text as wide as the dots after two chances. It is part of the text that reserves the height. */
const DOTS_IN_TEXT = ' mmmmmmmmm mmmmmmmmm';

export interface HeroSentenceProps {
  inputs: Inputs;
  state: HeroAnswerState;
  /** Path of the outlook with the same numbers and assumptions. */
  outlookPath: string;
  /** The changed assumptions of the answer; null for the defaults. */
  assumptions: PlanAssumptions | null;
  /** True to announce the answer to screen readers. */
  isAnnounced: boolean;
  onChange: (name: HeroInput, value: number, typed?: number) => void;
  /** Called when the focus leaves the answer. */
  onLeave: () => void;
}

/** The answer as a sentence and what it means, with five of the calculator's inputs in them. */
export function HeroSentence(props: HeroSentenceProps) {
  const { inputs, state, outlookPath, assumptions, isAnnounced, onChange, onLeave } = props;
  const { answer, lastAnswer, hasFailed, load } = state;
  const results = hasFailed ? 'failed' : lastAnswer;
  const sentence = heroSentence(inputs, results);
  const details = heroDetails(inputs, results);
  const endingCosts =
    assumptions?.cashFlows?.filter((flow) => flow.partOfSpending === 'until-age').length ?? 0;
  const isBusy = !(answer || hasFailed) || undefined;
  /** Index of the answer, after the line break. */
  const start = sentence.indexOf('\n') + 1;
  const numbers = useNumbers();
  /** True if the last change was a number out of range, about which the sentence has a message. */
  const [isCorrected, setCorrected] = useState(false);
  const beyond = beyondCalculator(numbers ?? exampleNumbers);
  const isFromLink = numbers?.isFromLink ?? false;
  const [hasComeWithLink, setComeWithLink] = useState(isFromLink);
  if (isFromLink && !hasComeWithLink) setComeWithLink(true);
  const continueLink = beyond && <Link to={paths.outlook}>Continue with {beyond.value} in the outlook</Link>;
  const controlOf = (name: HeroInput) => ({
    field: heroFields[name],
    value: inputs[name],
    onChange(value: number, typed?: number) {
      onChange(name, value, typed);
      setCorrected((typed ?? value) !== value);
    },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are the numbers inside
    <div
      className={stack[2]}
      data-changed={numbers !== null || undefined}
      onPointerEnter={load}
      onFocus={load}
      onBlur={onLeave}
    >
      <div className={styles.reservedSentence} aria-busy={isBusy} data-longest={plainText(longestSentence)}>
        <div>
          <InteractiveSentence
            size="large"
            parts={sentence.slice(0, start)}
            controlOf={controlOf}
            afterNotice={continueLink}
          />
          <InteractiveSentence size="large" tag="h2" parts={sentence.slice(start)} controlOf={controlOf} />
        </div>
      </div>
      <div
        className={styles.reservedDetails}
        aria-busy={isBusy}
        data-longest={plainText(longestDetails(endingCosts)) + DOTS_IN_TEXT}
      >
        <InteractiveSentence size="small" parts={details} controlOf={controlOf} />
      </div>
      <Announcement text={isAnnounced && !isBusy ? plainText([...sentence, ' ', ...details]) : ''} />
      {hasComeWithLink && (
        // Stays in place once a number is changed, so that nothing below moves.
        <p className={styles.hint} style={isFromLink ? undefined : { visibility: 'hidden' }}>
          These numbers came with the link.
        </p>
      )}
      {beyond && !isCorrected && (
        <p className={styles.hint}>
          {beyond.range} {continueLink}
        </p>
      )}
      {lastAnswer?.household && (
        <p className={styles.hint}>
          {lastAnswer.partner && <Link to={`${outlookPath}#controls-partner`}>{lastAnswer.partner}</Link>}
          {lastAnswer.household}
        </p>
      )}
      <p className={styles.hint}>
        {!assumptions?.partner && (
          <>
            Just me
            {' · '}
            <OutlookLink choice="couple">With a partner</OutlookLink>
            {' | '}
          </>
        )}
        <OutlookLink choice="retired">Already retired</OutlookLink>
      </p>
      <p className={styles.hint}>
        <span className={styles.hintForMouse}>Drag an underlined number, or select it and type.</span>
        <span className={styles.hintForTouch}>Tap a number to change it.</span>{' '}
        <Link to={`${outlookPath}#levers`}>What would change it</Link>
      </p>
      {assumptions?.contributionsRise !== false && (
        <p className={styles.hint}>For this age, your contributions rise with prices.</p>
      )}
      {/* In the browser, React renders nothing within `noscript`. */}
      <noscript>
        {import.meta.env.SSR && (
          <p className={caption}>
            This is an example. To use your own numbers, or to see those of a link that someone sent you, turn
            on JavaScript in your browser.
          </p>
        )}
      </noscript>
    </div>
  );
}

/**
 * Describes the first number that the outlook has beyond the calculator's ranges: the number, and "Your savings can be $0 to
 * $1,000,000 on this page." Undefined if there is none.
 */
function beyondCalculator({ inputs, draft }: VisitorNumbers) {
  const names = Object.keys(heroFields) as HeroInput[];
  const name = names.find((own) => own !== 'retirementAge' && draft.inputs[own] !== inputs[own]);
  if (!name) return undefined;
  const { label, unit, min, max } = heroFields[name];
  const [first, last, value] = [min, max, draft.inputs[name]].map((number) =>
    unit === 'years' ? number : formatDollars(number),
  );
  return { value, range: `${label} can be ${first} to ${last} on this page.` };
}

/** A link to the outlook of a couple, or of someone who has retired, with the same numbers. */
function OutlookLink({ choice, children }: OutlookLinkState & { children: ReactNode }) {
  return (
    <Link data-early to={paths.outlook} state={{ choice }}>
      {children}
    </Link>
  );
}

/**
 * The line of ages and the chart of the answer, in the same frame as the sentence. Their height is reserved. Memoized, because React would
 * replace the server's chart with the fallback if it rendered again before the chart's script has loaded.
 */
export const HeroFigure = memo(function HeroFigure({ answer }: { answer: HeroAnswer | null }) {
  return (
    <div className={styles.figure}>
      <div className={styles.line}>{answer && <HeroLine answer={answer} />}</div>
      <Suspense fallback={null}>{answer && <HeroChart answer={answer} />}</Suspense>
    </div>
  );
});

/** The line of ages, which the server does not render. */
function HeroLine({ answer }: { answer: HeroAnswer }) {
  const isHydrating = useIsHydrating();
  return <Suspense fallback={null}>{!isHydrating && <AgeLine line={answer.ageLine} />}</Suspense>;
}
