import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import * as styles from './guide-page.css.ts';
import { useLinkNavigation } from './use-link-navigation.ts';

export interface TextSource {
  /** Once it is loaded. */
  Text: ComponentType | undefined;
  load: () => Promise<ComponentType>;
}

/**
 * The text of a guide. In the page that was opened first it stays as the server sent it: there is nothing
 * in it to run, so its script, with the figures and their arithmetic, is not fetched for those who read.
 */
export function GuideText({ source }: { source: TextSource }) {
  const isHydrating = useIsHydrating();
  const [isSent] = useState(isHydrating && !source.Text);
  return isSent ? <SentText source={source} /> : <LoadedText source={source} />;
}

/** Never written, because what is there is left alone; always the same, so that it is not compared. */
const leftAlone = { __html: '' };

function SentText({ source }: { source: TextSource }) {
  const element = useRef<HTMLDivElement>(null);
  useLinkNavigation(element);
  // Whoever goes on may come back, and then the text must be there at once.
  useEffect(() => () => void fetchText(source).catch(() => {}), [source]);
  return (
    <div
      ref={element}
      className={styles.parts}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={leftAlone}
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
  // A page that could not have one of its scripts does not ask for it again.
  if (failed) {
    return <ErrorNotice title="The guide could not be loaded." onRetry={() => location.reload()} />;
  }
  if (!Text) return <p role="status">Loading guide...</p>;
  return (
    <div className={styles.parts}>
      <Text />
    </div>
  );
}

async function fetchText(source: TextSource): Promise<ComponentType> {
  source.Text ??= await source.load();
  return source.Text;
}
