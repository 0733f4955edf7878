import { RetirementCalculator } from '@whenabouts/widget/react';
import { useState } from 'react';

export function App() {
  const [theme, setTheme] = useState('light');
  const [isReady, setReady] = useState(false);
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
        onReady={() => setReady(true)}
        onCalculate={() => setHasCalculated(true)}
      />
      {isReady && <p>Move a slider to start.</p>}
      {hasCalculated && <p>Thank you for calculating.</p>}
    </>
  );
}
