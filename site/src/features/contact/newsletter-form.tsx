import { type FormEvent, useEffect, useRef, useState } from 'react';
import { subscribe } from '../../api/contact.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { checkForm, focusFirst, prepareToCheck } from './check-form.ts';
import { messages } from './messages.ts';
import * as styles from './newsletter-form.css.ts';
import { TrapField } from './trap-field.tsx';

/** One address, and thanks for it. */
export function NewsletterForm() {
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState(false);

  async function send(form: HTMLFormElement): Promise<void> {
    const checked = await checkForm('NewsletterBody', form);
    if ('body' in checked) {
      await subscribe(checked.body);
      toast(messages.subscribed);
      setDone(true);
    } else {
      toast(messages.invalidEmail);
      setProblem(messages.invalidEmail.text);
      focusFirst(form, checked.problems);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    setPending(true);
    setProblem(undefined);
    try {
      await send(form);
    } catch (error) {
      const message = messages.subscribeFailed(error);
      toast(message);
      setProblem(message.text);
    }
    setPending(false);
  }

  if (done) return <Thanks />;
  return (
    <Form className={styles.form} onFocus={prepareToCheck} onSubmit={(event) => void submit(event)}>
      <TextField label="Email" name="email" type="email" autoComplete="email" required problem={problem} />
      <TrapField />
      <PendingButton pending={pending} pendingLabel="Subscribing...">
        Subscribe
      </PendingButton>
    </Form>
  );
}

/** It takes the focus, since the button that was pressed is gone. */
function Thanks() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.thanks}>
      {messages.subscribed.text} We have sent you a letter: please open the link in it to confirm that the
      address is yours.
    </p>
  );
}
