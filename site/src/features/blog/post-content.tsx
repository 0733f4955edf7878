import { useEffect, useState } from 'react';
import { ErrorNotice } from '../../ui/notice.tsx';
import { prose } from '../../ui/prose.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';

/**
 * What an author wrote; a component of its own for each post. What the server has rendered stays as it is.
 * Text that has come since becomes markup only after a second cleaning, which is loaded for it.
 */
export function PostContent({ html }: { html: string }) {
  const isHydrating = useIsHydrating();
  const [markup, setMarkup] = useState(isHydrating ? { __html: html } : undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (markup) return;
    let wanted = true;
    import('./sanitize-html.ts').then(
      ({ sanitizeHtml }) => wanted && setMarkup({ __html: sanitizeHtml(html) }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [html, markup]);

  // A page that could not have one of its scripts does not ask for it again.
  if (failed) {
    return <ErrorNotice title="The article could not be loaded." onRetry={() => location.reload()} />;
  }
  if (!markup) return <Skeleton heights={['24rem']} label="Loading article…" />;
  return (
    <div
      className={prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, and again by sanitizeHtml
      dangerouslySetInnerHTML={markup}
      // The browser may write the same markup another way than the server did.
      suppressHydrationWarning
    />
  );
}
