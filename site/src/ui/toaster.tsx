import { createToaster, Toast, Toaster as Toasts } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from '../router.ts';
import { PHONE } from '../theme/media-queries.ts';
import { connectToasts, TOAST_MS, type ToastMessage } from './toast.ts';
import * as styles from './toaster.css.ts';

const MAX_TOASTS = 3;
const GAP_PX = 12;

/** Attribute of the bar that a page shows at the bottom of the window. Toasts are above it. */
const BOTTOM_BAR = 'data-bottom-bar';

function createPageToaster() {
  const offset = `${styles.TOASTS_OFFSET_PX}px`;
  return createToaster({
    placement: matchMedia(PHONE).matches ? 'bottom' : 'bottom-end',
    max: MAX_TOASTS,
    gap: GAP_PX,
    offsets: offset,
    overlap: false,
  });
}

type Toaster = ReturnType<typeof createPageToaster>;

/** The toasts. Loaded after the page, because no toast appears before the visitor does something. */
export function ToastRegion() {
  const [toaster] = useState(createPageToaster);
  useEffect(() => {
    // A timer, because the Toaster below subscribes after this effect: toasts created earlier would be lost.
    let disconnect = () => {};
    const timer = setTimeout(() => {
      disconnect = connectToasts({
        show: afterEffects((message) => show(toaster, message)),
        remove: afterEffects((matches) => remove(toaster, matches)),
      });
    });
    const controller = new AbortController();
    keepAboveBar(controller.signal);
    keepFocusUncovered(toastsArea, controller.signal);
    return () => {
      clearTimeout(timer);
      disconnect();
      controller.abort();
    };
  }, [toaster]);
  const previousFocus = useRef<Element | null>(null);

  function storePreviousFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  }

  // Dismissing a toast removes the focused button.
  function restoreFocus(): void {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
  }

  return (
    <Toasts toaster={toaster} className={styles.region} onFocus={storePreviousFocus}>
      {({ meta }) => <PageToast message={meta?.message} onDismiss={restoreFocus} />}
    </Toasts>
  );
}

