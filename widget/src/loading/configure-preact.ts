import { type ComponentChild, createElement, options, type VNode } from 'preact';
import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
import { useEffect, useMemo, useRef, useState } from 'react';

interface ElementProps {
  children?: ComponentChild | ComponentChild[];
  value?: unknown;
  onChange?: (event: Event) => void;
  onChangeCapture?: (event: Event) => void;
}

/**
 * Configures Preact for pages that replace promises and timers, stop events or translate text. Call it before creating
 * the first element.
 */
export function configurePreact(): void {
  options.debounceRendering = runInMicrotask;
  options.requestAnimationFrame = runInMicrotask;
  const { vnode: normalize } = options;
  options.vnode = (vnode: VNode<ElementProps>) => {
    if (typeof vnode.type === 'string') prepareProps(vnode.props);
    normalize?.(vnode);
  };
}

function prepareProps(props: ElementProps): void {
  const { children, value, onChange } = props;
  // A checkbox has no value to compare, and its change events are enough.
  if (onChange && value !== undefined) {
    // `@preact/compat` listens to input events, as React does, which some pages stop. The change event follows: if its value
    // has not been rendered, the input event was stopped.
    props.onChangeCapture = (event) => {
      if ((event.currentTarget as HTMLInputElement).value !== `${value}`) onChange(event);
    };
  }
  // Page translators replace text nodes. Each text that has siblings gets an element, because Preact inserts siblings
  // before the next node, which the translator may have removed.
  if (Array.isArray(children)) {
    props.children = children.map((child) =>
      typeof child === 'string' ? createElement('span', null, child) : child,
    );
  }
}

/** Runs the task in a microtask. An async function uses the browser's promises, even if the page replaces `Promise`. */
async function runInMicrotask(task: () => void): Promise<void> {
  await undefined;
  task();
}

/** The part of React's API that the files on demand use. */
export const reactApi = { Fragment, jsx, jsxs, useEffect, useMemo, useRef, useState };
