// The part of React that the view uses, because the whole of it, or Preact, would weigh more than all of the
// rest. The build lets "react" and "react/jsx-runtime" mean this file.
import type { ReactNode } from 'react';
import { type Props, SVG, setProp } from './props.ts';

type Component = (props: Props) => unknown;

interface Made {
  readonly type: string | Component;
  readonly props: Props;
  readonly key: unknown;
}

interface Hook {
  value?: unknown;
  inputs?: readonly unknown[] | undefined;
  end?: (() => void) | undefined;
}

/** Where something has been drawn: an element, a text, or a component and what it gave. */
interface Spot {
  made: Made | string;
  readonly depth: number;
  /** The element or the text; components have none of their own. */
  node?: Element | Text;
  kids: Map<string, Spot>;
  readonly hooks: Hook[];
  /** The element around it, and the spot that arranges its nodes. */
  readonly within: Element;
  readonly above: Spot | undefined;
  /** The node whose place it takes. */
  instead: Node | undefined;
  fresh: boolean;
  gone: boolean;
}

// Taken now: the page may replace or remove its own later.
const settled = Promise.resolve();

export const Fragment: Component = ({ children }) => children;

export function jsx(type: string | Component, props: Props, key?: unknown): Made {
  return { type, props, key };
}

/** Where the children are a fixed list, which makes no difference here. */
export const jsxs: typeof jsx = (...made) => jsx(...made);

const roots = new WeakMap<Element, Spot>();

/** Draws into an element, or draws anew what it holds already; null takes it away. */
export function draw(what: ReactNode, place: Element): void {
  const made = jsx(Fragment, { children: what });
  const root = roots.get(place) ?? newSpot(made, place);
  roots.set(place, root);
  root.made = made;
  redraw(root);
  arrange(root, place);
  settle();
}

function newSpot(made: Made | string, within: Element, above?: Spot, instead?: Node): Spot {
  const depth = above ? above.depth + 1 : 0;
  return { made, depth, kids: new Map(), hooks: [], within, above, instead, fresh: true, gone: false };
}

let current: Spot | undefined;
let place = 0;

function redraw(spot: Spot): void {
  const { made } = spot;
  if (typeof made === 'string') {
    if (!spot.node) spot.node = document.createTextNode(made);
    else if (spot.node.nodeValue !== made) spot.node.nodeValue = made;
    return;
  }
  if (typeof made.type === 'string') {
    drawElement(spot, made.type, made.props);
    return;
  }
  dirty.delete(spot);
  current = spot;
  place = 0;
  const given = made.type(made.props);
  current = undefined;
  drawKids(spot, given, spot.within);
}

const drawn = new WeakMap<Spot, Props>();

function drawElement(spot: Spot, type: string, props: Props): void {
  const isSvg = type === 'svg' || spot.within.namespaceURI === SVG;
  spot.node ??= isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
  const node = spot.node as HTMLElement;
  const before = drawn.get(spot) ?? {};
  drawn.set(spot, props);
  drawKids(spot, props.children, node);
  for (const name of Object.keys({ ...before, ...props })) {
    if (before[name] !== props[name]) setProp(node, name, props[name], before[name]);
  }
  // Last, because a slider clips it to its ends; and not what stands there, to leave the cursor where it is.
  if ('value' in props && (node as HTMLInputElement).value !== String(props.value)) {
    (node as HTMLInputElement).value = String(props.value);
  }
  arrange(spot, node);
}

function drawKids(spot: Spot, children: unknown, within: Element): void {
  const before = spot.kids;
  const places = [...before.values()];
  spot.kids = new Map();
  for (const [name, made] of named(children)) {
    const old = before.get(name);
    const keeps = old && typeOf(old.made) === typeOf(made);
    const index = spot.kids.size;
    const other = places[index];
    const instead = other ? nodesOf(other)[0] : index === 0 ? spot.instead : undefined;
    const kid = keeps ? old : newSpot(made, within, spot, instead);
    if (keeps) before.delete(name);
    spot.kids.set(name, kid);
    if (kid.fresh || kid.made !== made) {
      kid.made = made;
      redraw(kid);
    }
  }
  for (const old of before.values()) {
    leaving.push(...nodesOf(old));
    leave(old);
  }
}

const typeOf = (made: Made | string) => (typeof made === 'string' ? undefined : made.type);

