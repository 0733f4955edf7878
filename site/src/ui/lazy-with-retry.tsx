import { type ComponentType, lazy, useState } from 'react';
import { ErrorNotice } from './notice.tsx';

/**
 * Creates a component whose script is loaded when it is first shown. If loading fails, an error with a retry takes its
 * place. Otherwise the error page would replace the whole page, and the visitor's input would be lost.
 *
 * @param errorTitle Without it, the component is a decoration, and nothing takes its place.
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>, errorTitle?: string) {
  const fallback = (): ComponentType<P> =>
    errorTitle === undefined ? () => null : createRetryFallback(load, errorTitle);
  return lazy(async () => ({ default: await load().catch(fallback) }));
}

function createRetryFallback<P extends object>(load: () => Promise<ComponentType<P>>, errorTitle: string) {
  // Stored outside the component, so that the script is not loaded again when the component mounts again.
  let loaded: ComponentType<P> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per script, never while rendering
  return function RetryFallback(props: P) {
    const [Loaded, setLoaded] = useState(() => loaded);
    if (Loaded) return <Loaded {...props} />;
    const retry = async () => {
      loaded = await load().catch(() => undefined);
      setLoaded(() => loaded);
    };
    return (
      <ErrorNotice title={errorTitle} onRetry={() => void retry()}>
        <p>Check your internet connection.</p>
      </ErrorNotice>
    );
  };
}
