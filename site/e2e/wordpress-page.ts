import { randomBytes } from 'node:crypto';

/** The width of a post's column and its height limit, as WordPress sends them to providers. */
const limitsFor = (width: number) => ({
  maxwidth: String(width),
  maxheight: String(Math.min(Math.ceil(width * 1.5), 1000)),
});

const FRAME_ATTRIBUTES = ['src', 'width', 'height', 'frameborder', 'title'];

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/**
 * Imitates WordPress when an author pastes a URL of an unknown provider into a post: finds the oEmbed link in the page,
 * requests the HTML, and reduces it to a frame in a sandbox, which may set its height. Returns the post's HTML.
 */
export async function wordPressPost(pasted: string, width: number): Promise<string> {
  const head = (await (await fetch(pasted)).text()).replace(/<\/head>.*/is, '');
  const [link = ''] = /<link[^<>]*type="application\/json\+oembed"[^<>]*>/i.exec(head) ?? [];
  const url = new URL(decoded(/href="([^"]*)"/.exec(link)?.[1] ?? ''));
  for (const [name, limit] of Object.entries(limitsFor(width))) url.searchParams.set(name, limit);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const { type, html } = (await response.json()) as { type: string; html: string };
  if (type !== 'rich') throw new Error(`${type} is not HTML`);
  const post = filtered(html);
  // WordPress loads the script that resizes frames only for posts with such an element.
  const script = post.includes('<blockquote class="wp-embedded-content"') ? RESIZE : '';
  return `<div style="width:${width}px">${post}</div><script>${script}</script>`;
}

/**
 * Returns only the quote, if there is one, and the frame with harmless attributes. Adds a secret to the frame's URL:
 * WordPress ignores messages without it. A frame after a quote is hidden until its first message.
 */
function filtered(html: string): string {
  const [, quote = ''] = /^<blockquote>(.*?)<\/blockquote>/s.exec(html) ?? [];
  const [, tag = ''] = /<iframe((?:\s[a-z-]+="[^"]*")*)\s*><\/iframe>/i.exec(html) ?? [];
  const secret = randomBytes(5).toString('hex');
  const attributes = [...tag.matchAll(/\s([a-z-]+)="([^"]*)"/gi)]
    .filter(([, name = '']) => FRAME_ATTRIBUTES.includes(name))
    .map(([, name, value]) => ` ${name}="${value}${name === 'src' ? `#?secret=${secret}` : ''}"`);
  if (attributes.length === 0) throw new Error(`There is no frame in ${html}`);
  const fallback =
    quote && `<blockquote class="wp-embedded-content" data-secret="${secret}">${quote}</blockquote>`;
  const hidden = quote && ' style="position: absolute; visibility: hidden;"';
  return `${fallback}<iframe${hidden} class="wp-embedded-content" sandbox="allow-scripts" security="restricted"${attributes.join('')} data-secret="${secret}"></iframe>`;
}

/** The script of the host page: heights from 200 to 1,000 px, and links to the frame's own site. */
const RESIZE = `
  addEventListener('message', ({ data, source }) => {
    if (!data || !data.secret || !data.message || /[^a-zA-Z0-9]/.test(data.secret)) return;
    for (const quote of document.querySelectorAll('blockquote[data-secret="' + data.secret + '"]')) {
      quote.style.display = 'none';
    }
    for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
      if (source !== frame.contentWindow) continue;
      frame.removeAttribute('style');
      if (data.message === 'height') frame.height = Math.max(200, Math.min(1000, parseInt(data.value, 10)));
      const isOwn = data.message === 'link' && new URL(data.value).host === new URL(frame.src).host;
      if (isOwn && document.activeElement === frame) top.location.href = data.value;
    }
  });
  addEventListener('load', () => {
    for (const frame of document.querySelectorAll('iframe.wp-embedded-content')) {
      frame.contentWindow.postMessage({ message: 'ready', secret: frame.dataset.secret }, '*');
    }
  });`;
