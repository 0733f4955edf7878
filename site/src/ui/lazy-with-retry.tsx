import { type ComponentType, lazy, useEffect, useState } from 'react';
import { ErrorNotice } from './notice.tsx';

/**
 * Creates a component whose script is loaded when it is first shown. If loading fails, an error with a retry takes its
 * place; a new connection retries too. Otherwise the error page would replace the whole page, and the visitor's input would
 * be lost.
 *
 * @param errorTitle Without it, the component is a decoration, and nothing takes its place.
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>, errorTitle?: string) {
  return lazy(async () => ({ default: await load().catch(() => createRetryFallback(load, errorTitle)) }));
}

function createRetryFallback<P extends object>(load: () => Promise<ComponentType<P>>, errorTitle?: string) {
  // Stored outside the component, so that the script is not loaded again when the component mounts again.
  let loaded: ComponentType<P> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per script, never while rendering
  return function RetryFallback(props: P) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const retry = () => {
      load().then(
        (component) => {
          loaded = component;
          setLoaded(() => component);
        },
        () => {},
      );
    };
    useEffect(() => {
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    });
    if (Loaded) return <Loaded {...props} />;
    return errorTitle === undefined ? null : (
      <ErrorNotice title={errorTitle} onRetry={retry}>
        <p>Check your internet connection.</p>
      </ErrorNotice>
    );
  };
}
