import { type ComponentType, lazy, useLayoutEffect, useReducer } from 'react';
import { ErrorNotice } from './notice.tsx';

/**
 * Creates a component whose script is loaded when it is first shown. If loading fails, an error with a retry takes its
 * place; a new connection retries too. Otherwise the error page would replace the whole page, and the visitor's input would
 * be lost.
 *
 * @param errorTitle Without it, the component is a decoration, and nothing takes its place.
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>, errorTitle?: string) {
  return lazy(async () => ({
    default: await loadWithRetry(load, ({ onRetry }) =>
      errorTitle === undefined ? null : (
        <ErrorNotice title={errorTitle} onRetry={onRetry}>
          <p>Check your internet connection.</p>
        </ErrorNotice>
      ),
    ),
  }));
}

/**
 * Loads a component. If loading fails, returns one that shows `Fallback` until a retry has loaded it. A new connection
 * retries, even while the component is not shown.
 */
export async function loadWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<{ onRetry: () => void }>,
): Promise<ComponentType<P>> {
  let Loaded = await load().catch(() => undefined);
  if (Loaded) return Loaded;
  /** Those of the mounted components. */
  const renders = new Set<() => void>();
  const retry = async () => {
    Loaded ??= await load().catch(() => undefined);
    for (const render of renders) render();
  };
  addEventListener('online', retry);
  return function RetryFallback(props: P) {
    const [, render] = useReducer((count: number) => count + 1, 0);
    useLayoutEffect(() => {
      renders.add(render);
      return () => void renders.delete(render);
    }, []);
    return Loaded ? <Loaded {...props} /> : <Fallback onRetry={retry} />;
  };
}
