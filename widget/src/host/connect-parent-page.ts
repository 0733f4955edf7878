import { eventTypes } from '../options/events.ts';

const RESIZER_PREFIX = '[iFrameSizer]';
/** Matches the first message of iframe-resizer: the frame's id, then settings, of which the second is a boolean. */
const RESIZER_INIT = /^\[iFrameSizer\]([^:]+):[^:]*:(?:true|false):/;
/** WordPress adds a secret to the URL of each frame and ignores messages without it. */
const SECRET_IN_HASH = /[#&?]secret=([a-z\d]+)/i;
const WHOLE_SECRET = /^[a-z\d]+$/i;

/**
 * Sends the events of the calculator to the page around this frame. Any page can frame this one, so the events contain
 * the reader's numbers only with the option `shareValues`, about which the calculator informs the reader.
 */
export function sendEventsToParent(element: HTMLElement): void {
  if (parent === window) return;
  for (const type of eventTypes) {
    element.addEventListener(type, (event) => sendToParent({ type, detail: (event as CustomEvent).detail }));
  }
}

/**
 * Connects this frame to the page around it: reports the height of an element in pixels, in the message formats of our
 * own script, AMP, WordPress and iframe-resizer 4.
 */
export function connectParentPage(element: HTMLElement): void {
  if (parent === window) return;
  let secret = SECRET_IN_HASH.exec(location.hash)?.[1];
  let resizerId: string | undefined;

  function reportHeight(type: 'init' | 'resize'): void {
    const box = element.getBoundingClientRect();
    const height = Math.ceil(box.height);
    if (height === 0) return;
    sendToParent({ type: 'whenabouts:resize', height });
    sendToParent({ sentinel: 'amp', type: 'embed-size', height });
    if (secret) sendToParent({ message: 'height', value: height, secret });
    if (resizerId) sendToParent(`${RESIZER_PREFIX}${resizerId}:${height}:${Math.ceil(box.width)}:${type}`);
  }

  addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source !== parent || !data) return;
    if (data.message === 'ready' && WHOLE_SECRET.test(data.secret)) {
      secret = data.secret;
      reportHeight('resize');
    } else if (String(data).startsWith(RESIZER_PREFIX)) {
      const [, id] = RESIZER_INIT.exec(data) ?? [];
      resizerId = id ?? resizerId;
      reportHeight(id ? 'init' : 'resize');
    }
  });

  if (isSandboxed()) openLinksThroughWordPress(() => secret);
  new ResizeObserver(() => reportHeight('resize')).observe(element);
  // WordPress hides the frame until it knows a height, and a hidden frame may not run its observers.
  reportHeight('resize');
  // Asks a page with iframe-resizer to send its first message again.
  sendToParent('[iFrameResizerChild]Ready');
}

function sendToParent(message: unknown): void {
  parent.postMessage(message, '*');
}

/** Returns true in a sandbox without an origin, such as the frames of WordPress. */
function isSandboxed(): boolean {
  return window.origin === 'null';
}

/**
 * WordPress's sandbox opens no tabs: its page opens a link of this frame instead, if the link leads to the frame's own
 * site. The page must not receive the reader's numbers: neither the URL for saving nor the fragment of the outlook's URL.
 *
 * @param getSecret Returns WordPress's secret, or undefined if the page around the frame is not WordPress.
 */
function openLinksThroughWordPress(getSecret: () => string | undefined): void {
  document.addEventListener('click', (event) => {
    const secret = getSecret();
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!secret || !link || link.pathname === '/save') return;
    event.preventDefault();
    sendToParent({ message: 'link', value: link.href.split('#plan=')[0], secret });
  });
}
