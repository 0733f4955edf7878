// The part of React that the view uses, because the whole of it, or Preact, would weigh more than all of the
// rest. The build lets "react" mean this file, and JSX the function `jsx`.
import { type Props, SVG, setProp } from './props.ts';

type Component = (props: Props) => unknown;

interface Made {
  readonly type: string | Component;
  readonly key: unknown;
  readonly props: Props;
}

interface Hook {
  inputs?: readonly unknown[];
  value?: unknown;
  /** Undoes an effect. */
  end?: (() => void) | undefined;
}

/** Where something has been drawn: an element, a text, or a component and what it gave. */
interface Spot {
  made?: Made | string;
  /** The element or the text; components have none of their own. */
  node?: Element | Text;
  attributes: Props;
  kids: Map<string, Spot>;
  readonly hooks: Hook[];
  readonly redraw: () => void;
  /** Until its node has been put in: the node whose place it takes, or null. */
  instead: Node | null | undefined;
  gone?: boolean;
}

// Taken now: the page may replace or remove its own later.
const settled = Promise.resolve();

export const Fragment: Component = ({ children }) => children;

export function jsx(type: string | Component, given: Props | null, ...children: unknown[]): Made {
  const { key, ...props } = given ?? {};
  return { type, key, props: { ...props, children } };
}

/** Draws what a function gives into an element, and again after changes of state. Gives what draws it anew. */
export function draw(give: () => unknown, place: Element): () => void {
  let isDue = false;
  const root = newSpot(() => {
    if (!isDue) void settled.then(redraw);
    isDue = true;
  });
  function redraw(): void {
    isDue = false;
    drawKids(root, give(), place);
    arrange(root, place);
    settle();
  }
  redraw();
  return redraw;
}

function newSpot(redraw: () => void, instead: Node | null = null): Spot {
  return { attributes: {}, kids: new Map(), hooks: [], redraw, instead };
}

function drawKids(spot: Spot, children: unknown, within: Element): void {
  const before = spot.kids;
  const places = [...before.values()];
  spot.kids = new Map();
  for (const [name, made] of named([children])) {
    const old = before.get(name);
    const keeps = old && typeOf(old.made) === typeOf(made);
    const other = places[spot.kids.size];
    const instead = other ? leaves(other)[0]?.node : spot.kids.size === 0 ? spot.instead : null;
    const kid = keeps ? old : newSpot(spot.redraw, instead);
    if (keeps) before.delete(name);
    spot.kids.set(name, kid);
    kid.made = made;
    drawSpot(kid, made, within);
  }
  for (const old of before.values()) {
    leaving.push(...leaves(old));
    leave(old);
  }
}

const typeOf = (made: unknown) => (made as Partial<Made>).type;

/** Children by their key, or by their place among their siblings; what draws nothing keeps its place. */
function named(
  children: unknown,
  name = '',
  found = new Map<string, Made | string>(),
): Map<string, Made | string> {
  if (Array.isArray(children)) {
    children.forEach((child, index) => {
      named(child, `${name} ${child?.key ?? `.${index}`}`, found);
    });
  } else if (typeof (children ?? false) !== 'boolean') {
    found.set(name, typeof children === 'object' ? (children as Made) : `${children}`);
  }
  return found;
}

let current: Spot;
let place = 0;

function drawSpot(spot: Spot, made: Made | string, within: Element): void {
  if (typeof made === 'string') {
    spot.node ??= document.createTextNode(made);
    if (spot.node.nodeValue !== made) spot.node.nodeValue = made;
  } else if (typeof made.type === 'string') {
    drawElement(spot, made.type, made.props, within);
  } else {
    current = spot;
    place = 0;
    drawKids(spot, made.type(made.props), within);
    spot.instead = undefined;
  }
}

function drawElement(spot: Spot, type: string, props: Props, within: Element): void {
  const isSvg = type === 'svg' || within.namespaceURI === SVG;
  spot.node ??= isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
  const node = spot.node as HTMLElement;
  const { children, value, ...attributes } = props;
  const before = spot.attributes;
  spot.attributes = attributes;
  drawKids(spot, children, node);
  for (const name of Object.keys({ ...before, ...attributes })) {
    if (before[name] !== attributes[name]) setProp(node, name, attributes[name], before[name]);
  }
  // Last, because a slider clips it to its ends; and not what stands there, to leave the cursor where it is.
  if ('value' in props && (node as HTMLInputElement).value !== `${value}`) {
    (node as HTMLInputElement).value = `${value}`;
  }
  arrange(spot, node);
}

/** Those below, or the spot itself, that have a node. */
function leaves(spot: Spot): Spot[] {
  return spot.node ? [spot] : [...spot.kids.values()].flatMap(leaves);
}

/** Puts new nodes in front of their next neighbour. The old ones stay: a page may have wrapped or joined them. */
function arrange({ kids }: Spot, within: Element): void {
  let next: Node | null = null;
  for (const kid of [...kids.values()].flatMap(leaves).reverse()) {
    const { instead } = kid;
    const node = kid.node as Node;
    if (instead !== undefined) within.insertBefore(node, instead?.parentNode === within ? instead : next);
    kid.instead = undefined;
    if (node.parentNode === within) next = node;
  }
}

/** Those whose nodes go once those in their place are there. */
let leaving: Spot[] = [];

function leave(spot: Spot): void {
  spot.gone = true;
  for (const hook of spot.hooks) hook.end?.();
  for (const kid of spot.kids.values()) leave(kid);
}

let effects: (() => void)[] = [];

function settle(): void {
  for (const { node } of leaving) node?.parentNode?.removeChild(node);
  const due = effects;
  leaving = [];
  effects = [];
  for (const effect of due) effect();
}

function remember(make: (hook: Hook) => unknown, inputs: readonly unknown[]): unknown {
  current.hooks[place] ??= {};
  const hook = current.hooks[place++] as Hook;
  if (!hook.inputs?.every((input, index) => Object.is(input, inputs[index]))) {
    hook.inputs = inputs;
    hook.value = make(hook);
  }
  return hook.value;
}

export const useMemo = (make: () => unknown, inputs: readonly unknown[]) => remember(make, inputs);

export const useRef = (initial: unknown) => remember(() => ({ current: initial }), []);

let ids = 0;
export const useId = () => remember(() => `i${ids++}`, []);

export function useState(initial?: unknown): unknown {
  const { redraw } = current;
  return remember(() => {
    const state = [
      initial,
      (next: unknown) => {
        if (Object.is(state[0], next)) return;
        state[0] = next;
        redraw();
      },
    ];
    return state;
  }, []);
}

export function useEffect(begin: () => (() => void) | undefined, inputs: readonly unknown[]): void {
  const spot = current;
  remember((hook) => {
    effects.push(() => {
      if (spot.gone) return;
      hook.end?.();
      hook.end = begin();
    });
  }, inputs);
}
