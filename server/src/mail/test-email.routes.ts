import { PRODUCT_NAME } from '@whenabouts/core';
import type { Logger } from 'pino';
import type { Handlers } from '../http/router.ts';
import { composeLetter } from './compose-email.ts';
import type { Mail } from './mail.ts';
import { describeRefusal } from './send-error.ts';

/** Someone is looking at a waiting button. */
const SEND_WITHIN_MS = 8000;

interface TestEmailOptions {
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
}

/** Sends a letter past the outbox and says how that went, so that an admin can see whether mail works. */
export function testEmailRoutes({ mail, log, now }: TestEmailOptions): Pick<Handlers, 'testEmail'> {
  return {
    testEmail: async ({ body: { email: to } }) => {
      const letter = composeLetter({
        subject: `A test letter from ${PRODUCT_NAME}`,
        parts: [
          `An admin of ${PRODUCT_NAME} sent this letter to see whether mail works. It does.`,
          'There is nothing to do.',
        ],
      });
      const envelope = { ...letter, to, messageId: mail.outbox.newMessageId(), createdAt: now() };
      try {
        await mail.send(envelope, AbortSignal.timeout(SEND_WITHIN_MS));
        return { success: true, message: mail.carrier === 'files' ? WRITTEN : TAKEN };
      } catch (error) {
        log.warn({ error: describeRefusal(error) }, 'test letter not taken');
        return { success: false, message: REFUSED };
      }
    },
  };
}

const TAKEN = 'The mail server has accepted the test email.';
const WRITTEN = 'No mail server is configured: the test email was written to a file in the data folder.';
const REFUSED = 'The mail server did not take the test email. The log of the server names the reason.';
