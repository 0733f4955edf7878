import { type ComponentProps, useState } from 'react';
import * as styles from './form-field.css.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FormFieldProps {}

/** Separates the properties of the field around a control from the attributes of the control. */
function splitFieldProps<Props extends FormFieldProps & { id?: string | undefined }>(props: Props) {
  const { label, hint, isOptional, error, isErrorAnnounced, count, ...attributes } = props;
  return { field: { id: props.id, label, hint, isOptional, error, isErrorAnnounced, count }, attributes };
}

export function TextField(props: TextFieldProps) {
  const { field, attributes } = splitFieldProps(props);
  return <FormField {...field}>{(control) => <input type="text" {...attributes} {...control} />}</FormField>;
}

/** A password field with a button that shows the password. */
export function PasswordField(props: TextFieldProps) {
  const { field, attributes } = splitFieldProps(props);
  const [isShown, setShown] = useState(false);
  return (
    <FormField {...field}>
      {(control) => (
        <span className={styles.passwordInput}>
          <input
            {...attributes}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className={styles.showPasswordButton}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${field.label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </FormField>
  );
}

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'>, FormFieldProps {}

/** A multi-line field. Grows with its content in browsers that support `field-sizing`. */
export function TextAreaField({ rows = 4, ...props }: TextAreaFieldProps) {
  const { field, attributes } = splitFieldProps(props);
  return (
    <FormField {...field}>
      {(control) => (
        <textarea
          {...attributes}
          {...control}
          rows={rows}
          className={`${control.className} ${styles.textArea}`}
        />
      )}
    </FormField>
  );
}
