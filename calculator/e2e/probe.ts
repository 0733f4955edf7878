import type { HostPage } from './hosts/host-page.ts';

/** The result of using the calculator on a host page. */
export interface ProbeResult {
  /** "good" if all calculators show the result of the defaults, else the error or their number. */
  results: string;
  /** The computed styles of the first calculator's controls, by control. */
  styles: string;
  /** The width of the first calculator in pixels; some font sizes depend on it. */
  width: string;
  /** Errors and console messages, one per line. */
  problems: string;
  /** Anything that the calculator left in the page's storage or styles. */
  traces: string;
}

/** Returns a plain page with a column of that width, for the expected styles. */
export const column = (width: string, attributes: HostPage['attributes'] = {}): HostPage => ({
  name: 'a column',
  attributes,
  body: `<div style="width:${width}px">{calculator}</div>`,
});

const SEPARATOR = '\u241e';

/** Returns an expression that uses the calculator in a page. Its value is a string for `readProbeResult`. */
export function probeExpression({ action, calculators = 1, attributes = {} }: HostPage): string {
  const args = [action ?? '', calculators, SEPARATOR, Object.entries(attributes)];
  return `(${probe})(${args.map((value) => JSON.stringify(value)).join()})`;
}

export function readProbeResult(text: unknown): ProbeResult {
  const [results = '', styles = '', problems = '', traces = '', width = ''] = String(text).split(SEPARATOR);
  return { results, styles, problems, traces, width };
}

