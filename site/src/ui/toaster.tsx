import { createToaster, Toast, Toaster as Toasts } from '@ark-ui/react/toast';
import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Link } from '../router.ts';
import { PHONE } from '../theme/media-queries.ts';
import { connectToasts, TOAST_MS, type ToastMessage } from './toast.ts';
import * as styles from './toaster.css.ts';

const MAX_TOASTS = 3;
const GAP_PX = 12;
/**
 * Distance of the toasts from the top of a phone's window. They cover the header there: below it, they would cover the
 * heading that they are about, and at the bottom, buttons and the keyboard.
 */
const TOP_PX = 8;

/** Creates the store of the toasts. */
function createPageToaster() {
  const offset = `${styles.TOASTS_OFFSET_PX}px`;
  return createToaster({
    placement: matchMedia(PHONE).matches ? 'top' : 'bottom-end',
    max: MAX_TOASTS,
    gap: GAP_PX,
    offsets: { top: `${TOP_PX}px`, bottom: offset, left: offset, right: offset },
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
  return (
    <Toast.Root ref={trackToast} className={styles.toast[kind]}>
      <div className={styles.content}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {text && <Toast.Description>{text}</Toast.Description>}
        {link && <Link to={link.to}>{link.label}</Link>}
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
  uncoverFocus(toastsArea);
  return () => {
    toastElements.delete(element);
    updateToastsHeight();
  };
}

/** Sets the CSS variables with the height of the toasts, which dialogs on narrow windows leave free. */
function updateToastsHeight(): void {
  const { style } = document.documentElement;
  const edge = areAtTop() ? TOP_PX : styles.TOASTS_OFFSET_PX;
  const height = toastElements.size > 0 ? `${edge + heightOfToasts()}px` : '0px';
  style.setProperty(styles.TOASTS_TOP, areAtTop() ? height : '0px');
  style.setProperty(styles.TOASTS_BOTTOM, areAtTop() ? '0px' : height);
}

/** Returns the area that the toasts cover; undefined without toasts, or while one of them has the focus. */
function toastsArea(): ReturnType<CoveredArea> {
  const toasts = [...toastElements];
  if (toasts.length === 0 || toasts.some((toast) => toast.contains(document.activeElement))) return undefined;
  const left =
    innerWidth - styles.TOASTS_OFFSET_PX - Math.max(...toasts.map(({ offsetWidth }) => offsetWidth));
  return areAtTop()
    ? { end: 'top', top: TOP_PX, bottom: TOP_PX + heightOfToasts(), left }
    : {
        end: 'bottom',
        top: innerHeight - styles.TOASTS_OFFSET_PX - heightOfToasts(),
        bottom: innerHeight,
        left,
      };
}

function areAtTop(): boolean {
  return [...toastElements].some(({ dataset }) => dataset.side === 'top');
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
 * Returns the area at the window's right edge in which the page is covered, in pixels from the top left corner of the
 * window; undefined if nothing is covered. `end` is the end of the window that the area touches.
 */
export type CoveredArea = () =>
  | { end: 'top' | 'bottom'; top: number; bottom: number; left: number }
  | undefined;

/**
 * Scrolls controls out from under a covered area when they get the focus or the page grows. Does not scroll while a
 * pointer is down, because a button that moves away from the pointer gets no click.
 */
export function keepFocusUncovered(coveredArea: CoveredArea, signal: AbortSignal): void {
  let isPressed = false;
  const setPressed = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
  };
  const uncover = () => {
    if (!isPressed) uncoverFocus(coveredArea);
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

/** Scrolls the focused control out from under a covered area. */
export function uncoverFocus(coveredArea: CoveredArea): void {
  const area = coveredArea();
  const focused = document.activeElement;
  if (!area || !(focused instanceof HTMLElement)) return;
  // Leave sections that got the focus by a navigation: they are shown at their start, and their end may be far below.
  if (focused.tabIndex < 0 && !(focused instanceof HTMLHeadingElement)) return;
  const { top, bottom, right } = focused.getBoundingClientRect();
  if (right <= area.left || bottom <= area.top || top >= area.bottom) return;
  scrollBy({ top: area.end === 'top' ? top - area.bottom : bottom - area.top });
}
