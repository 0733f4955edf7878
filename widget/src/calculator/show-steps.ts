import { adoptStyles } from '../host/adopt-styles.ts';
import * as styles from './steps.css.ts';

const messages = {
  en: {
    change: 'Change your numbers',
    back: 'Back to your results',
    next: 'See when you could stop',
  },
  es: {
    change: 'Cambia tus números',
    back: 'Vuelve a tus resultados',
    next: 'Mira cuándo podrías retirarte',
  },
};

type Step = 'inputs' | 'results' | 'earliest-retirement';

/**
 * Shows the inputs, the results and the earliest retirement in steps instead of all at once, for hosts that limit the
 * height of a frame. Only frames have steps, so this module is in frame.js and not in the script that every page loads.
 *
 * @param element A compact calculator that has been rendered.
 * @param hasEarliestRetirement True if the calculator's attribute `outlook` is set.
 */
export function showSteps(element: HTMLElement, hasEarliestRetirement: boolean): void {
  const root = element.shadowRoot;
  const calculator = root?.querySelector('[data-part="calculator"]');
  const inputs = root?.querySelector('[data-part="inputs"]');
  const heading = root?.querySelector<HTMLElement>('[data-part="results"] h2');
  if (!root || !calculator || !inputs || !heading) return;
  adoptStyles(root);
  const { change, back, next } = messages[root.querySelector('[lang="es"]') ? 'es' : 'en'];

  const show = (step: Step) => element.setAttribute('data-step', step);

  const showResults = () => {
    show('results');
    focusAndScrollTo(heading);
  };

  const changeButton = createButton(change, styles.stepButton, () => {
    show('inputs');
    inputs.querySelector('input')?.focus();
  });
  const backButton = createButton(back, styles.backButton, showResults);
  const nextButton = createButton(next, styles.stepButton, () => {
    show('earliest-retirement');
    focusAndScrollTo(backButton);
  });

  heading.after(changeButton);
  if (hasEarliestRetirement) {
    changeButton.after(nextButton);
    calculator.before(backButton);
  }
  show('inputs');

  // In the capture phase, before the calculator's own listeners: they focus an input or the results, which must be
  // visible by then.
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    // A button in the sentence focuses the field of its input.
    if (button.closest('[data-part="sentence"]')) show('inputs');
    else if (button.type === 'submit' && !inputs.querySelector('[aria-invalid]')) show('results');
  };
  root.addEventListener('click', onClick, { capture: true });
}

function focusAndScrollTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView();
}

function createButton(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}
