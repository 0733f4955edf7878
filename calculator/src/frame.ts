// Runs in the page for frames, whose URL has the options.
import { connectHost } from './connect-host.ts';
import { ELEMENT } from './element.ts';
import { findPreset } from './presets.ts';
import { showSteps } from './show-steps.ts';

const element = document.querySelector(ELEMENT) as HTMLElement;
const query = new URLSearchParams(location.search);
// An option in the URL replaces the preset's. The form of /embed without scripts repeats the name of a list.
const preset = findPreset(query.get('preset'));
const options = new URLSearchParams(preset?.attributes);
for (const name of query.keys()) options.set(name, query.getAll(name).join(','));
// The element has the preset's attributes, so it needs no other file for them. It reports an unknown name.
if (preset) options.delete('preset');
const isInSteps = options.get('steps') === 'true';
if (isInSteps) options.set('compact', 'true');
for (const [name, value] of options) {
  // With the prefix, no value can become a style or an event handler.
  if (/^[a-z-]+$/.test(name)) element.setAttribute(`data-${name}`, value);
}

// Until the calculator is rendered, the frame keeps the height that the host page reserved.
element.addEventListener('whenabouts:ready', () => {
  const outlook = element.getAttribute('data-outlook');
  if (isInSteps) showSteps(element, outlook !== null && outlook !== 'false');
  connectHost(element);
});
