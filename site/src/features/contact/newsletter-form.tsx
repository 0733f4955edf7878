import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { subscribe } from '../../api/newsletter.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { removeToast, toast } from '../../ui/toast.ts';
import { messages } from './contact-messages.ts';
import * as styles from './newsletter-form.css.ts';
import { HoneypotField, useValidatedForm } from './validate-form.tsx';

/** The newsletter form; replaced by a thank-you message after subscribing. */
export function NewsletterForm() {
  const [isDone, setDone] = useState(false);
  const { errors, failure, isPending, clearErrors, formProps } = useValidatedForm('NewsletterBody', {
    send: async (body) => {
      await subscribe(body);
      toast(messages.subscribed);
      setDone(true);
    },
    onInvalid: () => toast(messages.invalidEmail),
    messageOf: messages.subscribeFailed,
  });

  /** Removes the error once the browser accepts the email. */
  function change({ currentTarget: { validity } }: ChangeEvent<HTMLInputElement>): void {
    if (!validity.valid || !errors.email) return;
    clearErrors();
    removeToast(messages.invalidEmail);
  }

  if (isDone) return <Thanks />;
  return (
    <Form className={styles.form} {...formProps}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={failure ?? (errors.email && messages.invalidEmail.text)}
        onChange={change}
      />
      <HoneypotField />
      <PendingButton isPending={isPending} pendingLabel="Subscribing...">
        Subscribe
      </PendingButton>
    </Form>
  );
}

/** Takes the focus, because the focused button is gone. */
function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.thanks}>
      <h3 ref={heading} tabIndex={-1} className={styles.thanksTitle}>
        Check your email
      </h3>
      <p>Thank you. To confirm, open the link in the email that we’ve just sent you.</p>
    </div>
  );
}
