// Functions that run in a host page, to which `probeExpression` sends their source text. They can call only each other,
// and avoid built-ins that host pages replace: promises, JSON, and array methods such as `find`.
import type { Action } from './hosts/host-page.ts';

export type Attributes = readonly (readonly [name: string, value: string])[];
type Actions = { readonly [Name in Action]?: () => void | Promise<void> };

export function delay(milliseconds = 0): Promise<void> {
  // An async function returns a native promise, whatever the page's `Promise` is.
  const NativePromise = (async () => undefined)().constructor as PromiseConstructor;
  return new NativePromise((done) => setTimeout(done, milliseconds));
}

export async function waitUntil<T>(find: () => T | null | undefined | false | 0): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const found = find();
    if (found) return found;
    await delay(20);
  }
  throw new Error(`still not after 10 s: ${find}`);
}

/** Returns the elements that have a shadow root. */
export function findCalculators(): Element[] {
  const found = [...document.querySelectorAll('retirement-calculator, [data-retirement-calculator]')];
  const inner = document.getElementById('shadow')?.shadowRoot?.querySelector('retirement-calculator');
  if (inner) found.push(inner);
  return found.filter((calculator) => calculator.localName !== 'script' && calculator.shadowRoot);
}

export function rootOf(calculator: Element): ShadowRoot {
  return calculator.shadowRoot as ShadowRoot;
}

export function submitButtonOf(calculator: Element): HTMLElement | null {
  return rootOf(calculator).querySelector<HTMLElement>('button[type=submit]');
}

/** Returns the elements that show sliders. A tool has them once its file is loaded. */
export function mountedCalculators(): Element[] {
  return findCalculators().filter((calculator) => rootOf(calculator).querySelector('input[type=range]'));
}

export function firstCalculator(): Element {
  return mountedCalculators()[0] as Element;
}

/** Returns the answer of a tool in a sentence; null for the calculator. */
export function toolSentence(calculator: Element): Element | null {
  return rootOf(calculator).querySelector('#tool-question + p');
}

export function showsText(calculator: Element, text: string): boolean {
  return (rootOf(calculator).textContent ?? '').includes(text);
}

/** Returns true if a tool shows its answer, or the calculator the savings at retirement for the default inputs. */
export function showsResult(calculator: Element): boolean {
  return !!toolSentence(calculator) || showsText(calculator, '$1,015,810');
}

/** Returns true if the outlook shows the age that it solves for the default inputs. */
export function showsOutlook(calculator: Element): boolean {
  return showsText(calculator, 'You could stop at 69.');
}

export function createCalculator(attributes: Attributes): Element {
  const calculator = document.createElement('retirement-calculator');
  for (const [name, value] of attributes) calculator.setAttribute(name, value);
  return calculator;
}

/** The actions without which the page has no calculator. */
export function actionsBefore(attributes: Attributes): Actions {
  return {
    'create-later': () => {
      document.getElementById('later')?.appendChild(createCalculator(attributes));
    },
    'in-shadow-root': () => {
      const root = document.getElementById('shadow')?.attachShadow({ mode: 'open' });
      root?.appendChild(createCalculator(attributes));
    },
    'show-hidden': () => {
      (document.getElementById('closed') as HTMLDetailsElement).open = true;
      const hidden = document.getElementById('hidden') as HTMLElement;
      hidden.style.display = '';
      hidden.removeAttribute('inert');
    },
    'open-dialog': () => {
      const dialog = document.getElementById('dialog') as HTMLElement;
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
      else dialog.showPopover();
    },
    'document-open': () => {
      document.open();
      document.write(`<!doctype html><title>A blog</title>${createCalculator(attributes).outerHTML}`);
      document.close();
    },
  };
}

/** The actions on a mounted calculator. */
export function actionsAfter(attributes: Attributes): Actions {
  return {
    'remove-and-add': async () => {
      const calculator = firstCalculator();
      const parent = calculator.parentNode as Node;
      parent.removeChild(calculator);
      await delay(50);
      parent.appendChild(calculator);
    },
    move: async () => {
      submitButtonOf(firstCalculator())?.click();
      await waitUntil(() => showsResult(firstCalculator()));
      const section = document.createElement('section');
      document.body.appendChild(section);
      section.appendChild(firstCalculator());
      await delay(50);
      if (!showsResult(firstCalculator())) throw new Error('the move lost its state');
    },
    'swap-body': () => {
      const body = document.createElement('body');
      body.appendChild(createCalculator(attributes));
      document.documentElement.replaceChild(body, document.body);
    },
    'strict-mode': () => {
      const parent = document.getElementById('host') as Element;
      const calculator = firstCalculator();
      for (let times = 0; times < 3; times++) {
        parent.removeChild(calculator);
        parent.appendChild(calculator);
      }
    },
    'press-pointer': () => {
      // Sliders are left out: WebKit would move its thumb to the pointer.
      for (const selector of ['input[type=text]', 'button[type=submit]']) {
        const control = rootOf(firstCalculator()).querySelector(selector) as HTMLElement;
        for (const type of ['pointerdown', 'mousedown', 'selectstart', 'dragstart']) {
          const isAllowed = control.dispatchEvent(
            new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }),
          );
          if (!isAllowed) throw new Error(`the page prevents ${type} on ${selector}`);
        }
      }
    },
    'measure-layout': () => {
      const { marginTop, width } = getComputedStyle(firstCalculator());
      if (marginTop !== '24px' || width !== '600px') throw new Error(`margin ${marginTop}, width ${width}`);
    },
    'many-cycles': async () => {
      const calculator = firstCalculator();
      const parent = calculator.parentNode as Node;
      for (let times = 0; times < 100; times++) {
        parent.removeChild(calculator);
        await delay();
        parent.appendChild(calculator);
      }
    },
    'change-attributes': async () => {
      const calculator = firstCalculator();
      const changes: Attributes = [
        ['theme', 'dark'],
        ['accent', '#c00'],
        ['lang', 'de-DE'],
        ['current-age', '50'],
      ];
      const age = () => rootOf(calculator).querySelector<HTMLInputElement>('input[type=text]')?.value;
      for (const [name, value] of changes) calculator.setAttribute(name, value);
      await waitUntil(() => age() === '50');
      for (const [name] of changes) calculator.removeAttribute(name);
      await waitUntil(() => age() === '35');
      for (const [name, value] of attributes) calculator.setAttribute(name, value);
    },
  };
}
