import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { subscribe } from '../../api/newsletter.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { removeToast, toast } from '../../ui/toast.ts';
import { messages } from './contact-messages.ts';
import * as styles from './newsletter-form.css.ts';
import { focusFirstError, HoneypotField, preloadValidation, validateForm } from './validate-form.tsx';

/** The newsletter form; replaced by a thank-you message after subscribing. */
export function NewsletterForm() {
  const [fieldError, setFieldError] = useState<string>();
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState(false);

  async function send(form: HTMLFormElement): Promise<void> {
    const checked = await validateForm('NewsletterBody', form);
    if ('body' in checked) {
      await subscribe(checked.body);
      toast(messages.subscribed);
      setDone(true);
    } else {
      toast(messages.invalidEmail);
      setFieldError(messages.invalidEmail.text);
      focusFirstError(form, checked.errors);
    }
  }

  /** Removes the error once the browser accepts the email. */
  function change({ currentTarget: { validity } }: ChangeEvent<HTMLInputElement>): void {
    if (!validity.valid || fieldError !== messages.invalidEmail.text) return;
    setFieldError(undefined);
    removeToast(messages.invalidEmail);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    setPending(true);
    setFieldError(undefined);
    try {
      await send(form);
    } catch (error) {
      const message = messages.subscribeFailed(error);
      toast(message);
      setFieldError(message.text);
    }
    setPending(false);
  }

  if (done) return <Thanks />;
  return (
    <Form className={styles.form} onFocus={preloadValidation} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={fieldError}
        onChange={change}
      />
      <HoneypotField />
      <PendingButton pending={pending} pendingLabel="Subscribing...">
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
      <p>{messages.subscribed.text} To confirm, open the link in the email that we’ve just sent you.</p>
    </div>
  );
}
