import { type ComponentChild, createElement, options, type VNode } from 'preact';

interface ElementProps {
  children?: ComponentChild | ComponentChild[];
  translate?: unknown;
  value?: unknown;
  onChange?: (event: Event) => void;
  onInput?: (event: Event) => void;
}

/**
 * Prepares Preact for pages that replace promises and timers, swallow events or translate text, and gives elements
 * React's meaning of `onChange` and `translate`. Call it before the first element is created.
 */
export function configurePreact(): void {
  options.debounceRendering = soon;
  options.requestAnimationFrame = soon;
  options.vnode = ({ type, props }: VNode<ElementProps>) => {
    if (typeof type !== 'string') return;
    const { children, value, onChange } = props;
    if (onChange) {
      props.onInput = onChange;
      // Some pages stop input events. The change event, which follows, then still has a value that was not rendered.
      props.onChange = (event) => {
        if ((event.currentTarget as HTMLInputElement).value !== `${value}`) onChange(event);
      };
    }
    // Preact would set the property of that name, which is true for every text.
    if (props.translate) props.translate = false;
    // Page translators replace text nodes. In an element of its own, a text never marks where its neighbors belong.
    if (Array.isArray(children)) {
      props.children = children.map((child) =>
        typeof child === 'string' ? createElement('span', null, child) : child,
      );
    }
  };
}

/** Waits for the browser's own promise, which no page can replace: an async function never looks at `Promise`. */
async function soon(task: () => void): Promise<void> {
  await undefined;
  task();
}
