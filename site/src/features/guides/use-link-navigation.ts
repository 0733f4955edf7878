import { type RefObject, useEffect } from 'react';
import { useNavigate } from '../../router.ts';

/** Makes plain links inside an element navigate with the router, without reloading the site. */
export function useLinkNavigation(element: RefObject<HTMLElement | null>): void {
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