/** Runs in the page. It avoids built-ins that pages replace: promises, array methods and JSON. */
async function probe(
  action: string,
  calculators: number,
  separator: string,
  attributes: [name: string, value: string][],
): Promise<string> {
  const NativePromise = (async () => undefined)().constructor as PromiseConstructor;
  const until = async <T>(find: () => T | null | undefined | false | 0): Promise<T> => {
    for (let tries = 0; tries < 500; tries++) {
      const found = find();
      if (found) return found;
      await new NativePromise((done) => setTimeout(done, 20));
    }
    throw new Error(`still not after 10 s: ${find}`);
  };
  const tagName = 'retirement-calculator';
  const all = (): Element[] => {
    const list = [...document.querySelectorAll(`${tagName}, [data-retirement-calculator]`)];
    const inner = document.getElementById('shadow')?.shadowRoot?.querySelector(tagName);
    if (inner) list.push(inner);
    return list.filter((host) => host.localName !== 'script' && host.shadowRoot);
  };
  const rootOf = (host: Element) => host.shadowRoot as ShadowRoot;
  const button = (host: Element | undefined) =>
    host && rootOf(host).querySelector<HTMLElement>('button[type=submit]');
  const drawn = () => all().filter((host) => button(host));
  const enough = () => {
    const isEnough = drawn().length >= calculators;
    // A calculator far below the viewport is not mounted yet.
    if (!isEnough) for (const host of all()) host.scrollIntoView();
    return isEnough;
  };
  const createHost = () => {
    const host = document.createElement(tagName);
    for (const [name, value] of attributes) host.setAttribute(name, value);
    return host;
  };
  const first = () => drawn()[0] as Element;
  const saysResult = (host: Element) => (rootOf(host).textContent ?? '').indexOf('$1,015,810') >= 0;

  const actions: Record<string, () => void | Promise<void>> = {
    'remove-and-add': async () => {
      const host = first();
      const parent = host.parentNode as Node;
      parent.removeChild(host);
      await new NativePromise((done) => setTimeout(done, 50));
      parent.appendChild(host);
    },
    move: async () => {
      button(first())?.click();
      await until(() => saysResult(first()));
      const place = document.createElement('section');
      document.body.appendChild(place);
      place.appendChild(first());
      await new NativePromise((done) => setTimeout(done, 50));
      if (!saysResult(first())) throw new Error('the move lost its state');
    },
    'create-later': () => {
      document.getElementById('later')?.appendChild(createHost());
    },
    'in-shadow-root': () => {
      const root = document.getElementById('shadow')?.attachShadow({ mode: 'open' });
      root?.appendChild(createHost());
    },
    'swap-body': () => {
      const body = document.createElement('body');
      body.appendChild(createHost());
      document.documentElement.replaceChild(body, document.body);
    },
    'strict-mode': () => {
      const place = document.getElementById('host') as Element;
      const host = first();
      for (let times = 0; times < 3; times++) {
        place.removeChild(host);
        place.appendChild(host);
      }
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
      document.write(`<!doctype html><title>A blog</title>${createHost().outerHTML}`);
      document.close();
    },
    'press-pointer': () => {
      // Not on a slider: WebKit would move its thumb to the pointer.
      for (const selector of ['input[type=text]', 'button[type=submit]']) {
        const control = rootOf(first()).querySelector(selector) as HTMLElement;
        for (const type of ['pointerdown', 'mousedown', 'selectstart', 'dragstart']) {
          const isAllowed = control.dispatchEvent(
            new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }),
          );
          if (!isAllowed) throw new Error(`the page prevents ${type} on ${selector}`);
        }
      }
    },
    'measure-layout': () => {
      const { marginTop, width } = getComputedStyle(first());
      if (marginTop !== '24px' || width !== '600px') throw new Error(`margin ${marginTop}, width ${width}`);
    },
    'many-cycles': async () => {
      const host = first();
      const parent = host.parentNode as Node;
      for (let times = 0; times < 100; times++) {
        parent.removeChild(host);
        await new NativePromise((done) => setTimeout(done));
        parent.appendChild(host);
      }
    },
    'change-attributes': async () => {
      const host = first();
      for (const [name, value] of [
        ['theme', 'dark'],
        ['accent', '#c00'],
        ['lang', 'de-DE'],
        ['current-age', '50'],
      ]) {
        host.setAttribute(name as string, value as string);
      }
      const age = () => rootOf(host).querySelector<HTMLInputElement>('input[type=text]')?.value;
      await until(() => age() === '50');
      for (const name of ['theme', 'accent', 'lang', 'current-age']) host.removeAttribute(name);
      await until(() => age() === '35');
      for (const [name, value] of attributes) host.setAttribute(name, value);
    },
  };
  const before = ['create-later', 'in-shadow-root', 'show-hidden', 'open-dialog', 'document-open'];

  const act = async (now: boolean) => {
    if (before.indexOf(action) >= 0 === now) await actions[action]?.();
  };

  try {
    if (before.indexOf(action) >= 0)
      await until(() => (window as unknown as { [key: symbol]: unknown })[Symbol.for('whenabouts')]);
    await act(true);
    await until(enough);
    await act(false);
    await until(enough);

    const change = async (host: Element) => {
      const slider = rootOf(host).querySelector('input[type=range]') as HTMLInputElement;
      for (const age of ['36', '37', '38', '35']) {
        slider.value = age;
        // A browser dispatches both events: the page can stop the first, and does not see the second.
        slider.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        slider.dispatchEvent(new Event('change', { bubbles: true }));
        await until(() => (rootOf(host).textContent ?? '').indexOf(`From age ${age} to`) >= 0);
      }
    };
    for (const host of drawn()) {
      button(host)?.click();
      await until(() => saysResult(host));
      const hasOutlook = host.getAttribute('outlook') ?? host.getAttribute('data-outlook');
      if (hasOutlook)
        await until(() => (rootOf(host).textContent ?? '').indexOf('You could stop at 69.') >= 0);
    }
    const root = rootOf(first());
    if (action === 'translate') {
      const walker = document.createTreeWalker(root, 4);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('[translate=no], style')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.appendChild(document.createElement('font')).textContent = text.data;
      }
    }
    if (action === 'extension') {
      for (const box of root.querySelectorAll('div, p, label')) {
        box.prepend(document.createElement('grammar-check'));
        box.append(document.createElement('grammar-check'));
      }
    }
    if (action === 'type-keys') {
      const box = root.querySelector('input[type=text]') as HTMLInputElement;
      for (const key of ['j', '/', '4']) {
        box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
      }
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
      const { shortcuts } = window as unknown as { shortcuts: number };
      if (shortcuts !== 1) throw new Error(`${shortcuts} keys reached the page, not just Escape`);
    }
    await change(first());

    const properties = [
      ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-variant-caps', 'line-height'],
      ...['letter-spacing', 'word-spacing', 'text-transform', 'text-indent', 'text-align', 'text-shadow'],
      ...[
        'white-space',
        'color',
        'background-color',
        'padding-left',
        'padding-top',
        'margin-left',
        'margin-top',
      ],
      ...['width', 'height', 'border-top-width', 'border-top-left-radius', 'box-sizing', 'box-shadow'],
      ...[
        'display',
        'float',
        'cursor',
        'opacity',
        'transition-duration',
        'animation-name',
        'appearance',
        'direction',
        'visibility',
      ],
    ];
    const controls = [
      'h2',
      'label',
      'input[type=text]',
      'input[type=range]',
      'button[type=submit]',
      // The link for saving is left out, because a sandboxed page does not have it.
      'a[href$="#contact"]',
      'section section ~ section',
      'dd',
    ];
    // A color in transition belongs to neither theme.
    for (const transition of root.getAnimations()) transition.finish();
    let styles = '';
    for (const control of controls) {
      const style = getComputedStyle(root.querySelector(control) as Element);
      styles += `\n${control}: `;
      for (const property of properties) styles += `${property}=${style.getPropertyValue(property)}; `;
    }
    const bodyLeak = getComputedStyle(document.body).getPropertyValue('--whenabouts-view-color-text');
    const { problems } = window as unknown as { problems?: string[] };
    let traces = bodyLeak ? 'a custom property on the body ' : '';
    try {
      traces += localStorage.length + sessionStorage.length > 0 ? 'storage ' : '';
      traces += document.cookie;
    } catch {
      // Without access, nothing can have been stored.
    }
    // Not the bounding box, which the page may have rotated.
    const width = Number.parseFloat(getComputedStyle(first()).width);
    if (!(width >= 240)) throw new Error(`the calculator is ${width} px wide`);
    const results = drawn().filter(saysResult).length;
    return [
      `${results >= calculators ? 'good' : results}`,
      styles,
      (problems ?? []).join('\n'),
      traces,
      width,
    ].join(separator);
  } catch (error) {
    const { problems } = window as unknown as { problems?: string[] };
    return [`${(error as Error).message}`, '', (problems ?? []).join('\n'), ''].join(separator);
  }
}
