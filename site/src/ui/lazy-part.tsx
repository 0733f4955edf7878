import { type ComponentType, lazy, useState } from 'react';
import { ErrorNotice } from './notice.tsx';

/**
 * Creates a component whose script is loaded when it is first shown. If loading fails, an error with a retry takes its
 * place. Otherwise the error page would replace the whole page, and the visitor's input would be lost.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, failure: string) {
  return lazy(async () => ({ default: await load().catch(() => retriedPart(load, failure)) }));
}

function retriedPart<P extends object>(load: () => Promise<ComponentType<P>>, failure: string) {
  // Stored outside the component, so that the script is not loaded again when the component mounts again.
  let loaded: ComponentType<P> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, never while rendering
  return function RetriedPart(props: P) {
    const [Part, setPart] = useState(() => loaded);
    if (Part) return <Part {...props} />;
    const retry = async () => {
      loaded = await load().catch(() => undefined);
      setPart(() => loaded);
    };
    return (
      <ErrorNotice title={failure} onRetry={() => void retry()}>
        <p>Check your internet connection.</p>
      </ErrorNotice>
    );
  };
}
