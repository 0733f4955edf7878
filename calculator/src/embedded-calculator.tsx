import { type Calculation, type InputName, type Inputs, inputNames, inTodaysDollars } from '@whenabouts/core';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { accentColors } from './accent.ts';
import * as styles from './embed.css.ts';
import { embedMessages } from './embed-messages.ts';
import { importOnDemand, loadedFiles } from './import-on-demand.ts';
import { OnDemand } from './on-demand.tsx';
import { attributeName, type Options } from './options.ts';
import { readPageTheme } from './page-theme.ts';
import type { Translation } from './translation.ts';
import { Calculator } from './view/calculator.tsx';
import { viewInDollars } from './view/dollars.ts';
import { useCalculator } from './view/use-calculator.ts';

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
  const { theme, accent, partner, compact, editableInputs, tool, shareValues } = options;
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
    // The details are there when the reader calculates, even offline. If this fails, `OnDemand` tries again and reports it.
    if (site && !tool) importOnDemand(site, 'result-details.js').catch(() => undefined);
  }, [site, tool]);
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

  return (
    <div
      className={styles.wrapper}
      lang={translation?.lang ?? 'en'}
      dir="ltr"
      data-theme={theme === 'auto' ? readPageTheme() : theme}
      // Reserves the height until there are results, so that the page's content below does not move.
      style={{ ...accentStyle(accent), minHeight: isComplete && (calculation || tool) ? undefined : height }}
    >
      {tool ? (
        <OnDemand
          key={tool}
          site={site ?? ''}
          file={`${tool}.js`}
          name="tool"
          part="tool"
          messages={messages}
        >
          {({ Tool }) => (
            <Tool formats={formats} translation={translation} site={site ?? ''} onShow={complete} />
          )}
        </OnDemand>
      ) : (
        <>
          <Calculator
            state={{ ...state, setInput }}
            messages={messages.calculator}
            privacy={shareValues ? messages.sharing : undefined}
            renderDetails={(result) =>
              hasDetails && (
                <OnDemand
                  site={site ?? ''}
                  file="result-details.js"
                  name="details"
                  part="details"
                  messages={messages}
                  onShow={complete}
                >
                  {({ ResultDetails }) => (
                    <ResultDetails
                      result={result}
                      compact={compact}
                      translation={translation}
                      saving={
                        site === undefined
                          ? undefined
                          : {
                              site,
                              partner,
                              onSaveStart: (by) => onEvent('save', { by }),
                              onSaved: () => onEvent('saved', {}),
                            }
                      }
                    />
                  )}
                </OnDemand>
              )
            }
            dollars={viewInDollars('today', inputs.retirementAge - inputs.currentAge, formats)}
            detailsHref={site && `${site}/#contact`}
            newTab
          />
          {options.outlook && calculation && site && (
            <OnDemand
              site={site}
              file="outlook.js"
              name="outlook"
              part="earliest-retirement"
              messages={messages}
              onShow={() => onEvent('outlook', {})}
            >
              {({ Outlook }) => (
                <Outlook
                  OnDemand={OnDemand}
                  site={site}
                  inputs={inputs}
                  format={formats.roughDollars}
                  translation={translation}
                />
              )}
            </OnDemand>
          )}
        </>
      )}
    </div>
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

/** Returns the accent colors of both themes: with `auto`, the reader's system can switch between them without a render. */
function accentStyle(hex: string | undefined): CSSProperties {
  if (!hex) return {};
  const [light, lightOn] = accentColors(hex, 'light');
  const [dark, darkOn] = accentColors(hex, 'dark');
  return {
    [styles.accentProperties.light]: light,
    [styles.accentProperties.lightOn]: lightOn,
    [styles.accentProperties.dark]: dark,
    [styles.accentProperties.darkOn]: darkOn,
  } as CSSProperties;
}
