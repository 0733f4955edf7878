import { type Inputs, PRODUCT_NAME } from '@whenabouts/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Calculator } from '../../view/calculator/calculator.tsx';
import type { CalculatorState } from '../../view/calculator/use-calculator.ts';
import { viewInDollars } from '../../view/dollars.ts';
import { LoadedDetails, LoadedOutlook } from '../loading/loaded-parts.tsx';
import type { DispatchEvent } from '../options/events.ts';
import type { Options } from '../options/options.ts';
import { brandMessages } from './brand.ts';
import * as styles from './embed.css.ts';
import { embedMessages, type Translation } from './embed-messages.ts';

interface CalculatorWithPartsProps {
  state: CalculatorState;
  options: Options;
  /** The origin of the main site, if it is known. */
  site: string | undefined;
  /** Undefined for English. */
  translation: Translation | undefined;
  /** True if the details of a result are loaded, or can be. */
  hasDetails: boolean;
  /** Called when the details of a result appear. */
  onShow: () => void;
  onEvent: DispatchEvent;
}

/** The calculator with the parts that load on demand, and the link to the site. */
export function CalculatorWithParts({
  state,
  options,
  site,
  translation,
  hasDetails,
  onShow,
  onEvent,
}: CalculatorWithPartsProps) {
  const { steps, shareValues, linkUrl } = options;
  const messages = translation?.embed ?? embedMessages;
  const { calculation, inputs, formats } = state;
  /** The age at which the reader could stop, from the outlook's file: undefined while it loads, null if it cannot load. */
  const [answer, setAnswer] = useState<ReactNode>();
  const answerPlace = answer === undefined ? <div className={styles.answerPlace} aria-hidden /> : answer;
  const outlookInputs = useInputsOfResult(state);
  const hasOutlook = options.outlook && outlookInputs !== undefined && site !== undefined;
  return (
    <>
      <Calculator
        state={state}
        messages={brandMessages(messages.calculator, options)}
        privacy={shareValues ? messages.sharing : undefined}
        renderDetails={(result) =>
          hasDetails && (
            <LoadedDetails
              site={site}
              translation={translation}
              result={result}
              options={options}
              onShow={onShow}
              onEvent={onEvent}
            />
          )
        }
        dollars={viewInDollars('today', inputs.retirementAge - inputs.currentAge, formats)}
        detailsHref={detailsHref(linkUrl, site)}
        newTab
        answer={hasOutlook && !steps && answerPlace}
      />
      {hasOutlook && (
        <div hidden={!calculation}>
          <LoadedOutlook
            site={site}
            translation={translation}
            inputs={outlookInputs}
            formats={formats}
            onShow={() => onEvent('outlook', {})}
            onFail={() => setAnswer(null)}
            onAnswer={steps ? undefined : setAnswer}
          />
        </div>
      )}
      {linkUrl && site && <SiteLink site={site} text={messages.siteLink(PRODUCT_NAME)} />}
    </>
  );
}

/** Returns the inputs of the latest result. The outlook keeps them while the ages cross, and with them the partner. */
function useInputsOfResult({ calculation, inputs }: CalculatorState): Inputs | undefined {
  const latest = useRef<Inputs>(undefined);
  useEffect(() => {
    if (calculation) latest.current = inputs;
  }, [calculation, inputs]);
  return calculation ? inputs : latest.current;
}

/** Returns the URL of the link under the results: the page's own, none, or the site's contact form. */
function detailsHref(linkUrl: string | undefined, site: string | undefined): string | false | undefined {
  if (linkUrl) return linkUrl !== 'none' && linkUrl;
  return site && `${site}/#contact`;
}

/** Names the site of the calculator on pages whose own link replaces the one to the site. Partners may do without it. */
function SiteLink({ site, text }: { site: string; text: string }) {
  // The build defines the origins: version.d.ts.
  if (ORIGINS_WITHOUT_LINK.includes(location.origin)) return null;
  return (
    <p className={styles.siteLink}>
      <a href={`${site}/`} target="_blank" rel="noopener">
        {text}
      </a>
    </p>
  );
}
