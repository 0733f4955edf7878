/** Keeps each step below 1,000 px in a column of 320 px, the height of WordPress's frames. */
const CSS = `
:host([data-step]) :is(form, form + section) { grid-column: 1 / -1; }
:host([data-step]) form { gap: 8px; padding-block: 12px; }
:host([data-step]) form > [aria-hidden] { display: none; }
:host([data-step=questions]) form + section, :host([data-step=outlook]) form { display: none; }
:host([data-step=stop]) [data-part=calculator], :host(:not([data-step=stop])) :is([data-part=calculator] ~ *, .back) { display: none; }
:host([data-step=stop]) [data-part] ~ div { margin-top: 8px; }
:host([data-step=stop]) [data-part] ~ div > section { gap: 6px; padding-block: 12px; }
:host([data-step=stop]) [data-part] ~ div h3 + p { font-size: 1.15em; }
:host([data-step=stop]) details[open] { max-height: 400px; overflow: auto; }
:host([data-step]) form + section:has(details[open]) section, :host([data-step]) figure:has(details[open]) > :not(figcaption, details) { display: none; }
:host([data-step]) form + section { gap: 6px; }
:host([data-step]) form + section > p { font-size: 1.1em; }
:host([data-step]) form + section > div { gap: 8px; }
:host([data-step]) section section { gap: 0; padding-block: 6px; }
:host([data-step]) h3 + p { font-size: 1.6em; }
:host([data-step]) h3 { font-size: 1em; }
:host([data-step]) section section p:not(h3 + p) { font-size: 0.875em; line-height: 1.35; }
.step { justify-self: start; min-height: 32px; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
`;

type Step = 'questions' | 'outlook' | 'stop';

/**
 * Shows the questions first, then the outlook, then when the reader could stop, instead of all at once, for hosts that
 * limit the height of a frame.
 *
 * @param element A compact calculator that has been rendered.
 * @param hasOutlook Its attribute `outlook` is set.
 */
export function showSteps(element: HTMLElement, hasOutlook: boolean): void {
  const root = element.shadowRoot;
  const form = root?.querySelector('form');
  const heading = root?.querySelector<HTMLElement>('form + section h2');
  const wrapper = root?.querySelector('[data-theme]');
  if (!root || !form || !heading || !wrapper) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets.push(sheet);
  wrapper.firstElementChild?.setAttribute('data-part', 'calculator');

  const show = (step: Step) => element.setAttribute('data-step', step);
  const showOutlook = () => {
    show('outlook');
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  };
  const change = stepButton('Change your numbers', () => {
    show('questions');
    form.querySelector('input')?.focus();
  });
  const back = stepButton('Back to your results', showOutlook);
  back.classList.add('back');
  const next = stepButton('See when you could stop', () => {
    show('stop');
    back.focus({ preventScroll: true });
    back.scrollIntoView();
  });
  heading.after(change);
  if (hasOutlook) {
    change.after(next);
    wrapper.prepend(back);
  }
  show('questions');

  // Before the calculator's own listeners: a button in the sentence leads to a question, which must be visible by then.
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.closest('section > p')) show('questions');
    // Afterwards: by then the calculator has found any errors.
    else if (button?.type === 'submit')
      setTimeout(() => form.querySelector('[aria-invalid]') || showOutlook());
  };
  root.addEventListener('click', onClick, { capture: true });
}

function stepButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'step';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}
