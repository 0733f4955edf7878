import { useEffect, useRef, useState } from 'react';
import { plain } from './embed.css.ts';
import { importOnDemand } from './import-on-demand.ts';
import type { OutlookProps } from './outlook.tsx';

interface LazyOutlookProps extends OutlookProps {
  /** The origin of the main site. */
  site: string;
}

/**
 * Loads outlook.js and shows when the reader could stop. If the file cannot be loaded, the reader can try again. Not
 * React.lazy: outlook.js renders with its own copy of Preact.
 */
export function LazyOutlook({ site, inputs, format }: LazyOutlookProps) {
  const container = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<'loading' | 'failed' | typeof import('./outlook.tsx')>('loading');
  const renderOutlook = typeof file === 'object' ? file.renderOutlook : undefined;
  useEffect(() => {
    if (file === 'loading') importOnDemand(site, 'outlook.js').then(setFile, () => setFile('failed'));
  }, [site, file]);
  useEffect(() => {
    if (container.current) renderOutlook?.(container.current, { inputs, format });
  }, [renderOutlook, inputs, format]);
  useEffect(() => {
    const { current } = container;
    return () => {
      if (current) renderOutlook?.(current, null);
    };
  }, [renderOutlook]);

  if (file !== 'failed') return <div ref={container} data-part="earliest-retirement" />;
  return (
    <p role="alert" data-part="earliest-retirement">
      The rest of your retirement outlook didn’t load.{' '}
      <button type="button" className={plain} onClick={() => setFile('loading')}>
        Try again
      </button>
    </p>
  );
}
