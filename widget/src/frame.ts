// Runs in the page for frames, whose URL has the options.
import { connectHost } from './connect-host.ts';
import { showSteps } from './show-steps.ts';

const element = document.querySelector('retirement-calculator') as HTMLElement;
const options = new URLSearchParams(location.search);
const isInSteps = options.get('steps') === 'true';
if (isInSteps) options.set('compact', 'true');
for (const [name, value] of options) {
  // With the prefix, no value can become a style or an event handler.
  if (/^[a-z-]+$/.test(name)) element.setAttribute(`data-${name}`, value);
}

// Not before the calculator is drawn: until then the frame keeps the height that the host page reserved.
element.addEventListener('whenabouts:ready', () => {
  if (isInSteps) showSteps(element);
  connectHost(element);
});
