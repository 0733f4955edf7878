export type Props = Record<string, unknown>;

export const SVG = 'http://www.w3.org/2000/svg';

const OTHERWISE: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Gives an element what a property of React's means for it, where that has changed. */
export function setProp(node: HTMLElement, name: string, value: unknown, before: unknown): void {
  if (name === 'children' || name === 'value') return;
  if (name === 'ref') {
    (value as { current: unknown }).current = node;
  } else if (name === 'style') {
    setStyle(node.style, value as Props, (before ?? {}) as Props);
  } else if (/^on[A-Z]/.test(name)) {
    listen(node, name.slice(2).toLowerCase(), value as (event: Event) => void, before !== undefined);
  } else {
    const attribute = OTHERWISE[name] ?? (node.namespaceURI === SVG ? name : name.toLowerCase());
    if (value === undefined || value === null || (value === false && !attribute.includes('-'))) {
      node.removeAttribute(attribute);
    } else {
      node.setAttribute(attribute, value === true && !attribute.includes('-') ? '' : String(value));
    }
  }
}

function setStyle(style: CSSStyleDeclaration, value: Props, before: Props): void {
  for (const name of Object.keys({ ...before, ...value })) {
    const text = String(value[name] ?? '');
    if (name.startsWith('--')) style.setProperty(name, text);
    else style[name as 'top'] = text;
  }
}

type Listener = (event: Event) => void;
const listeners = new WeakMap<Element, Map<string, Listener>>();

/** Changes are told as they happen; where a page swallows those events, when they are done. */
function listen(node: Element, type: string, listener: Listener, isKnown: boolean): void {
  const map = listeners.get(node) ?? new Map<string, Listener>();
  listeners.set(node, map.set(type, listener));
  if (isKnown) return;
  const tell = (event: Event) => map.get(type)?.(event);
  if (type !== 'change') {
    node.addEventListener(type, tell);
    return;
  }
  let heard = false;
  node.addEventListener('input', (event) => {
    heard = true;
    tell(event);
  });
  node.addEventListener('change', (event) => {
    if (!heard) tell(event);
  });
}
