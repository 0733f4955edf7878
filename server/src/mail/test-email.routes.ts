import { PRODUCT_NAME } from '@whenabouts/core';
import type { TestEmailResult } from '../../contract/index.ts';
import type { Handlers } from '../http/router.ts';
import type { Services } from '../services.ts';
import { composeEmail, type EmailContent } from './compose-email.ts';
import { describeSendError } from './send-error.ts';

/** Sends a test email without the outbox and reports the result, so that admins can check the configuration. */
export function testEmailRoutes(services: Services) {
  return {
    testEmail: ({ body: { email } }) => {
      const content = composeEmail({
        subject: `Test email from ${PRODUCT_NAME}`,
        paragraphs: [
          `An admin of ${PRODUCT_NAME} sent this email to check that sending works. It does.`,
          'You do not need to do anything.',
        ],
      });
      return sendTestEmail(services, email, content);
    },
  } satisfies Partial<Handlers>;
}

/** Time limit of the attempt, below that of the endpoints that send test emails, because an admin waits for the response. */
const SEND_TIMEOUT_MS = 8000;

const ACCEPTED = 'The mail server has accepted the test email.';
const WRITTEN = 'No mail server is configured: the test email was written to a file in the data folder.';
const REJECTED = 'The mail server did not accept the test email. See the server log for the reason.';

/** Sends an email without the outbox, and reports the result. */
export async function sendTestEmail(
  { mail, log, now }: Services,
  to: string,
  content: EmailContent,
): Promise<TestEmailResult> {
  const message = { ...content, to, messageId: mail.outbox.newMessageId(), createdAt: now() };
  try {
    await mail.send(message, AbortSignal.timeout(SEND_TIMEOUT_MS));
    return { success: true, message: mail.transport === 'files' ? WRITTEN : ACCEPTED };
  } catch (error) {
    log.warn({ error: describeSendError(error) }, 'test email not accepted');
    return { success: false, message: REJECTED };
  }
}
