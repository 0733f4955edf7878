import { type ComponentType, lazy, useState } from 'react';
import { ErrorNotice } from './notice.tsx';

/**
 * A component whose script is loaded when it is first shown. If that fails, an error with a retry takes the component's
 * place. Without it, the error would take the place of the whole page, and of what the visitor typed.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, failure: string) {
  return lazy(async () => ({ default: await load().catch(() => retriedPart(load, failure)) }));
}

function retriedPart<P extends object>(load: () => Promise<ComponentType<P>>, failure: string) {
  // Outside the component, so that the part is there when it is shown again.
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
