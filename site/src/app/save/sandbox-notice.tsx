import { useIsHydrating } from '../../ui/use-is-hydrating.ts';

export const NOTICE_ID = 'other-tab';
/** Id of the placeholder that is shown until the scripts have read the URL. */
export const PLACEHOLDER_ID = 'reading-address';

/**
 * Shows the notice if the page was opened from a sandboxed frame. Such a page has an opaque origin: no session,
 * and the site's scripts and styles cannot load. The server writes the script inline, after the page.
 */
export const sandboxNoticeScript = `(function(){if(window.origin!=='null')return;document.getElementById('${PLACEHOLDER_ID}').hidden=true;var n=document.getElementById('${NOTICE_ID}');n.hidden=false;var a=n.querySelector('input');a.value=location.href;a.onfocus=function(){a.select()}})()`;

export function SandboxNotice() {
  // A page that was reached by client-side navigation is not sandboxed.
  if (!useIsHydrating()) return null;
  return (
    <section id={NOTICE_ID} hidden>
      <p>
        The page you came from doesn’t let this page work. Copy this link, open a new tab, and paste it there.
        Your numbers are in the link.
      </p>
      <p>
        <label>
          Link <input readOnly size={60} />
        </label>
      </p>
    </section>
  );
}
