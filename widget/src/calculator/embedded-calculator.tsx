import {
  type Calculation,
  type InputName,
  type Inputs,
  inputNames,
  inTodaysDollars,
  PRODUCT_NAME,
} from '@whenabouts/core';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Calculator } from '../../view/calculator/calculator.tsx';
import type { CalculatorMessages } from '../../view/calculator/calculator-messages.ts';
import { useCalculator } from '../../view/calculator/use-calculator.ts';
import { viewInDollars } from '../../view/dollars.ts';
import { importOnDemand, loadedFiles } from '../loading/import-on-demand.ts';
import { LoadedDetails, LoadedOutlook, LoadedTool } from '../loading/loaded-parts.tsx';
import { accentColors } from '../options/accent.ts';
import { attributeName, type Options } from '../options/options.ts';
import * as styles from './embed.css.ts';
import { embedMessages, type Translation } from './embed-messages.ts';

interface EmbeddedCalculatorProps {
  options: Options;
  /** The origin of the main site; undefined if neither the script's URL nor the link in the element has one. */
  site: string | undefined;
  /** Undefined for English. */
  translation: Translation | undefined;
  /** The height that the host page reserved, in pixels. */
  height: number;
  /** Dispatches an event to the host page. It contains the reader's numbers only if the option `shareValues` is set. */
  onEvent: (name: 'change' | 'calculate' | 'outlook' | 'save' | 'saved', detail: object) => void;
}

export function EmbeddedCalculator({ options, site, translation, height, onEvent }: EmbeddedCalculatorProps) {
  const { theme, editableInputs, tool, steps, shareValues, heading, linkUrl } = options;
  const { embed: messages = embedMessages, formats = options.formats } = translation ?? {};
  const state = useCalculator({
    initialInputs: options.inputs,
    formats,
    editableInputs,
    messages: messages.calculator.errors,
  });
  useSyncInputs(options.inputs, state.setInput);

  const { calculation, inputs } = state;
  const hasDetails = site !== undefined || loadedFiles['result-details.js'] !== undefined;
  /** True once the tool or the details of a result are on the page. */
  const [isComplete, setIsComplete] = useState(!hasDetails);
  const complete = useCallback(() => setIsComplete(true), []);
  useEffect(() => {
    // Loads the details before the reader calculates, who may be offline by then. If this fails, `OnDemand` tries again
    // and reports the failure.
    if (site && !tool) importOnDemand(site, 'result-details.js').catch(() => undefined);
  }, [site, tool]);
  /** When the reader could stop, which the outlook's file renders: undefined while it loads, null if it cannot load. */
  const [answer, setAnswer] = useState<ReactNode>();
  const answerPlace = answer === undefined ? <div className={styles.answerPlace} aria-hidden /> : answer;
  /** The inputs of the latest result. The outlook stays while the ages cross, so that it keeps the reader's partner. */
  const latestResult = useRef<Inputs>(undefined);
  if (calculation) latestResult.current = inputs;
  const outlookInputs = latestResult.current;
  const hasOutlook = options.outlook && outlookInputs !== undefined && site !== undefined;
  const hasCalculated = useRef(false);
  useEffect(() => {
    if (!calculation) return;
    onEvent('calculate', {
      first: !hasCalculated.current,
      ...(shareValues && sharedValues(inputs, calculation)),
    });
    hasCalculated.current = true;
  }, [calculation, inputs, shareValues, onEvent]);

  function setInput(name: InputName, value: number): void {
    state.setInput(name, value);
    onEvent('change', { input: attributeName(name), ...(shareValues && { value }) });
  }

  /** A tool has a new result with each change. */
  function reportToolChange(name: string): void {
    onEvent('change', { input: attributeName(name) });
    onEvent('calculate', { first: !hasCalculated.current });
    hasCalculated.current = true;
  }

  const view = (
    <div
      className={styles.wrapper}
      lang={translation?.lang ?? 'en'}
      dir="ltr"
      data-theme={theme}
      style={brandStyle(options)}
    >
      {heading && <h2 className={styles.title}>{heading}</h2>}
      {tool && site ? (
        <LoadedTool
          site={site}
          translation={translation}
          tool={tool}
          formats={formats}
          onShow={complete}
          onChange={reportToolChange}
        />
      ) : (
        <>
          <Calculator
            state={{ ...state, setInput }}
            messages={brandMessages(messages.calculator, options)}
            privacy={shareValues ? messages.sharing : undefined}
            renderDetails={(result) =>
              hasDetails && (
                <LoadedDetails
                  site={site}
                  translation={translation}
                  result={result}
                  options={options}
                  onShow={complete}
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
      )}
    </div>
  );
  // Reserves the height until there are results, so that the page's content below does not move. The element with the
  // height is around the calculator and has no background, so that the empty space looks like the page.
  return <div style={{ minHeight: isComplete && (calculation || tool) ? undefined : height }}>{view}</div>;
}

/** Returns the URL of the link under the results: the page's own, none, or the site's contact form. */
function detailsHref(linkUrl: string | undefined, site: string | undefined): string | false | undefined {
  if (linkUrl) return linkUrl !== 'none' && linkUrl;
  return site && `${site}/#contact`;
}

/** Says whose calculator it is, where the page's own link replaces the one to the site. Partners may do without it. */
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

/** Returns the inputs by attribute name, and the results in today's dollars. */
function sharedValues(inputs: Inputs, calculation: Calculation): object {
  const { yearsToRetirement, retirementSavings, monthlyRetirementIncome } = calculation;
  const today = (amount: number) => Math.round(inTodaysDollars(amount, yearsToRetirement));
  const named: Record<string, number> = {};
  for (const name of inputNames) named[attributeName(name)] = inputs[name];
  return {
    inputs: named,
    result: { savings: today(retirementSavings), monthlyIncome: today(monthlyRetirementIncome) },
  };
}

/** Updates inputs whose attributes change. The other inputs keep the reader's values. */
function useSyncInputs(inputs: Inputs, setInput: (name: keyof Inputs, value: number) => void): void {
  const previous = useRef(inputs);
  useEffect(() => {
    for (const name of inputNames) {
      if (inputs[name] !== previous.current[name]) setInput(name, inputs[name]);
    }
    previous.current = inputs;
  }, [inputs, setInput]);
}

/** Returns the messages with the page's own texts. */
function brandMessages(messages: CalculatorMessages, { buttonText, linkText }: Options): CalculatorMessages {
  return {
    ...messages,
    calculate: buttonText ?? messages.calculate,
    detailedPlan: linkText ?? messages.detailedPlan,
  };
}

/**
 * Returns the colors, the font, the corners and the density from the attributes. The accent has one color for each
 * theme: with the theme `auto`, the reader's system can switch between them without a render.
 */
function brandStyle({ accent, font, radius, isDense }: Options): CSSProperties {
  const style: Record<string, string | undefined> = {
    fontFamily: font,
    [styles.publicProperties.radius]: radius && `${radius}px`,
    [styles.publicProperties.density]: isDense ? '0.6' : undefined,
  };
  if (accent) {
    const { light, lightOn, dark, darkOn } = styles.accentProperties;
    [style[light], style[lightOn]] = accentColors(accent, 'light');
    [style[dark], style[darkOn]] = accentColors(accent, 'dark');
  }
  return style as CSSProperties;
}
