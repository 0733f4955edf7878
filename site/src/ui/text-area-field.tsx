import type { ComponentProps } from 'react';
import { Labelled, type LabelledProps } from './labelled.tsx';
import * as styles from './text-field.css.ts';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'>, LabelledProps {}

/** Several lines; it grows with what is written where the browser knows how. */
export function TextAreaField({
  label,
  hint,
  optional,
  problem,
  count,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  return (
    <Labelled {...{ id: area.id, label, hint, problem, count }} optional={optional ?? false}>
      {(control) => (
        <textarea {...area} {...control} rows={rows} className={`${control.className} ${styles.area}`} />
      )}
    </Labelled>
  );
}
