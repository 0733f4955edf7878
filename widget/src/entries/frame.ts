// The script of the page for frames. The URL of the page has the calculator's options.

import { showSteps } from '../calculator/show-steps.ts';
import { connectParentPage, sendEventsToParent } from '../host/connect-parent-page.ts';
import { ELEMENT } from '../host/element.ts';
import { withPreset } from '../options/presets.ts';
import { readFlag } from '../options/read-flag.ts';

const element = document.querySelector(ELEMENT) as HTMLElement;
const query = new URLSearchParams(location.search);
const options = new Map<string, string>();
// The form of /embed without scripts repeats the name of a list.
for (const name of query.keys()) options.set(name, query.getAll(name).join(','));
const { read } = withPreset((name) => options.get(name) ?? null);
const isOn = (name: string) => readFlag(name, read(name)?.trim() ?? 'false') === true;
const isInSteps = isOn('steps');
if (isInSteps) options.set('compact', 'true');
// A URL of this page must not be able to show a stranger's text or link as this site's own: not outside of a frame.
if (parent === window) {
  for (const name of ['heading', 'button-text', 'link-text', 'link-url']) options.delete(name);
}
for (const [name, value] of options) {
  // The prefix keeps a name in the URL from setting a style or an event handler.
  if (/^[a-z-]+$/.test(name)) element.setAttribute(`data-${name}`, value);
}

sendEventsToParent(element);
// Until the calculator is rendered, the frame keeps the height that the host page reserved.
element.addEventListener('whenabouts:ready', () => {
  if (isInSteps) showSteps(element, isOn('outlook'));
  connectParentPage(element);
});
