import { RetirementCalculator } from '@whenabouts/widget/react';
import { useState } from 'react';

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
      <RetirementCalculator
        site="https://whenabouts.example"
        partner="an-app"
        theme={theme}
        onCalculate={() => setHasCalculated(true)}
      />
      {hasCalculated && <p>Thank you for calculating.</p>}
    </>
  );
}
