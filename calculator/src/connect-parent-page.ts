const RESIZER = '[iFrameSizer]';
/** A host's first message: the frame's id, and 15 settings of which the third is true or false. */
const RESIZER_INIT = /^\[iFrameSizer\]([^:]+):[^:]*:(?:true|false):/;
const SECRET = /^[a-z\d]+$/i;

/**
 * Reports the height of an element to the page around this frame: by our own message, and by those of WordPress, AMP and
 * iframe-resizer 4. The messages go to any page that frames this one: they contain only the height.
 */
export function connectHost(element: HTMLElement): void {
  if (parent === window) return;
  // WordPress adds a secret to the URL of each frame, and ignores messages without it.
  let secret = /[#&?]secret=([a-z\d]+)/i.exec(location.hash)?.[1];
  let resizerId: string | undefined;
  const send = (message: unknown) => parent.postMessage(message, '*');

  function report(type: 'init' | 'resize'): void {
    const box = element.getBoundingClientRect();
    const height = Math.ceil(box.height);
    if (height === 0) return;
    send({ type: 'whenabouts:resize', height });
    send({ sentinel: 'amp', type: 'embed-size', height });
    if (secret) send({ message: 'height', value: height, secret });
    if (resizerId) send(`${RESIZER}${resizerId}:${height}:${Math.ceil(box.width)}:${type}`);
  }

  addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source !== parent || !data) return;
    if (data.message === 'ready' && SECRET.test(data.secret)) {
      secret = data.secret;
      report('resize');
    } else if (String(data).startsWith(RESIZER)) {
      const [, id] = RESIZER_INIT.exec(data) ?? [];
      resizerId = id ?? resizerId;
      report(id ? 'init' : 'resize');
    }
  });

  // WordPress's sandbox opens no tabs. Its page opens the link instead, if that is on the frame's own site.
  document.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    // The host page must not receive the URL for saving: it contains the reader's numbers.
    if (!link || !secret || window.origin !== 'null' || link.pathname === '/save') return;
    event.preventDefault();
    send({ message: 'link', value: link.href, secret });
  });

  new ResizeObserver(() => report('resize')).observe(element);
  // Asks hosts with iframe-resizer to send their first message again.
  send('[iFrameResizerChild]Ready');
}
