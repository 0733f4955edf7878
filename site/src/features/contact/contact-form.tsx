import { useEffect, useRef, useState } from 'react';
import { sendMessage } from '../../api/contact.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { row } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { messages } from './contact-messages.ts';
import { HoneypotField, useValidatedForm } from './validate-form.tsx';

export function ContactForm() {
  const [isSent, setSent] = useState(false);
  const isAgain = useRef(false);
  if (!isSent) return <Fields autoFocus={isAgain.current} onSent={() => setSent(true)} />;
  return (
    <Thanks
      onAgain={() => {
        isAgain.current = true;
        setSent(false);
      }}
    />
  );
}

function Fields({ autoFocus, onSent }: { autoFocus: boolean; onSent: () => void }) {
  const { errors, failure, isPending, formProps } = useValidatedForm('ContactBody', {
    send: async (body) => {
      await sendMessage(body);
      toast(messages.sent);
      onSent();
    },
    messageOf: messages.sendFailed,
  });
  return (
    <Form className={page.form} {...formProps}>
      {failure && <ErrorNotice title={failure} />}
      <TextField label="Name" name="name" autoComplete="name" autoFocus={autoFocus} error={errors.name} />
      <TextField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
      <TextAreaField label="Message" name="message" rows={6} error={errors.message} />
      <HoneypotField />
      <PendingButton isPending={isPending} pendingLabel="Sending...">
        Send Message
      </PendingButton>
    </Form>
  );
}

/** Takes the focus, because the focused button is gone. */
function Thanks({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={page.card}>
      <h3 ref={heading} tabIndex={-1}>
        Thank You!
      </h3>
      <p>We’ll reply to the email address that you gave us.</p>
      <div className={row}>
        <Button kind="secondary" onClick={onAgain}>
          Send Another Message
        </Button>
      </div>
    </div>
  );
}
