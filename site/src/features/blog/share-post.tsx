import { useContext, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { OriginContext } from '../../ui/origin.ts';
import { row } from '../../ui/page.css.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';

interface SharePostProps {
  post: { slug: string; title: string };
}

/** Buttons that copy the link to a post, and that open the share sheet of browsers that have one. */
export function SharePost({ post: { slug, title } }: SharePostProps) {
  const url = useContext(OriginContext) + paths.post(slug);
  const canShare = !useIsHydrating() && 'share' in navigator;
  const [copyFailed, setCopyFailed] = useState(false);

  async function copy(): Promise<void> {
    const isCopied = await copyText(url);
    setCopyFailed(!isCopied);
    if (isCopied) toast({ title: 'Link copied' });
  }

  return (
    <div>
      <div className={row}>
        {canShare && (
          // Fails if the reader closes the share sheet.
          <Button kind="secondary" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
            Share
          </Button>
        )}
        <Button kind="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      {copyFailed && <TextField label="Link to this article" readOnly value={url} />}
    </div>
  );
}
