import { useEffect, useState } from 'react';
import { ErrorNotice } from '../../ui/notice.tsx';
import { postProse } from '../../ui/prose.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';

/**
 * A post's HTML. Markup from the server's page is kept as it is. HTML that was fetched by the browser is sanitized
 * a second time, with a library that is loaded on demand.
 *
 * Must be keyed by post.
 */
export function PostContent({ html }: { html: string }) {
  const isHydrating = useIsHydrating();
  const [markup, setMarkup] = useState(isHydrating ? { __html: html } : undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (markup) return;
    let isMounted = true;
    import('./sanitize-html.ts').then(
      ({ sanitizeHtml }) => isMounted && setMarkup({ __html: sanitizeHtml(html) }),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [html, markup]);

  // Browsers do not retry a failed import, so reload the page.
  if (failed) {
    return <ErrorNotice title="The article could not be loaded." onRetry={() => location.reload()} />;
  }
  if (!markup) return <Skeleton heights={['24rem']} label="Loading article…" />;
  return (
    <div
      className={postProse}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, and again by sanitizeHtml
      dangerouslySetInnerHTML={markup}
      // The browser may serialize the markup differently than the server.
      suppressHydrationWarning
    />
  );
}
