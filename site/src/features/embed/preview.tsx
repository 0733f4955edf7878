import { useState } from 'react';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import * as styles from './embed-page.css.ts';

const HEIGHT_BEFORE = 1400;

/** The calculator as it will stand on the other page. */
export function Preview({ path }: { path: string }) {
  const [height, setHeight] = useState(HEIGHT_BEFORE);
  // A frame of the server's page would be loaded before anyone looks at its height.
  if (useIsHydrating()) return <div style={{ height: `${HEIGHT_BEFORE}px` }} />;
  return (
    <iframe
      // Another element and not another address, which would be a step in the history.
      key={path}
      src={path}
      title="Preview of the calculator"
      className={styles.frame}
      style={{ height: `${height}px` }}
      onLoad={(event) => watchHeight(event.currentTarget, setHeight)}
    />
  );
}

/** The frame is a page of ours, so that it can be looked into, and no messages be listened to. */
function watchHeight(frame: HTMLIFrameElement, tell: (height: number) => void): void {
  const calculator = frame.contentDocument?.querySelector('retirement-calculator');
  if (!calculator) return;
  // Ends with the document that it looks at.
  new ResizeObserver(() => {
    const { height } = calculator.getBoundingClientRect();
    if (height > 0) tell(Math.ceil(height));
  }).observe(calculator);
}
