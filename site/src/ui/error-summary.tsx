import { focusField } from './form-field.tsx';
import * as styles from './notice.css.ts';

export interface ErrorSummaryProps {
  errors: readonly { fieldId: string; message: string }[];
}

/** A list of all validation errors of a long form, linked to the fields. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.error} role="alert">
      <h2 className={styles.title}>There is a problem</h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
