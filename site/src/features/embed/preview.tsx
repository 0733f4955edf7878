import { useEffect, useRef, useState } from 'react';
import { useIsFromServer } from '../../ui/use-is-from-server.ts';
import * as styles from './embed-page.css.ts';

const HEIGHT_BEFORE = 1400;

/** The calculator as it will stand on the other page. */
export function Preview({ path }: { path: string }) {
  const [height, setHeight] = useState(HEIGHT_BEFORE);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent): void {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.type === 'whenabouts:resize' && data.height > 0) setHeight(data.height);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  // A frame of the server's page would tell its height before anyone listens.
  if (useIsFromServer()) return <div style={{ height: `${HEIGHT_BEFORE}px` }} />;
  return (
    <iframe
      // Another element and not another address, which would be a step in the history.
      key={path}
      ref={frame}
      src={path}
      title="Preview of the calculator"
      className={styles.frame}
      style={{ height: `${height}px` }}
    />
  );
}
