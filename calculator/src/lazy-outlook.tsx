import { useCallback, useEffect, useRef, useState } from 'react';
import { linkButton } from './embed.css.ts';
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
  const part = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  /** Undefined until outlook.js is loaded. */
  const [outlookModule, setOutlookModule] = useState<typeof import('./outlook.tsx')>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    importOnDemand(site, 'outlook.js').then(setOutlookModule, () => setHasFailed(true));
  }, [site]);

  useEffect(load, [load]);
  useEffect(() => {
    if (container.current) outlookModule?.renderOutlook(container.current, { inputs, format });
  }, [outlookModule, inputs, format]);
  useEffect(() => {
    const { current } = container;
    return () => {
      if (current) outlookModule?.renderOutlook(current, null);
    };
  }, [outlookModule]);

  function retry(): void {
    // The button disappears.
    part.current?.focus();
    load();
  }

  return (
    <div ref={part} tabIndex={-1} data-part="earliest-retirement">
      {hasFailed ? (
        <p role="alert">
          The rest of your retirement outlook didn’t load.{' '}
          <button type="button" className={linkButton} onClick={retry}>
            Try again
          </button>
        </p>
      ) : (
        <p role="status">{!outlookModule && 'Loading the rest of your retirement outlook…'}</p>
      )}
      <div ref={container} />
    </div>
  );
}
