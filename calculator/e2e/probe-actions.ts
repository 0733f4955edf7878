// Functions that run in a host page, to which `probeExpression` sends their source text. They can call only each other,
// and avoid built-ins that host pages replace: promises, array methods and JSON.
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
export function findHosts(): Element[] {
  const found = [...document.querySelectorAll('retirement-calculator, [data-retirement-calculator]')];
  const inner = document.getElementById('shadow')?.shadowRoot?.querySelector('retirement-calculator');
  if (inner) found.push(inner);
  return found.filter((host) => host.localName !== 'script' && host.shadowRoot);
}

export function rootOf(host: Element): ShadowRoot {
  return host.shadowRoot as ShadowRoot;
}

export function submitButtonOf(host: Element): HTMLElement | null {
  return rootOf(host).querySelector<HTMLElement>('button[type=submit]');
}

/** Returns the elements that show sliders. A tool has them once its file is loaded. */
export function mountedHosts(): Element[] {
  return findHosts().filter((host) => rootOf(host).querySelector('input[type=range]'));
}

export function firstHost(): Element {
  return mountedHosts()[0] as Element;
}

/** Returns the answer of a tool in a sentence; null for the calculator. */
export function toolSentence(host: Element): Element | null {
  return rootOf(host).querySelector('#tool-question + p');
}

export function showsResult(host: Element): boolean {
  return !!toolSentence(host) || (rootOf(host).textContent ?? '').indexOf('$1,015,810') >= 0;
}

export function createHost(attributes: Attributes): Element {
  const host = document.createElement('retirement-calculator');
  for (const [name, value] of attributes) host.setAttribute(name, value);
  return host;
}

/** The actions without which the page has no calculator. */
export function actionsBefore(attributes: Attributes): Actions {
  return {
    'create-later': () => {
      document.getElementById('later')?.appendChild(createHost(attributes));
    },
    'in-shadow-root': () => {
      const root = document.getElementById('shadow')?.attachShadow({ mode: 'open' });
      root?.appendChild(createHost(attributes));
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
      document.write(`<!doctype html><title>A blog</title>${createHost(attributes).outerHTML}`);
      document.close();
    },
  };
}

/** The actions on a mounted calculator. */
export function actionsAfter(attributes: Attributes): Actions {
  return {
    'remove-and-add': async () => {
      const host = firstHost();
      const parent = host.parentNode as Node;
      parent.removeChild(host);
      await delay(50);
      parent.appendChild(host);
    },
    move: async () => {
      submitButtonOf(firstHost())?.click();
      await waitUntil(() => showsResult(firstHost()));
      const section = document.createElement('section');
      document.body.appendChild(section);
      section.appendChild(firstHost());
      await delay(50);
      if (!showsResult(firstHost())) throw new Error('the move lost its state');
    },
    'swap-body': () => {
      const body = document.createElement('body');
      body.appendChild(createHost(attributes));
      document.documentElement.replaceChild(body, document.body);
    },
    'strict-mode': () => {
      const parent = document.getElementById('host') as Element;
      const host = firstHost();
      for (let times = 0; times < 3; times++) {
        parent.removeChild(host);
        parent.appendChild(host);
      }
    },
    'press-pointer': () => {
      // Not on a slider: WebKit would move its thumb to the pointer.
      for (const selector of ['input[type=text]', 'button[type=submit]']) {
        const control = rootOf(firstHost()).querySelector(selector) as HTMLElement;
        for (const type of ['pointerdown', 'mousedown', 'selectstart', 'dragstart']) {
          const isAllowed = control.dispatchEvent(
            new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }),
          );
          if (!isAllowed) throw new Error(`the page prevents ${type} on ${selector}`);
        }
      }
    },
    'measure-layout': () => {
      const { marginTop, width } = getComputedStyle(firstHost());
      if (marginTop !== '24px' || width !== '600px') throw new Error(`margin ${marginTop}, width ${width}`);
    },
    'many-cycles': async () => {
      const host = firstHost();
      const parent = host.parentNode as Node;
      for (let times = 0; times < 100; times++) {
        parent.removeChild(host);
        await delay();
        parent.appendChild(host);
      }
    },
    'change-attributes': async () => {
      const host = firstHost();
      const changes: Attributes = [
        ['theme', 'dark'],
        ['accent', '#c00'],
        ['lang', 'de-DE'],
        ['current-age', '50'],
      ];
      const age = () => rootOf(host).querySelector<HTMLInputElement>('input[type=text]')?.value;
      for (const [name, value] of changes) host.setAttribute(name, value);
      await waitUntil(() => age() === '50');
      for (const [name] of changes) host.removeAttribute(name);
      await waitUntil(() => age() === '35');
      for (const [name, value] of attributes) host.setAttribute(name, value);
    },
  };
}
