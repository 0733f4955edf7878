/** Keeps both steps below 1,000 px in a column of 320 px, the height of WordPress's frames. */
const CSS = `
:host([data-step]) :is(form, form + section) { grid-column: 1 / -1; }
:host([data-step]) form { gap: 8px; padding-block: 12px; }
:host([data-step]) form > [aria-hidden] { display: none; }
:host([data-step=questions]) form + section, :host([data-step=outlook]) form { display: none; }
:host([data-step]) form + section { gap: 6px; }
:host([data-step]) form + section > p { font-size: 1.1em; }
:host([data-step]) form + section > div { gap: 8px; }
:host([data-step]) section section { gap: 0; padding-block: 6px; }
:host([data-step]) h3 + p { font-size: 1.6em; }
:host([data-step]) h3 { font-size: 1em; }
:host([data-step]) section section p:not(h3 + p) { font-size: 0.875em; line-height: 1.35; }
.change-numbers { justify-self: start; min-height: 32px; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
`;

/**
 * Shows the questions first and then the outlook instead of both at once, for hosts that limit the height of a frame.
 *
 * @param element A compact calculator that has been drawn.
 */
export function showSteps(element: HTMLElement): void {
  const root = element.shadowRoot;
  const form = root?.querySelector('form');
  const heading = root?.querySelector<HTMLElement>('form + section h2');
  if (!root || !form || !heading) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets.push(sheet);

  const show = (step: 'questions' | 'outlook') => element.setAttribute('data-step', step);
  const change = document.createElement('button');
  change.type = 'button';
  change.className = 'change-numbers';
  change.textContent = 'Change your numbers';
  change.addEventListener('click', () => {
    show('questions');
    form.querySelector('input')?.focus();
  });
  heading.after(change);
  show('questions');

  // Before the calculator's own listeners: a button in the sentence leads to a question, which must be visible by then.
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.closest('section > p')) show('questions');
    // Afterwards: by then the calculator has found any errors.
    else if (button?.type === 'submit') setTimeout(showOutlook);
  };
  const showOutlook = () => {
    if (form.querySelector('[aria-invalid]')) return;
    show('outlook');
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  };
  root.addEventListener('click', onClick, { capture: true });
}
