import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../router.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import * as styles from './guide-page.css.ts';

export interface TextSource {
  /** Undefined until it is loaded. */
  Text: ComponentType | undefined;
  load: () => Promise<ComponentType>;
}

/**
 * The text of a guide. On the first page of a visit, it keeps the server's markup without hydrating it: the text
 * has no interactivity, so its script, with the charts and their math, is not loaded.
 */
export function GuideText({ source }: { source: TextSource }) {
  const isHydrating = useIsHydrating();
  const [isServerRendered] = useState(isHydrating && !source.Text);
  return isServerRendered ? <ServerRenderedText source={source} /> : <LoadedText source={source} />;
}

/** Never rendered: React keeps the server's markup. A constant, so that React does not compare it. */
const unchangedHtml = { __html: '' };

function ServerRenderedText({ source }: { source: TextSource }) {
  const element = useRef<HTMLDivElement>(null);
  useLinkNavigation(element);
  // Load the script on leaving, so that the text is there when the visitor comes back.
  useEffect(() => () => void fetchText(source).catch(() => {}), [source]);
  return (
    <div
      ref={element}
      className={styles.gridChildren}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's markup
      dangerouslySetInnerHTML={unchangedHtml}
      suppressHydrationWarning
    />
  );
}

function LoadedText({ source }: { source: TextSource }) {
  const [Text, setText] = useState(() => source.Text);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Text || failed) return;
    fetchText(source).then(
      (loaded) => setText(() => loaded),
      () => setFailed(true),
    );
  }, [Text, failed, source]);
  // Browsers do not retry a failed import, so reload the page.
  if (failed) {
    return <ErrorNotice title="The guide could not be loaded." onRetry={() => location.reload()} />;
  }
  if (!Text) return <p role="status">Loading guide...</p>;
  return (
    <div className={styles.gridChildren}>
      <Text />
    </div>
  );
}

async function fetchText(source: TextSource): Promise<ComponentType> {
  source.Text ??= await source.load();
  return source.Text;
}

/** Makes plain links inside an element navigate with the router, without reloading the site. */
function useLinkNavigation(element: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    const container = element.current;
    container?.addEventListener('click', onClick);
    return () => container?.removeEventListener('click', onClick);
  }, [element, navigate]);
}

/** Returns false for clicks that open a new tab or download the page. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
