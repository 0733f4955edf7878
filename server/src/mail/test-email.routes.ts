import { PRODUCT_NAME } from '@whenabouts/core';
import type { Logger } from 'pino';
import type { Handlers } from '../http/router.ts';
import { composeEmail } from './compose-email.ts';
import type { Mail } from './mail.ts';
import { sendTestEmail } from './send-test-email.ts';

interface TestEmailOptions {
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
}

/** Sends a test email without the outbox and reports the result, so that admins can check the configuration. */
export function testEmailRoutes(options: TestEmailOptions) {
  return {
    testEmail: ({ body: { email } }) => {
      const content = composeEmail({
        subject: `Test email from ${PRODUCT_NAME}`,
        paragraphs: [
          `An admin of ${PRODUCT_NAME} sent this email to check that sending works. It does.`,
          'You do not need to do anything.',
        ],
      });
      return sendTestEmail(options, email, content);
    },
  } satisfies Partial<Handlers>;
}
