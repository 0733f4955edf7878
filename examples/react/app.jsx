import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const SITE = 'https://whenabouts.example';

/** Loads the script once, however many calculators there are. */
function useEmbedScript() {
  useEffect(() => {
    const src = `${SITE}/widget/v1.js`;
    if (document.querySelector(`script[src="${src}"]`)) return;
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    document.head.append(script);
  }, []);
}

function RetirementCalculator({ onCalculate, ...attributes }) {
  useEmbedScript();
  const element = useRef(null);
  useEffect(() => {
    const { current } = element;
    current.addEventListener('whenabouts:calculate', onCalculate);
    return () => current.removeEventListener('whenabouts:calculate', onCalculate);
  }, [onCalculate]);
  return (
    <retirement-calculator ref={element} {...attributes}>
      <a href={`${SITE}/`}>Open the retirement calculator</a>
    </retirement-calculator>
  );
}

function App() {
  const [theme, setTheme] = useState('light');
  const [calculated, setCalculated] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
        Theme: {theme}
      </button>
      <RetirementCalculator partner="an-app" theme={theme} onCalculate={setCalculated} />
      {calculated && <p>Thank you for calculating.</p>}
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
