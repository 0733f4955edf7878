import { useEffect, useRef } from 'react';

const SITE = 'https://whenabouts.example';

/**
 * The calculator.
 *
 * @param height Pixels to reserve until there are results, so that nothing below moves when the script arrives.
 * @param onCalculate Called with each `whenabouts:calculate` event.
 * @param attributes The attributes of the element, such as `theme` or `current-age`.
 */
export function RetirementCalculator({ height = 1400, onCalculate, ...attributes }) {
  const element = useRef(null);
  useEffect(loadScript, []);
  useEffect(() => {
    const { current } = element;
    current.addEventListener('whenabouts:calculate', onCalculate);
    return () => current.removeEventListener('whenabouts:calculate', onCalculate);
  }, [onCalculate]);
  return (
    <retirement-calculator ref={element} {...attributes}>
      {/* Shown until the script has loaded. */}
      <table>
        <tbody>
          <tr>
            <td height={height}>
              <a href={`${SITE}/`}>Open the retirement calculator</a>
            </td>
          </tr>
        </tbody>
      </table>
    </retirement-calculator>
  );
}

/** Adds the script once, however many calculators there are. */
function loadScript() {
  const src = `${SITE}/widget/v1.js`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
