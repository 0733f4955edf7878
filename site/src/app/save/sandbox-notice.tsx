import { useIsHydrating } from '../../ui/use-is-hydrating.ts';

const NOTICE = 'other-tab';
/** What stands there until the scripts have read the address. */
export const READING = 'reading-address';

/**
 * A page that was opened out of a sandbox is nobody's: it has no session, and none of the site's scripts
 * and styles may be loaded into it. This one, which stands in the page itself, says what to do instead.
 */
export const sandboxNoticeScript = `(function(){if(window.origin!=='null')return;document.getElementById('${READING}').hidden=true;var n=document.getElementById('${NOTICE}');n.hidden=false;var a=n.querySelector('input');a.value=location.href;a.onfocus=function(){a.select()}})()`;

export function SandboxNotice() {
  // Where this page is reached within the site, there is no sandbox.
  if (!useIsHydrating()) return null;
  return (
    <>
      <section id={NOTICE} hidden>
        <p>
          The page that you come from keeps you in a closed room. Please copy this address, open a normal tab,
          and paste it there. Your numbers are in the address.
        </p>
        <p>
          <label>
            Address <input readOnly size={60} />
          </label>
        </p>
      </section>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
        dangerouslySetInnerHTML={{ __html: sandboxNoticeScript }}
        suppressHydrationWarning
      />
    </>
  );
}
