'use client';

import { createElement, type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { CalculatorAttributes, CalculatorElement, CalculatorEvents } from '../src/options/attributes.ts';
import './index.ts';

/** The properties of the element in React's JSX. */
export type CalculatorElementProps = CalculatorAttributes &
  Omit<HTMLAttributes<HTMLElement>, keyof CalculatorAttributes> & {
    ref?: Ref<CalculatorElement> | undefined;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'retirement-calculator': CalculatorElementProps;
    }
  }
}

type Listener<Name extends keyof CalculatorEvents> = ((event: CalculatorEvents[Name]) => void) | undefined;

export interface RetirementCalculatorProps
  extends CalculatorAttributes,
    Omit<HTMLAttributes<HTMLElement>, keyof CalculatorAttributes> {
  /** The origin of the site on which readers save results, such as `https://whenabouts.example`. */
  site: string;
  /** Pixels to reserve until the calculator appears, so that nothing below moves. 1400 fits columns of up to 850 px. */
  height?: number | undefined;
  /** The text of the link that readers see until the calculator appears, and without scripts. */
  children?: ReactNode;
  /** Your own form or other content, shown below the calculator after the first result. */
  afterResult?: ReactNode;
  /** Called each time the calculator appears. */
  onReady?: (() => void) | undefined;
  /** Called when the reader changes an input. */
  onInputChange?: Listener<'whenabouts:change'>;
  onCalculate?: Listener<'whenabouts:calculate'>;
  /** Called when the age at which the reader could stop appears. */
  onOutlook?: Listener<'whenabouts:outlook'>;
  onSave?: Listener<'whenabouts:save'>;
  onSaved?: Listener<'whenabouts:saved'>;
}

/** Renders the calculator. */
export function RetirementCalculator({
  site,
  height = 1400,
  children = 'Open the retirement calculator',
  afterResult,
  onReady,
  onInputChange,
  onCalculate,
  onOutlook,
  onSave,
  onSaved,
  ...attributes
}: RetirementCalculatorProps) {
  const element = useRef<CalculatorElement>(null);
  useReady(element, onReady);
  useListener(element, 'whenabouts:change', onInputChange);
  useListener(element, 'whenabouts:calculate', onCalculate);
  useListener(element, 'whenabouts:outlook', onOutlook);
  useListener(element, 'whenabouts:save', onSave);
  useListener(element, 'whenabouts:saved', onSaved);
  const link = createElement('a', { href: new URL('/', site).href }, children);
  // A table reserves its height without styles, which the page's Content Security Policy may block.
  const row = createElement('tr', null, createElement('td', { height }, link));
  return createElement(
    'retirement-calculator',
    { ...attributes, ref: element },
    createElement('table', null, createElement('tbody', null, row)),
    afterResult && createElement('div', { slot: 'after-result', hidden: true }, afterResult),
  );
}

type ElementRef = { readonly current: CalculatorElement | null };

/** Calls the listener once each time the calculator appears. A new function on a later render is not called again. */
function useReady(element: ElementRef, onReady: (() => void) | undefined): void {
  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const notify = () => latest.current?.();
    // If the calculator's code had already been loaded, the calculator appeared before this component could listen.
    if (current.ready) notify();
    current.addEventListener('whenabouts:ready', notify);
    return () => current.removeEventListener('whenabouts:ready', notify);
  }, [element]);
}

function useListener<Name extends keyof CalculatorEvents>(
  element: ElementRef,
  name: Name,
  listener: Listener<Name>,
): void {
  useEffect(() => {
    const { current } = element;
    if (!current || !listener) return;
    current.addEventListener(name, listener as EventListener);
    return () => current.removeEventListener(name, listener as EventListener);
  }, [element, name, listener]);
}
