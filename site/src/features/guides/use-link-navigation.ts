import { type RefObject, useEffect } from 'react';
import { useNavigate } from '../../router.ts';

/** Lets the plain links in an element lead through the site without loading it anew. */
export function useLinkNavigation(element: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || !isPlainPress(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    const listening = element.current;
    listening?.addEventListener('click', follow);
    return () => listening?.removeEventListener('click', follow);
  }, [element, navigate]);
}

/** Not one that opens another tab or saves the page. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
