import type { ReactNode } from 'react';

type Row = readonly [string, ReactNode, ReactNode, ReactNode];

const GONE_WITH_ACCOUNT = 'Until you delete your account.';

export const accountData: readonly Row[] = [
  [
    'Account',
    'Email address, first and last name if you give them, a hash of your password, the day you joined.',
    'To log you in, to call you by your name, to send you a new password.',
    GONE_WITH_ACCOUNT,
  ],
  [
    'Plans',
    'The name of the plan, your six numbers, and when you saved and changed it. Results are not stored.',
    'To show you your plans again.',
    'Until you delete the plan or your account.',
  ],
  [
    'Images',
    'The picture in a few sizes, its file name, the description and alt text that you give, the day.',
    'To show the picture where you use its address.',
    'Until you delete the image or your account.',
  ],
  [
    'Logins',
    'A hash of the login cookie; when you logged in and when you were last here. No place and no device.',
    'To keep you logged in, and to log you out everywhere when you change your password.',
    'Until you log out; at the latest 14 days after your last visit, and 30 days in all.',
  ],
  [
    'Reset codes',
    'A hash of the code.',
    'To let you choose a new password.',
    'Until it is used, at most 30 minutes.',
  ],
  [
    'Emails to you',
    'Your address, the subject, and when it was sent. The text is deleted when it has been sent.',
    'To deliver the email, and to see whether that worked.',
    '30 days, or until you delete your account.',
  ],
];

export const otherData: readonly Row[] = [
  [
    'Messages to us',
    'Your name, your email address, the message and the time. It is also sent to our mailbox.',
    'To answer you.',
    'One year on the site. In our mailbox no longer than we need to answer you and to know what was said.',
  ],
  [
    'Newsletter',
    'Your email address, when you asked for it and when you confirmed, and a hash of the code in our first email.',
    'To send you the newsletter. You get it only after you confirm with the link that we email to you.',
    'Until you unsubscribe, with the link in any of these emails. Without your confirmation, 7 days.',
  ],
  [
    'Results on their way',
    'If you ask the calculator on another site for a code: your six numbers, a random name of the result, the name of that site, and a keyed hash of the code. Once you have opened it, the number of your account.',
    'To hand the result over to you where a link cannot.',
    '24 hours, or until you delete your account.',
  ],
  [
    'Receipts',
    'If you save a result from another site: a hash of its random name. Not who you are, and not what you saved.',
    'To let the calculator on that site say “Saved”.',
    '15 minutes.',
  ],
  [
    'Counts of partners',
    'How many plans were saved from the pages of a partner on a day, and nothing about whose they are.',
    'To tell partners whether the calculator is of use on their pages.',
    'As long as the partner is one.',
  ],
  [
    'Emails about these',
    'The address, the subject (with your name, if you wrote to us), and when it was sent. The text is deleted when it has been sent.',
    'To deliver the email, and to see whether that worked.',
    '30 days.',
  ],
  [
    'Counters',
    'Keyed hashes of network addresses, of email addresses and of account numbers, each with a number. Without our key nobody can tell whose they are.',
    'To stop people who guess passwords or flood our forms.',
    'Mostly one or two days, at most 17 days.',
  ],
  [
    'Security record',
    'That a password was changed or reset, or an account deleted: when, the account’s number, and keyed hashes of its email address and of the network address. For logins to the admin area, failed ones too, the network address itself.',
    'To find out what happened after an attack.',
    'For good. The record can be added to, but not changed.',
  ],
];
