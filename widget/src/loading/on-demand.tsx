import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { embedMessages, type Translation } from '../calculator/embed-messages.ts';
import { linkButton } from '../calculator/link-button.css.ts';
import type { FilesOnDemand } from '../files.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { importOnDemand, loadedFiles } from './import-on-demand.ts';

/** The files that render a part of the calculator: those with styles. */
type ViewFile = {
  [Name in keyof FilesOnDemand]: FilesOnDemand[Name] extends { adoptStyles: unknown } ? Name : never;
}[keyof FilesOnDemand];

interface OnDemandProps<File extends ViewFile> {
  /** The origin of the main site. */
  site: string;
  file: File;
  /** Names the part for readers. */
  name: keyof Translation['embed']['parts'];
  /** The value of `data-part`. */
  part: string;
  /** English by default. */
  messages?: Translation['embed'] | undefined;
  onShow?: () => void;
  /** Called each time the file cannot be loaded or rendered. */
  onFail?: () => void;
  /** Renders the part with the file's exports. */
  children: (module: FilesOnDemand[File]) => ReactNode;
}

/**
 * Loads a file and renders a part of the calculator with it. If the file cannot be loaded or rendered, the reader
 * can try again.
 */
export function OnDemand<File extends ViewFile>({
  site,
  file,
  name,
  part,
  messages = embedMessages,
  onShow,
  onFail,
  children,
}: OnDemandProps<File>) {
  const container = useRef<HTMLDivElement>(null);
  /** Undefined until the file is loaded. */
  const [loaded, setLoaded] = useState<FilesOnDemand[File] | undefined>(loadedFiles[file]);
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function must not load the file again
  const load = useCallback(() => {
    setHasFailed(false);
    importOnDemand(site, file).then(setLoaded, fail);
  }, [site, file]);
  useEffect(load, [load]);
  // Adds the styles before the browser paints the part.
  useLayoutEffect(() => {
    const root = container.current?.getRootNode();
    if (root instanceof ShadowRoot) loaded?.adoptStyles(root);
  }, [loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function does not mean that the part appears again
  useEffect(() => {
    if (loaded) onShow?.();
  }, [loaded]);

  function fail(): void {
    setLoaded(undefined);
    setHasFailed(true);
    onFail?.();
  }

  function retry(): void {
    // The button that has the focus disappears.
    container.current?.focus();
    load();
  }

  return (
    <div ref={container} tabIndex={-1} data-part={part}>
      {hasFailed ? (
        <p role="alert">
          {messages.loadingFailed(messages.parts[name])}{' '}
          <button type="button" className={linkButton} onClick={retry}>
            {messages.tryAgain}
          </button>
        </p>
      ) : (
        <p role="status">{!loaded && messages.loading(messages.parts[name])}</p>
      )}
      {loaded && <ErrorBoundary onError={fail}>{children(loaded)}</ErrorBoundary>}
    </div>
  );
}
