import { type InputName, type Inputs, inputNames } from '@whenabouts/core';
import { useEffect, useRef, useState } from 'react';
import { useCalculator, useOwnNumbers } from '../../view/calculator/use-calculator.ts';
import { importOnDemand, loadedFiles } from '../loading/import-on-demand.ts';
import { LoadedTool } from '../loading/loaded-parts.tsx';
import type { DispatchEvent } from '../options/events.ts';
import { attributeName, type Options } from '../options/options.ts';
import { brandStyle } from './brand.ts';
import { CalculatorWithParts } from './calculator-with-parts.tsx';
import * as styles from './embed.css.ts';
import { embedMessages, type Translation } from './embed-messages.ts';
import { useCalculateEvent } from './use-calculate-event.ts';

interface EmbeddedCalculatorProps {
  options: Options;
  /** The origin of the main site; undefined if neither the script's URL nor the link in the element has one. */
  site: string | undefined;
  /** Undefined for English. */
  translation: Translation | undefined;
  /** The height that the host page reserved, in pixels. */
  height: number;
  /** The events contain the reader's numbers only if the option `shareValues` is set. */
  onEvent: DispatchEvent;
}

export function EmbeddedCalculator({ options, site, translation, height, onEvent }: EmbeddedCalculatorProps) {
  const { theme, editableInputs, tool, shareValues, heading } = options;
  const formats = translation?.formats ?? options.formats;
  const state = useCalculator({
    store: useOwnNumbers(options.inputs),
    formats,
    editableInputs,
    messages: (translation?.embed ?? embedMessages).calculator.errors,
  });
  useSyncInputs(options.inputs, state.setInput);
  const dispatchCalculate = useCalculateEvent(state, shareValues, onEvent);

  const hasDetails = site !== undefined || loadedFiles['result-details.js'] !== undefined;
  /** True once the tool or the details of a result are on the page. */
  const [isComplete, setIsComplete] = useState(!hasDetails);
  const complete = () => setIsComplete(true);
  useEffect(() => {
    // Loads the details before the reader calculates, who may be offline by then. If this fails, `OnDemand` tries again
    // and reports the failure.
    if (site && !tool) importOnDemand(site, 'result-details.js').catch(() => undefined);
  }, [site, tool]);

  function setInput(name: InputName, value: number): void {
    state.setInput(name, value);
    onEvent('change', { input: attributeName(name), ...(shareValues && { value }) });
  }

  /** A tool has a new result with each change. */
  function reportToolChange(name: string): void {
    onEvent('change', { input: attributeName(name) });
    dispatchCalculate();
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
        <CalculatorWithParts
          state={{ ...state, setInput }}
          options={options}
          site={site}
          translation={translation}
          hasDetails={hasDetails}
          onShow={complete}
          onEvent={onEvent}
        />
      )}
    </div>
  );
  // Reserves the height until there are results, so that the page's content below does not move. The element with the
  // height is around the calculator and has no background, so that the empty space looks like the page.
  const hasResult = state.calculation || tool;
  return <div style={{ minHeight: isComplete && hasResult ? undefined : height }}>{view}</div>;
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