function PageToast({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const { title, text, kind = 'success', link } = message;
  const { pathname } = useLocation();
  return (
    <Toast.Root ref={trackToast} className={styles.toast[kind]}>
      <div className={styles.content}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {text && <Toast.Description>{text}</Toast.Description>}
        {link && link.to !== pathname && <Link to={link.to}>{link.label}</Link>}
      </div>
      <Toast.CloseTrigger className={styles.dismissButton} aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" size="1.25rem" />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}

const toastElements = new Set<HTMLElement>();

/** Ref callback of a toast: registers the toast's element while it is on the page. */
function trackToast(element: HTMLDivElement | null): (() => void) | undefined {
  if (!element) return undefined;
  toastElements.add(element);
  updateToastsHeight();
  uncoverControls(toastsArea);
  return () => {
    toastElements.delete(element);
    updateToastsHeight();
  };
}

/** Sets the CSS variables of the toasts' distance from the window's bottom, and of the height that dialogs leave free. */
function updateToastsHeight(): void {
  const { style } = document.documentElement;
  style.setProperty(styles.TOASTS_LIFT, `${occupiedHeight()}px`);
  const height = toastElements.size > 0 ? styles.TOASTS_OFFSET_PX + occupiedHeight() + heightOfToasts() : 0;
  style.setProperty(styles.TOASTS_BOTTOM, `${height}px`);
}

/** Returns the height at the bottom of the window that the page's bar or the keyboard of a phone takes. */
function occupiedHeight(): number {
  const bar = document.querySelector(`[${BOTTOM_BAR}]`);
  const { top = 0, bottom = 0 } = bar?.getBoundingClientRect() ?? {};
  const isInTheWay = top < innerHeight && bottom > innerHeight - styles.TOASTS_OFFSET_PX - heightOfToasts();
  const keyboard =
    visualViewport?.scale === 1 ? innerHeight - visualViewport.height - visualViewport.offsetTop : 0;
  return Math.max(isInTheWay ? innerHeight - top : 0, keyboard);
}

/** Keeps the toasts above the bar while the page scrolls, and above a keyboard that opens. */
function keepAboveBar(signal: AbortSignal): void {
  const update = () => {
    if (toastElements.size > 0) updateToastsHeight();
  };
  addEventListener('scroll', update, { passive: true, signal });
  addEventListener('resize', update, { signal });
  visualViewport?.addEventListener('resize', update, { signal });
}

/** Returns the area that the toasts cover; undefined without toasts, or while one of them has the focus. */
function toastsArea(): ReturnType<CoveredArea> {
  const toasts = [...toastElements];
  if (toasts.length === 0 || toasts.some((toast) => toast.contains(document.activeElement))) return undefined;
  const left =
    innerWidth - styles.TOASTS_OFFSET_PX - Math.max(...toasts.map(({ offsetWidth }) => offsetWidth));
  return { top: innerHeight - styles.TOASTS_OFFSET_PX - occupiedHeight() - heightOfToasts(), left };
}

/** Adds up heights with their gaps instead of measuring the position, because the toasts are still moving. */
function heightOfToasts(): number {
  return [...toastElements].reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP_PX, 0);
}

/** Delays a change until effects have run: within an effect, Ark UI would apply only the last of several changes. */
function afterEffects<Value>(change: (value: Value) => void): (value: Value) => void {
  return (value) => void setTimeout(() => change(value));
}

function show(toaster: Toaster, message: ToastMessage): void {
  // Dismiss the oldest toast, or the new toast would wait for room.
  const visible = toaster.getVisibleToasts();
  if (visible.length >= MAX_TOASTS) toaster.dismiss(visible.at(-1)?.id);
  const { title, kind = 'success' } = message;
  toaster.create({ title, type: kind, duration: TOAST_MS, meta: { message } });
}

function remove(toaster: Toaster, matches: (message: ToastMessage) => boolean): void {
  for (const { id, meta } of toaster.getVisibleToasts()) {
    const message: ToastMessage | undefined = meta?.message;
    if (message && matches(message)) toaster.remove(id);
  }
}

/**
 * Returns the left end and the top of the area in the window's bottom right corner in which the page is covered, in
 * pixels; undefined if nothing is covered.
 */
type CoveredArea = () => { top: number; left: number } | undefined;

/**
 * Scrolls controls out from under a covered area when they get the focus or the page grows. Does not scroll while a
 * pointer is down, because a button that moves away from the pointer gets no click.
 */
function keepFocusUncovered(coveredArea: CoveredArea, signal: AbortSignal): void {
  let isPressed = false;
  const setPressed = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
  };
  const uncover = () => {
    if (!isPressed) uncoverControls(coveredArea);
  };
  const options = { capture: true, signal };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, setPressed, options);
  document.addEventListener('focusin', uncover, options);
  // A message that appears in the page can push the focused control under the covered area.
  const resizeObserver = new ResizeObserver(uncover);
  resizeObserver.observe(document.body);
  signal.addEventListener('abort', () => resizeObserver.disconnect());
}

/** Scrolls the focused control, or else the button of the page's form, out from under a covered area. */
function uncoverControls(coveredArea: CoveredArea): void {
  const area = coveredArea();
  const focused = document.activeElement;
  if (!area) return;
  // Leave sections that got the focus by a navigation: they are shown at their start, and their end may be far below.
  const isControl =
    focused instanceof HTMLElement && (focused.tabIndex >= 0 || focused instanceof HTMLHeadingElement);
  const submit = document.querySelector('main form button:not([type="button"])');
  for (const element of [isControl ? focused : null, submit]) {
    const { top, bottom, right } = element?.getBoundingClientRect() ?? {
      top: innerHeight,
      bottom: 0,
      right: 0,
    };
    if (right <= area.left || bottom <= area.top || top >= innerHeight) continue;
    scrollBy({ top: bottom - area.top });
    return;
  }
}
