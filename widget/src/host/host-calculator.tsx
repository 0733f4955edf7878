import { render } from 'preact';
import { EmbeddedCalculator } from '../calculator/embedded-calculator.tsx';
import { ErrorBoundary } from '../loading/error-boundary.tsx';
import { createTranslationLoader } from '../loading/load-translation.ts';
import type { DispatchEvent } from '../options/events.ts';
import { createOptionsReader, observeSettings } from './read-host-options.ts';
import { showPageContent } from './shadow-root.ts';
import { shieldEvents } from './shield-events.ts';

export interface Host extends HTMLElement {
  ready?: boolean;
}

interface HostCalculator {
  /** Shows the calculator. `height` is the height that the page reserved, in pixels. */
  show: (height: number) => void;
  remove: () => void;
}

/**
 * Creates the calculator of an element, without showing it.
 *
 * @param root The element's shadow root.
 * @param site The origin of the main site, if it is known.
 */
export function createHostCalculator(host: Host, root: ShadowRoot, site: string | undefined): HostCalculator {
  const container = document.createElement('div');
  /** The place for content of the page, such as a form, below the first result. */
  const afterResult = document.createElement('slot');
  afterResult.name = 'after-result';
  let height = 0;
  let isRemoved = false;
  let stopObserving: (() => void) | undefined;
  shieldEvents(container);
  const readOptions = createOptionsReader(host, site);
  const readTranslation = createTranslationLoader(site, () => {
    if (!isRemoved) update();
  });

  const dispatch: DispatchEvent = (name, detail) => {
    if (name === 'calculate' && !afterResult.parentNode) root.append(afterResult);
    host.dispatchEvent(new CustomEvent(`whenabouts:${name}`, { bubbles: true, composed: true, detail }));
  };

  /** Renders the calculator with the current options. The content of the page takes its place if that fails. */
  function update(): void {
    const options = readOptions();
    const translation = readTranslation(options.language);
    const isFirst = !container.parentNode;
    // Shows no English before the translation.
    if (isFirst && translation === null) return;
    // Before rendering: a part that loads on demand adds its styles to the shadow root that it is in.
    if (isFirst) root.replaceChildren(...root.querySelectorAll('style'), container);
    render(
      <ErrorBoundary onError={() => showPageContent(root)}>
        <EmbeddedCalculator
          options={options}
          site={site}
          translation={translation ?? undefined}
          height={height}
          onEvent={dispatch}
        />
      </ErrorBoundary>,
      container,
    );
    if (!isFirst || !container.parentNode) return;
    stopObserving ??= observeSettings(host, update);
    // For scripts that add their listener after the event.
    host.ready = true;
    dispatch('ready', { version: VERSION });
  }

  return {
    show(reservedHeight) {
      height = reservedHeight;
      update();
    },
    remove() {
      isRemoved = true;
      stopObserving?.();
      render(null, container);
      showPageContent(root);
    },
  };
}
