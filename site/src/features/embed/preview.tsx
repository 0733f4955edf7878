import { useState } from 'react';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import * as styles from './embed-page.css.ts';

interface PreviewProps {
  /** The path of the page in the frame. */
  path: string;
  /** The height until the calculator appears, in pixels. */
  initialHeight: number;
}

/** Shows the calculator as it will look on the blogger's page. */
export function Preview({ path, initialHeight }: PreviewProps) {
  const [height, setHeight] = useState(initialHeight);
  // A frame in the server's markup would load before we can observe its height.
  if (useIsHydrating()) return <div style={{ height: `${initialHeight}px` }} />;
  return (
    <iframe
      // A new element for each URL: changing src would add a history entry.
      key={path}
      src={path}
      title="Preview of the calculator"
      className={styles.previewFrame}
      style={{ height: `${height}px` }}
      onLoad={(event) => watchHeight(event.currentTarget, setHeight)}
    />
  );
}

/** Observes the height inside of the frame. It is same-origin, so this needs no messages. */
function watchHeight(frame: HTMLIFrameElement, onHeight: (height: number) => void): void {
  const calculator = frame.contentDocument?.querySelector('retirement-calculator');
  if (!calculator) return;
  // The observer ends with the frame's document.
  new ResizeObserver(() => {
    const { height } = calculator.getBoundingClientRect();
    if (height > 0) onHeight(Math.ceil(height));
  }).observe(calculator);
}
