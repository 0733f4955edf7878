import type { Action, HostPage } from './hosts/host-page.ts';
import {
  type Attributes,
  actionsAfter,
  actionsBefore,
  createHost,
  delay,
  findHosts,
  firstHost,
  mountedHosts,
  rootOf,
  showsResult,
  submitButtonOf,
  toolSentence,
  waitUntil,
} from './probe-actions.ts';

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
  const args = [action ?? null, calculators, Object.entries(attributes), SEPARATOR];
  return `(function () { ${pageFunctions.join('\n')}
    return probe(${args.map((value) => JSON.stringify(value)).join()}) })()`;
}

export function readProbeResult(text: unknown): ProbeResult {
  const [results = '', styles = '', problems = '', traces = '', width = ''] = String(text).split(SEPARATOR);
  return { results, styles, problems, traces, width };
}

/** The functions whose source runs in the page, below and in probe-actions.ts. */
const pageFunctions = [
  delay,
  waitUntil,
  findHosts,
  rootOf,
  submitButtonOf,
  toolSentence,
  mountedHosts,
  firstHost,
  showsResult,
  createHost,
  actionsBefore,
  actionsAfter,
  calculateAll,
  wrapTexts,
  insertNodes,
  pressKeys,
  moveSlider,
  setSlider,
  describeStyles,
  findTraces,
  probe,
];

/** Presses Calculate in every mounted calculator and waits for the results. */
async function calculateAll(): Promise<void> {
  for (const host of mountedHosts()) {
    submitButtonOf(host)?.click();
    await waitUntil(() => showsResult(host));
    const hasOutlook = host.getAttribute('outlook') ?? host.getAttribute('data-outlook');
    if (hasOutlook)
      await waitUntil(() => (rootOf(host).textContent ?? '').indexOf('You could stop at 69.') >= 0);
  }
}

/** Replaces texts with elements, as page translators do. */
function wrapTexts(root: ShadowRoot): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('[translate=no], style')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.appendChild(document.createElement('font')).textContent = text.data;
  }
}

/** Inserts elements around texts, as browser extensions do. */
function insertNodes(root: ShadowRoot): void {
  for (const box of root.querySelectorAll('div, p, label')) {
    box.prepend(document.createElement('grammar-check'));
    box.append(document.createElement('grammar-check'));
  }
}

/** Presses keys in a text field. Only Escape may reach the page's shortcuts. */
function pressKeys(root: ShadowRoot): void {
  const field = root.querySelector('input[type=text]') as HTMLInputElement;
  for (const key of ['j', '/', '4', 'Escape']) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  }
  const { shortcuts } = window as unknown as { shortcuts: number };
  if (shortcuts !== 1) throw new Error(`${shortcuts} keys reached the page, not just Escape`);
}

/** Moves the first slider, and returns it to its initial value. The results must follow it. */
async function moveSlider(host: Element): Promise<void> {
  const root = rootOf(host);
  const slider = root.querySelector('input[type=range]') as HTMLInputElement;
  const text = () => toolSentence(host)?.textContent ?? '';
  if (toolSentence(host)) {
    const [value, before] = [slider.value, text()];
    setSlider(slider, slider.min);
    await waitUntil(() => text() !== before);
    setSlider(slider, value);
    await waitUntil(() => text() === before);
    return;
  }
  for (const age of ['36', '37', '38', '35']) {
    setSlider(slider, age);
    await waitUntil(() => (root.textContent ?? '').indexOf(`From age ${age} to`) >= 0);
  }
}

function setSlider(slider: HTMLInputElement, value: string): void {
  slider.value = value;
  // A browser dispatches both events: the page can stop the first, and does not see the second.
  slider.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  slider.dispatchEvent(new Event('change', { bubbles: true }));
}

function describeStyles(root: ShadowRoot): string {
  const properties = [
    'font-family',
    'font-size',
    'font-weight',
    'font-style',
    'font-variant-caps',
    'line-height',
    'letter-spacing',
    'word-spacing',
    'text-transform',
    'text-indent',
    'text-align',
    'text-shadow',
    'white-space',
    'color',
    'background-color',
    'padding-left',
    'padding-top',
    'margin-left',
    'margin-top',
    'width',
    'height',
    'border-top-width',
    'border-top-left-radius',
    'box-sizing',
    'box-shadow',
    'display',
    'float',
    'cursor',
    'opacity',
    'transition-duration',
    'animation-name',
    'appearance',
    'direction',
    'visibility',
  ];
  // The link for saving is left out, because a sandboxed page does not have it.
  const controls = [
    'h2',
    'label',
    'input[type=text]',
    'input[type=range]',
    'button[type=submit]',
    'section > a',
    'section section ~ section',
    'dd',
  ];
  // A color in transition belongs to neither theme.
  for (const transition of root.getAnimations()) transition.finish();
  let styles = '';
  for (const control of controls) {
    // The tools have neither the button nor the parts below it.
    if (control === 'button[type=submit]' && root.querySelector('#tool-question')) break;
    const style = getComputedStyle(root.querySelector(control) as Element);
    styles += `\n${control}: `;
    for (const property of properties) styles += `${property}=${style.getPropertyValue(property)}; `;
  }
  return styles;
}

function findTraces(): string {
  const property = getComputedStyle(document.body).getPropertyValue('--whenabouts-view-color-text');
  const traces = property ? 'a custom property on the body ' : '';
  try {
    const storage = localStorage.length + sessionStorage.length > 0 ? 'storage ' : '';
    return traces + storage + document.cookie;
  } catch {
    // Without access, nothing can have been stored.
    return traces;
  }
}

async function probe(
  action: Action | null,
  calculators: number,
  attributes: Attributes,
  separator: string,
): Promise<string> {
  const areMounted = () => {
    const isEnough = mountedHosts().length >= calculators;
    // A calculator far below the viewport is not mounted yet.
    if (!isEnough) for (const host of findHosts()) host.scrollIntoView();
    return isEnough;
  };
  const problems = () => ((window as unknown as { problems?: string[] }).problems ?? []).join('\n');

  try {
    const before = action && actionsBefore(attributes)[action];
    if (before) {
      await waitUntil(() => (window as unknown as { [key: symbol]: unknown })[Symbol.for('whenabouts')]);
      await before();
    }
    await waitUntil(areMounted);
    if (action) await actionsAfter(attributes)[action]?.();
    await waitUntil(areMounted);
    await calculateAll();
    const root = rootOf(firstHost());
    if (action === 'translate') wrapTexts(root);
    if (action === 'extension') insertNodes(root);
    if (action === 'type-keys') pressKeys(root);
    await moveSlider(firstHost());

    const styles = describeStyles(root);
    // Not the bounding box, which the page may have rotated.
    const width = Number.parseFloat(getComputedStyle(firstHost()).width);
    if (!(width >= 240)) throw new Error(`the calculator is ${width} px wide`);
    const results = mountedHosts().filter(showsResult).length;
    return [
      results >= calculators ? 'good' : `${results}`,
      styles,
      problems(),
      findTraces(),
      `${width}`,
    ].join(separator);
  } catch (error) {
    return [(error as Error).message, '', problems(), ''].join(separator);
  }
}
