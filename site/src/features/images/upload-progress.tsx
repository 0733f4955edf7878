import * as page from '../../ui/page.css.ts';
import * as styles from './images-page.css.ts';

/** @param sent The sent share of the file, from 0 to 1. */
export function UploadProgress({ sent, name }: { sent: number; name: string }) {
  const percent = Math.floor(sent * 100);
  const isSent = sent >= 1;
  return (
    <div className={styles.progress}>
      <div className={styles.progressText} aria-hidden="true">
        <span>{isSent ? 'Uploaded. Processing…' : `Sending ${name}…`}</span>
        <span className={styles.percent}>{percent}%</span>
      </div>
      <progress
        className={styles.bar}
        aria-label={`Upload of ${name}`}
        max={100}
        {...(isSent ? {} : { value: percent })}
      />
      <p role="status" className={page.visuallyHidden}>
        {isSent ? 'The image has been uploaded and is being processed.' : 'Uploading…'}
      </p>
    </div>
  );
}
