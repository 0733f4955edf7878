import { TOASTS_BOTTOM, TOASTS_LIFT, TOASTS_OFFSET_PX } from './toaster.css.ts';

/** Distance between the toast and what is above it. */
const GAP_PX = 12;
/** The share of the window's height from which a sticky element is a part of the page, and no bar. */
const MAX_BAR_SHARE = 1 / 3;

const CONTROLS_AND_HEADINGS = 'a[href], button, input, select, textarea, summary, h1, h2, h3';

let toast: HTMLElement | undefined;
/** Elements of the page that stay in view at the bottom of the window. */
let bars: readonly Element[] = [];
/** The page or dialog, and its scroll position, in which the toast does not cover what was in view. */
let cleared: { root: Element; scrollTop: number } | undefined;

/**
 * Ref callback of the toast. Reserves room for it at the end of the page and below an open dialog, and scrolls the
 * controls and headings that are in view out from under it.
 */
export function makeRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  toast = element;
  findBars();
  updateRoom();
  const { root, scroller } = openContent();
  // A button that is pressed again and again must not move each time.
  if (cleared?.root !== root || cleared.scrollTop !== scroller.scrollTop) uncoverAll(element);
  return () =>
    // Afterwards the next toast, if there is one, has taken its place.
    queueMicrotask(() => {
      if (toast !== element) return;
      toast = undefined;
      cleared = undefined;
      updateRoom();
    });
}

/** Scrolls the controls and headings in view out from under the toast. */
function uncoverAll(element: HTMLElement): void {
  const { root, scroller } = openContent();
  const { bottom } = coveredArea(element, scroller);
  const inView = [...root.querySelectorAll(CONTROLS_AND_HEADINGS)].filter(
    (control) => control.getBoundingClientRect().bottom <= bottom,
  );
  uncover([focusedControl(), ...inView]);
  cleared = { root, scrollTop: scroller.scrollTop };
}

/**
 * Keeps the toast above bars and a phone's keyboard, and scrolls controls out from under it when they get the focus or
 * the page grows. Does not scroll while a pointer is down, because a button that moves away from the pointer gets no click.
 */
export function followPage(signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal };
  let isPressed = false;
  const setPressed = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, setPressed, options);
  const uncoverFocus = () => {
    updateRoom();
    if (!toast || isPressed) return;
    const { root } = openContent();
    // A dialog has opened or closed, or the next page is shown.
    if (cleared?.root !== root) uncoverAll(toast);
    else uncover([focusedControl(), root.querySelector('form button:not([type="button"])')]);
  };
  document.addEventListener('focusin', uncoverFocus, options);
  addEventListener('scroll', updateRoom, options);
  addEventListener('resize', updateRoom, options);
  visualViewport?.addEventListener('resize', updateRoom, options);
  // A message that appears in the page can push the focused control under the toast, and a bar can appear.
  const resizeObserver = new ResizeObserver(() =>
    requestAnimationFrame(() => {
      if (toast) findBars();
      uncoverFocus();
    }),
  );
  resizeObserver.observe(document.body);
  signal.addEventListener('abort', () => resizeObserver.disconnect());
}

/** Sets the CSS variables of the toast's distance from the window's bottom, and of the height that dialogs leave free. */
function updateRoom(): void {
  const { style } = document.documentElement;
  const lift = toast ? occupiedHeight(toast) : 0;
  style.setProperty(TOASTS_LIFT, `${lift}px`);
  style.setProperty(TOASTS_BOTTOM, `${toast ? lift + heightOf(toast) : 0}px`);
}

/** Returns the height at the bottom of the window that the toast takes. Does not measure its position: it may be moving. */
function heightOf({ offsetHeight }: HTMLElement): number {
  return TOASTS_OFFSET_PX + offsetHeight + GAP_PX;
}

/** Returns the height at the bottom of the window that a bar of the page or the keyboard of a phone takes. */
function occupiedHeight(element: HTMLElement): number {
  const keyboard =
    visualViewport?.scale === 1 ? innerHeight - visualViewport.height - visualViewport.offsetTop : 0;
  // A dialog covers the bars.
  const rects =
    openContent().scroller === document.documentElement ? bars.map((bar) => bar.getBoundingClientRect()) : [];
  const heights = rects
    .filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight - heightOf(element))
    .map(({ top }) => innerHeight - top)
    .filter((height) => height < innerHeight * MAX_BAR_SHARE);
  return Math.max(keyboard, ...heights);
}

function findBars(): void {
  bars = [...document.querySelectorAll('main *')].filter(isBar);
}

/** Returns true for an element that stays in view at the bottom of the window while the page scrolls. */
function isBar(element: Element): boolean {
  const { position, bottom } = getComputedStyle(element);
  return position === 'sticky' && bottom !== 'auto';
}

/** Returns the open dialog, or else the page, and the element that scrolls it. */
function openContent(): { root: Element; scroller: Element } {
  const dialogs = document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])[data-state="open"]');
  const dialog = [...dialogs].at(-1);
  if (dialog?.parentElement) return { root: dialog, scroller: dialog.parentElement };
  return { root: document.querySelector('main') ?? document.body, scroller: document.documentElement };
}

/** Returns the focused control or heading. Not a section, which has the focus after a navigation: it may be higher than the window. */
function focusedControl(): Element | null {
  const { activeElement } = document;
  const isControl =
    activeElement?.matches(CONTROLS_AND_HEADINGS) || (activeElement as HTMLElement)?.tabIndex >= 0;
  return isControl ? activeElement : null;
}

/** Returns the area in the bottom right corner of the window in which the toast covers the page, in pixels. */
function coveredArea(element: HTMLElement, scroller: Element) {
  const bottom = innerHeight - occupiedHeight(element);
  // A dialog that leaves the room of the toast free ends there.
  const isAbove = scroller !== document.documentElement && scroller.getBoundingClientRect().bottom < bottom;
  const left = isAbove ? 0 : innerWidth - TOASTS_OFFSET_PX - element.offsetWidth;
  return { top: bottom - heightOf(element), bottom, left };
}

/** Scrolls elements out from under the toast, as far as the focus stays in view. */
function uncover(elements: readonly (Element | null)[]): void {
  if (!toast || toast.contains(document.activeElement)) return;
  const { scroller } = openContent();
  const area = coveredArea(toast, scroller);
  const distances = elements.map((element) => {
    const rect = element?.getBoundingClientRect();
    const isCovered = rect && rect.right > area.left && rect.bottom > area.top && rect.top < area.bottom;
    return isCovered ? rect.bottom - area.top : 0;
  });
  const focusTop = (focusedControl()?.getBoundingClientRect().top ?? 0) - topOfContent(scroller);
  scroller.scrollBy({ top: Math.min(Math.max(...distances), focusTop > 0 ? focusTop : Infinity) });
}

/** Returns the height at the top of the window that the site's header covers. Dialogs are above the header. */
function topOfContent(scroller: Element): number {
  const header = document.querySelector('#root > header');
  if (!header || scroller !== document.documentElement) return 0;
  return Math.max(0, header.getBoundingClientRect().bottom);
}
