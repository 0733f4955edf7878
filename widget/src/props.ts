export type Props = Readonly<Record<string, unknown>>;

export const SVG = 'http://www.w3.org/2000/svg';

/** Attributes whose names are not those of React's properties in small letters. */
const OTHERWISE: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  viewBox: 'viewBox',
};

/** Gives an element what a property of React's means for it, where that has changed. */
export function setProp(node: HTMLElement, name: string, value: unknown, before: unknown): void {
  if (name === 'ref') {
    (value as { current: unknown }).current = node;
  } else if (name === 'style') {
    setStyle(node.style, value as Props, before as Props | undefined);
  } else if (/^on/.test(name)) {
    listen(node, name.toLowerCase() as 'onclick', value as Listener, !before);
  } else {
    const attribute = OTHERWISE[name] ?? name.toLowerCase();
    if (value === false || (value ?? null) === null) node.removeAttribute(attribute);
    else node.setAttribute(attribute, `${value}`);
  }
}

/** By their names in style sheets, as custom properties have them. */
function setStyle(style: CSSStyleDeclaration, value: Props, before: Props | undefined): void {
  for (const name of Object.keys({ ...before, ...value })) style.setProperty(name, `${value[name] ?? ''}`);
}

type Listener = (event: Event) => void;

function listen(node: HTMLElement, type: 'onclick', listener: Listener, isFirst: boolean): void {
  if (`${type}` !== 'onchange') {
    node[type] = listener;
    return;
  }
  // Changes are told as they happen; where a page swallows those events, when they are done.
  node.oninput = (event) => {
    node.onchange = null;
    listener(event);
  };
  if (isFirst) node.onchange = (event) => node.oninput?.(event as InputEvent);
}
