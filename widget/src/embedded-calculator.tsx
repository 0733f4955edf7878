import { type Inputs, inputNames } from '@whenabouts/core';
import { type CSSProperties, useEffect, useRef } from 'react';
import { accentColours } from './accent.ts';
import * as styles from './embed.css.ts';
import type { Options } from './options.ts';
import { SaveResult } from './save-result.tsx';
import { Calculator } from './view/calculator.tsx';
import { useCalculator } from './view/use-calculator.ts';

export interface EmbeddedCalculatorProps {
  options: Options;
  /** The origin of the main site; undefined where the script could not tell. */
  site: string | undefined;
  /** What the page had reserved, in pixels. */
  height: number;
  /** Tells the page, and nobody else. */
  onEvent: (name: 'calculate' | 'save', detail: object) => void;
}

export function EmbeddedCalculator({ options, site, height, onEvent }: EmbeddedCalculatorProps) {
  const { theme, accent, partner, compact } = options;
  const state = useCalculator(options.inputs, false, options.formats);
  useChangedInputs(options.inputs, state.setInput);

  const { calculation } = state;
  const calculated = useRef(false);
  useEffect(() => {
    if (!calculation) return;
    onEvent('calculate', { first: !calculated.current });
    calculated.current = true;
  }, [calculation, onEvent]);

  return (
    <div
      className={styles.ground}
      lang="en"
      dir="ltr"
      data-theme={theme}
      // Until there are results nothing below moves, whatever was reserved.
      style={{ ...accentStyle(accent), ['min-height' as string]: calculation ? '' : `${height}px` }}
    >
      <Calculator
        state={state}
        compact={compact}
        detailsHref={site && `${site}/#contact`}
        newTab
        actions={
          site && (
            <SaveResult
              inputs={state.inputs}
              site={site}
              partner={partner}
              onSave={(by) => onEvent('save', { by })}
            />
          )
        }
      />
    </div>
  );
}

/** An input whose attribute the page changes takes the new value; the others stay as the reader left them. */
function useChangedInputs(given: Inputs, setInput: (name: keyof Inputs, value: number) => void): void {
  const before = useRef(given);
  useEffect(() => {
    for (const name of inputNames) {
      if (given[name] !== before.current[name]) setInput(name, given[name]);
    }
    before.current = given;
  }, [given, setInput]);
}

/** For both themes: which of them shows is the style sheet's affair, and may change. */
function accentStyle(hex: string | undefined): CSSProperties {
  if (!hex) return {};
  const light = accentColours(hex, 'light');
  const dark = accentColours(hex, 'dark');
  return {
    [styles.accents.light]: light.accent,
    [styles.accents.lightOn]: light.on,
    [styles.accents.dark]: dark.accent,
    [styles.accents.darkOn]: dark.on,
  } as CSSProperties;
}