/** Children by their place among their siblings, or by their key; what draws nothing keeps its place. */
function named(
  children: unknown,
  path = '',
  found = new Map<string, Made | string>(),
): Map<string, Made | string> {
  if (Array.isArray(children)) {
    children.forEach((child, index) => {
      named(child, `${path}.${(child as Made | null)?.key ?? index}`, found);
    });
  } else if (typeof children === 'object' && children) {
    found.set(`${path}/${(children as Made).key}`, children as Made);
  } else if (typeof children === 'string' || typeof children === 'number') {
    found.set(path, `${children}`);
  }
  return found;
}

/** The nodes that a spot has in its element. */
function nodesOf(spot: Spot): (Element | Text)[] {
  return spot.node ? [spot.node] : [...spot.kids.values()].flatMap(nodesOf);
}

/** Puts new nodes in front of their next neighbour. The old ones stay: a page may have wrapped or joined them. */
function arrange(spot: Spot, within: Element): void {
  let next: Node | null = null;
  for (const kid of leaves(spot).reverse()) {
    const node = kid.node as Node;
    if (kid.fresh) {
      const { instead = next } = kid;
      within.insertBefore(node, instead?.parentNode === within ? instead : next);
    }
    kid.fresh = false;
    kid.instead = undefined;
    if (node.parentNode === within) next = node;
  }
}

/** The spots below that have a node, in the element that this one is or stands in. */
function leaves(spot: Spot): Spot[] {
  return [...spot.kids.values()].flatMap((kid) => {
    if (kid.node) return [kid];
    kid.fresh = false;
    kid.instead = undefined;
    return leaves(kid);
  });
}

/** Nodes that go once those in their place are there. */
let leaving: Node[] = [];

function leave(spot: Spot): void {
  spot.gone = true;
  dirty.delete(spot);
  for (const hook of spot.hooks) hook.end?.();
  for (const kid of spot.kids.values()) leave(kid);
}

const dirty = new Set<Spot>();
let waiting = false;

function schedule(spot: Spot): void {
  if (spot.gone) return;
  dirty.add(spot);
  if (!waiting) void settled.then(flush);
  waiting = true;
}

function flush(): void {
  waiting = false;
  // The outer first: it may draw the inner ones anyway.
  for (const spot of [...dirty].sort((a, b) => a.depth - b.depth)) {
    if (!dirty.delete(spot)) continue;
    redraw(spot);
    let top = spot;
    while (top.above && !top.node) top = top.above;
    arrange(top, (top.node as Element | undefined) ?? top.within);
  }
  settle();
}

let effects: (() => void)[] = [];

function settle(): void {
  for (const node of leaving) node.parentNode?.removeChild(node);
  leaving = [];
  const due = effects;
  effects = [];
  for (const effect of due) effect();
}

function nextHook(): Hook {
  const { hooks } = current as Spot;
  const hook = hooks[place] ?? {};
  hooks[place++] = hook;
  return hook;
}

const isSame = (one?: readonly unknown[], other?: readonly unknown[]) =>
  one?.length === other?.length && !!one?.every((value, index) => Object.is(value, other?.[index]));

export function useState(initial?: unknown): [unknown, (next: unknown) => void] {
  const spot = current as Spot;
  const hook = nextHook();
  if (!hook.end) {
    hook.value = initial;
    hook.inputs = [
      (next: unknown) => {
        if (Object.is(hook.value, next)) return;
        hook.value = next;
        schedule(spot);
      },
    ];
    hook.end = () => undefined;
  }
  return [hook.value, hook.inputs?.[0] as (next: unknown) => void];
}

export function useMemo(make: () => unknown, inputs: readonly unknown[]): unknown {
  const hook = nextHook();
  if (!isSame(hook.inputs, inputs)) {
    hook.inputs = inputs;
    hook.value = make();
  }
  return hook.value;
}

export const useRef = (initial: unknown) => useMemo(() => ({ current: initial }), []);

let ids = 0;
export const useId = () => useMemo(() => `i${ids++}`, []);

export function useEffect(begin: () => (() => void) | undefined, inputs: readonly unknown[]): void {
  const spot = current as Spot;
  const hook = nextHook();
  if (isSame(hook.inputs, inputs)) return;
  hook.inputs = inputs;
  effects.push(() => {
    if (spot.gone) return;
    hook.end?.();
    hook.end = begin();
  });
}
