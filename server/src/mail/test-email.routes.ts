import { PRODUCT_NAME } from '@whenabouts/core';
import type { Logger } from 'pino';
import type { Handlers } from '../http/router.ts';
import { composeEmail } from './compose-email.ts';
import type { Mail } from './mail.ts';
import { describeSendError } from './send-error.ts';

/** The admin waits for the response. */
const SEND_WITHIN_MS = 8000;

interface TestEmailOptions {
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
}

/** Sends a test email without the outbox and reports the result, so that admins can check the configuration. */
export function testEmailRoutes({ mail, log, now }: TestEmailOptions): Pick<Handlers, 'testEmail'> {
  return {
    testEmail: async ({ body: { email: to } }) => {
      const content = composeEmail({
        subject: `Test email from ${PRODUCT_NAME}`,
        paragraphs: [
          `An admin of ${PRODUCT_NAME} sent this email to check that sending works. It does.`,
          'You do not need to do anything.',
        ],
      });
      const message = { ...content, to, messageId: mail.outbox.newMessageId(), createdAt: now() };
      try {
        await mail.send(message, AbortSignal.timeout(SEND_WITHIN_MS));
        return { success: true, message: mail.transport === 'files' ? WRITTEN : ACCEPTED };
      } catch (error) {
        log.warn({ error: describeSendError(error) }, 'test email not accepted');
        return { success: false, message: REJECTED };
      }
    },
  };
}

const ACCEPTED = 'The mail server has accepted the test email.';
const WRITTEN = 'No mail server is configured: the test email was written to a file in the data folder.';
const REJECTED = 'The mail server did not accept the test email. See the server log for the reason.';
