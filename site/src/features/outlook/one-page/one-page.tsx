import {
  afterCutSentence,
  chanceDots,
  currentLaw,
  limitsText,
  outlookFragment,
  PRODUCT_NAME,
} from '@whenabouts/core';
import { ageLineTitle } from '@whenabouts/view';
import { AgeLine } from '@whenabouts/view/age-line';
import { plainText } from '@whenabouts/view/sentence';
import { useContext, useLayoutEffect, useRef } from 'react';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { paths } from '../../../paths.ts';
import { formatDate } from '../../../ui/format-date.ts';
import { OriginContext } from '../../../ui/page-contexts.ts';
import { answerOptions, answerParts, answerPartsText } from '../answer/answer-parts.ts';
import { lineOfAnswer } from '../charts/age-line-data.ts';
import type { Birthdays } from '../dates/birthdays.ts';
import { datesOfPeople, labels } from '../dates/dates-of-people.ts';
import { localToday } from '../dates/local-today.ts';
import { householdPhrases } from '../household/household-phrases.ts';
import { simulateOutcomes } from '../included/alternatives.ts';
import { leftOutSentences, numberRows, stepSentences } from '../outlook-markdown.ts';
import type { OutlookResults } from '../outlook-results.ts';
import type { OutlookState } from '../use-outlook.ts';
import { agesOfLaw } from './ages-of-law.ts';
import { codeLink } from './code-link.ts';
import { Curve } from './curve.tsx';
import styles from './one-page.css?inline';
import { QrCode, ZOOM } from './qr-code.tsx';

const sheetStyles = new CSSStyleSheet();
sheetStyles.replaceSync(styles);

/** Nobody types a longer link. The code has it. */
const TYPED_LENGTH = 300;

interface OnePageProps {
  state: Pick<OutlookState, 'results' | 'resultsDraft' | 'year'>;
  birthdays: Birthdays;
}

/** The whole outlook on one sheet of paper. */
export function OnePage({ state, birthdays }: OnePageProps) {
  const { results, resultsDraft, year } = state;
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    document.adoptedStyleSheets.push(sheetStyles);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheetStyles);
    };
  }, []);
  useLayoutEffect(() => {
    if (sheet.current) fitToPaper(sheet.current);
  });
  const included = householdPhrases(results.assumptions).map(({ text }) => text);
  const page = useContext(OriginContext) + paths.outlook;
  const link = page + outlookFragment(results);
  return (
    <section ref={sheet} className="one-page" aria-label="The outlook on one page">
      <Answer results={results} draft={resultsDraft} code={codeLink(results, page)} />
      <Line results={results} />
      <div data-part="columns">
        <div data-part="column">
          <Curve results={results} />
          <Texts
            title="What this leaves out"
            texts={leftOutSentences(results, simulateOutcomes(resultsDraft, year))}
          />
        </div>
        <div data-part="column">
          <Texts title="Next steps" texts={stepSentences(results, resultsDraft)} />
          <Dates results={results} birthdays={birthdays} />
        </div>
      </div>
      {included.length > 0 && <Texts title="This answer includes" texts={included} />}
      <Numbers results={results} />
      <p data-part="closing">
        An estimate, not advice. {limitsText(results.assumptions)} {link.length <= TYPED_LENGTH && link}
      </p>
    </section>
  );
}

interface AnswerProps {
  results: OutlookResults;
  draft: PlanDraft;
  code: ReturnType<typeof codeLink>;
}

function Answer({ results, draft, code }: AnswerProps) {
  const { desiredChance, chance } = results;
  const options = answerOptions(results, draft);
  const [answer] = answerPartsText(results, options);
  const { goal, wish } = answerParts(results, options);
  return (
    <div data-part="head">
      <div data-part="answer">
        <p>
          {PRODUCT_NAME} · {formatDate(new Date().toISOString(), 'local')} · law of {currentLaw.year} ·
          amounts in today’s dollars
        </p>
        <h1>{answer}</h1>
        <p>
          <Dots chance={chance} />
          {plainText(goal)} {afterCutSentence(results)}
        </p>
        <p>
          <Dots chance={desiredChance} />
          {plainText(wish)}
        </p>
      </div>
      <div data-part="code">
        <QrCode link={code.link} />
        <span>Opens this plan{!code.hasNames && ', without names'}</span>
      </div>
    </div>
  );
}

/** Ten futures, of which those are filled in which the money lasts. */
function Dots({ chance }: { chance: number }) {
  const filledDots = chanceDots(chance);
  return (
    <svg data-part="dots" viewBox="0 0 120 12" aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots are never reordered
        <circle key={index} cx={6 + 12 * index} cy={6} r={4.5} data-filled={index < filledDots} />
      ))}
    </svg>
  );
}

function Line({ results }: { results: OutlookResults }) {
  const line = lineOfAnswer(results, results.runsOutAt);
  return (
    <section data-part="line">
      <h2>{ageLineTitle(line)}</h2>
      <AgeLine line={line} />
    </section>
  );
}

function Numbers({ results }: { results: OutlookResults }) {
  return (
    <section>
      <h2>Numbers</h2>
      <dl>
        {numberRows(results).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** The dates by birthday; without one, the ages at which rules change. */
function Dates({ results, birthdays }: { results: OutlookResults; birthdays: Birthdays }) {
  const people = datesOfPeople(results, birthdays, localToday()).filter(({ rows }) => rows.length > 0);
  if (people.length === 0) {
    const ages = agesOfLaw(results.inputs.currentAge, results.assumptions);
    return ages.length > 0 && <Texts title="Your dates" texts={ages} />;
  }
  return people.map(({ who, rows }) => (
    <Texts key={who} title={labels[who].dates} texts={rows.map(({ when, title }) => `${when}: ${title}`)} />
  ));
}

/** The printable area of a Letter page with margins of half an inch, in CSS pixels, less a few for rounding. */
const PAPER = { width: 716, height: 950 } as const;
/** Smallest text: 4 points, for ten costs with long names. */
const SMALLEST_ZOOM = 0.5;
const ZOOM_STEP = 0.02;

/** Makes the sheet smaller until it fits on the paper. A smaller sheet is wider before the zoom, so its lines are longer. */
function fitToPaper(sheet: HTMLElement): void {
  for (let zoom = 1; zoom >= SMALLEST_ZOOM; zoom -= ZOOM_STEP) {
    sheet.style.zoom = String(zoom);
    sheet.style.setProperty(ZOOM, String(zoom));
    sheet.style.width = `${PAPER.width / zoom}px`;
    if (sheet.offsetHeight * zoom <= PAPER.height) return;
  }
}
