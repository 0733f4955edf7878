import { useState } from 'react';
import { RetirementCalculator } from './retirement-calculator.jsx';

export function App() {
  const [theme, setTheme] = useState('light');
  const [hasCalculated, setHasCalculated] = useState(false);
  return (
    <>
      <p>
        <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
          Theme: {theme}
        </button>
      </p>
      <RetirementCalculator partner="an-app" theme={theme} onCalculate={() => setHasCalculated(true)} />
      {hasCalculated && <p>Thank you for calculating.</p>}
    </>
  );
}
