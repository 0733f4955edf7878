import * as page from '../../ui/page.css.ts';
import * as styles from './images-page.css.ts';

/** How much of a file has been sent, from 0 to 1. */
export function UploadProgress({ sent, name }: { sent: number; name: string }) {
  const percent = Math.floor(sent * 100);
  const isSent = sent >= 1;
  return (
    <div className={styles.progress}>
      <div className={styles.progressText} aria-hidden="true">
        <span>{isSent ? 'Sent. It is being read…' : `Sending ${name}…`}</span>
        <span className={styles.percent}>{percent}%</span>
      </div>
      <progress
        className={styles.bar}
        aria-label={`Upload of ${name}`}
        max={100}
        {...(isSent ? {} : { value: percent })}
      />
      <p role="status" className={page.visuallyHidden}>
        {isSent ? 'The image has been sent and is being read.' : 'Uploading…'}
      </p>
    </div>
  );
}
