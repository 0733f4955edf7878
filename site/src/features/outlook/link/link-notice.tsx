import { Announcement } from '@whenabouts/view';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notPrinted } from '../../../ui/printed.css.ts';

interface LinkNoticeProps {
  /** The changed and ignored values of the link; null if there are none. */
  text: string | null;
  onDismiss: () => void;
}

const TITLE = 'This link has numbers that the outlook can’t use';

/** Lists the values of the opened link that the page changed or ignored, until the visitor dismisses the notice. */
export function LinkNotice({ text, onDismiss }: LinkNoticeProps) {
  return (
    <>
      {text !== null && (
        <div className={notPrinted}>
          <Notice label="About the link">
            <p>
              <strong>{TITLE}.</strong> {text}
            </p>
            <div>
              <Button
                kind="secondary"
                onClick={() => {
                  onDismiss();
                  document.querySelector('h1')?.focus();
                }}
              >
                Dismiss
              </Button>
            </div>
          </Notice>
        </div>
      )}
      <Announcement text={text === null ? '' : `${TITLE}. ${text}`} />
    </>
  );
}
