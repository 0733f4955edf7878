import type { Action, HostPage } from './hosts/host-page.ts';
import {
  type Attributes,
  actionsAfter,
  actionsBefore,
  createCalculator,
  delay,
  findCalculators,
  firstCalculator,
  mountedCalculators,
  rootOf,
  showsOutlook,
  showsResult,
  showsText,
  submitButtonOf,
  toolSentence,
  waitUntil,
} from './probe-actions.ts';

/** The result of using the calculator on a host page. */
export interface ProbeResult {
  /** The reason why not all calculators show the result of the defaults; empty if they do. */
  error: string;
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

/** The order in which a page sends the fields. If the expression throws, `readProbeResult` reads the exception as `error`. */
const FIELDS = [
  'error',
  'styles',
  'width',
  'problems',
  'traces',
] as const satisfies readonly (keyof ProbeResult)[];

/** Separates the fields. The result is not sent as JSON, because host pages replace `JSON` and `toJSON`. */
const SEPARATOR = '\u241e';

/** Returns an expression that uses the calculator in a page. Its value is a string for `readProbeResult`. */
export function probeExpression({ action, calculators = 1, attributes = {} }: HostPage): string {
  const args = [FIELDS, SEPARATOR, action ?? null, calculators, Object.entries(attributes)];
  return `(function () { ${pageFunctions.join('\n')}
    return probeAsText(${args.map((value) => JSON.stringify(value)).join()}) })()`;
}

export function readProbeResult(text: unknown): ProbeResult {
  const values = String(text).split(SEPARATOR);
  const entries = FIELDS.map((field, index) => [field, values[index] ?? '']);
  return Object.fromEntries(entries) as Record<(typeof FIELDS)[number], string>;
}

/**
 * The functions whose source runs in the page, where host pages have replaced parts of JavaScript: probe-actions.ts says what
 * they must avoid. A function that they call has to be listed too.
 */
const pageFunctions = [
  delay,
  waitUntil,
  findCalculators,
  rootOf,
  submitButtonOf,
  toolSentence,
  mountedCalculators,
  firstCalculator,
  showsText,
  showsResult,
  showsOutlook,
  createCalculator,
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
  probeAsText,
];

/** Presses Calculate in every mounted calculator and waits for the results. */
async function calculateAll(): Promise<void> {
  for (const calculator of mountedCalculators()) {
    submitButtonOf(calculator)?.click();
    await waitUntil(() => showsResult(calculator));
    const hasOutlook = calculator.getAttribute('outlook') ?? calculator.getAttribute('data-outlook');
    if (hasOutlook) await waitUntil(() => showsOutlook(calculator));
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
async function moveSlider(calculator: Element): Promise<void> {
  const slider = rootOf(calculator).querySelector('input[type=range]') as HTMLInputElement;
  const text = () => toolSentence(calculator)?.textContent ?? '';
  if (toolSentence(calculator)) {
    const [value, before] = [slider.value, text()];
    setSlider(slider, slider.min);
    await waitUntil(() => text() !== before);
    setSlider(slider, value);
    await waitUntil(() => text() === before);
    return;
  }
  // The last age is the default, which the expected result has.
  for (const age of ['36', '37', '38', '35']) {
    setSlider(slider, age);
    await waitUntil(() => showsText(calculator, `From age ${age} to`));
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

/** Uses the calculators of the page, and describes the first one. */
async function probe(
  action: Action | null,
  expectedCount: number,
  attributes: Attributes,
): Promise<ProbeResult> {
  const areMounted = () => {
    const isEnough = mountedCalculators().length >= expectedCount;
    // A calculator far below the viewport is not mounted yet.
    if (!isEnough) for (const calculator of findCalculators()) calculator.scrollIntoView();
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
    const root = rootOf(firstCalculator());
    if (action === 'translate') wrapTexts(root);
    if (action === 'extension') insertNodes(root);
    if (action === 'type-keys') pressKeys(root);
    await moveSlider(firstCalculator());

    const styles = describeStyles(root);
    // The bounding box would be wider if the page has rotated the calculator.
    const width = Number.parseFloat(getComputedStyle(firstCalculator()).width);
    // The width of the narrowest column in which the embed is used.
    if (!(width >= 240)) throw new Error(`the calculator is ${width} px wide`);
    const count = mountedCalculators().filter(showsResult).length;
    if (count < expectedCount) throw new Error(`${count} of ${expectedCount} calculators show the result`);
    return { error: '', styles, width: `${width}`, problems: problems(), traces: findTraces() };
  } catch (error) {
    return { error: `${error}`, styles: '', width: '', problems: problems(), traces: '' };
  }
}

/** Calls `probe` with further arguments, and joins the fields of its result. */
async function probeAsText(
  fields: typeof FIELDS,
  separator: string,
  ...args: Parameters<typeof probe>
): Promise<string> {
  const result = await probe(...args);
  return fields.map((field) => result[field]).join(separator);
}
