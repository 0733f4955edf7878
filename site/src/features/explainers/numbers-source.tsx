import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import * as styles from './explainer.css.ts';
import type { ExplainerState } from './use-explainer-values.ts';

interface NumbersSourceProps {
  state: Pick<ExplainerState<string>, 'origin' | 'isExact' | 'showExample' | 'showCalculated'>;
  calculatorNumbers: string;
  onSwitched: () => void;
}

/** Shows whether the numbers come from the calculator or are an example, and lets the visitor switch. */
export function NumbersSource({ state, calculatorNumbers, onSwitched }: NumbersSourceProps) {
  const { origin, isExact, showExample, showCalculated } = state;
  const switchButton = (label: string, switchNumbers: () => void) => (
    <button
      type="button"
      className={styles.switchButton}
      onClick={() => {
        switchNumbers();
        onSwitched();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.numbersSource}>
      {origin === 'calculator' ? (
        <p>
          Starts with your own numbers{isExact ? '' : ', as close as the sliders allow'}: {calculatorNumbers}.
        </p>
      ) : (
        <p>
          Starts with an example.{' '}
          {showCalculated ? null : <Link to={paths.calculator}>Calculate with your own numbers</Link>}
        </p>
      )}
      {showCalculated && switchButton('Use my own numbers', showCalculated)}
      {showExample && switchButton('Back to the example', showExample)}
    </div>
  );
}
