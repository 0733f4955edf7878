import { useEffect, useRef, useState } from 'react';
import { plain } from './embed.css.ts';
import { loadFile } from './load-file.ts';
import type { OutlookProps } from './outlook.tsx';

export interface LoadedOutlookProps extends OutlookProps {
  /** The origin of the main site. */
  site: string;
}

/** Loads outlook.js and shows when the reader could stop. If the file cannot be loaded, the reader can try again. */
export function LoadedOutlook({ site, plan, format }: LoadedOutlookProps) {
  const place = useRef<HTMLDivElement>(null);
  // Null after a failure.
  const [file, setFile] = useState<typeof import('./outlook.tsx') | null>();
  const isWanted = file === undefined;
  useEffect(() => {
    if (isWanted) loadFile(site, 'outlook.js').then(setFile, () => setFile(null));
  }, [site, isWanted]);
  useEffect(() => {
    if (place.current) file?.renderOutlook(place.current, { plan, format });
  }, [file, plan, format]);
  useEffect(() => {
    const { current } = place;
    return () => {
      if (current) file?.renderOutlook(current, null);
    };
  }, [file]);

  if (file !== null) return <div ref={place} />;
  return (
    <p role="alert">
      The rest of your retirement outlook didn’t load.{' '}
      <button type="button" className={plain} onClick={() => setFile(undefined)}>
        Try again
      </button>
    </p>
  );
}
