import { RECORDS_PER_PLAN, retention } from '@whenabouts/server/contract';

type LegalBasis = 'contract' | 'consent' | 'interest';

/** A row: the subject, the data, the purpose, the retention period and the legal basis. */
type Row = readonly [string, string, string, string, LegalBasis];

const GONE_WITH_ACCOUNT = 'Until you delete your account.';

export const accountData: readonly Row[] = [
  [
    'Account',
    'Email address, and when you confirmed it; first and last name if you give them; a hash of your password; the day you joined.',
    'To log you in, to call you by your name, to let you reset your password.',
    GONE_WITH_ACCOUNT,
    'contract',
  ],
  [
    'Plans',
    'The name of the plan, your six numbers, the assumptions of the outlook (with a partner, their age and income), when you saved and changed it, and a random ID from when you saved it.',
    'To show you your plans again. The random ID keeps a plan from being saved twice.',
    'Until you delete the plan or your account.',
    'contract',
  ],
  [
    'History of a plan',
    `For each save that changes a number, and for each check-in: the date, the numbers and assumptions, the age and the chance that we calculated, and the range of your savings. At most ${RECORDS_PER_PLAN} for each plan.`,
    'To show you how your plan has changed, and to compare a later year with it.',
    'Until you delete the plan or your account.',
    'contract',
  ],

  [
    'Images',
    'The image in a few sizes, its file name, the description and alt text that you give, the date.',
    'To show the image where you use its link.',
    'Until you delete the image or your account.',
    'contract',
  ],
  [
    'Logins',
    'A hash of the login cookie; the names of your browser and operating system, such as “Firefox on Windows”; when you logged in and when you were last here. No IP address and no location.',
    'To keep you logged in, and to show you where you are, so that you can log out there.',
    `Until you log out; at the latest ${retention.memberIdleDays} days after your last visit, and ${retention.memberSessionDays} days in all.`,
    'contract',
  ],
  [
    'Browsers',
    'The kinds of browsers that you log in with, such as “Firefox on Windows”, and when you last used each.',
    'To tell you by email about a login from a kind of browser that you have not used before.',
    `${retention.knownBrowserDays} days after the last use, or until you delete your account.`,
    'interest',
  ],
  [
    'Passkeys',
    'If you add one: its public key, the name you give it, when you added it and last used it, how often it was used, and how browsers reach it. Your fingerprint, face or PIN never leave your device.',
    'To protect your account even if someone learns your password.',
    'Until you remove the passkey or delete your account.',
    'contract',
  ],
  [
    'Recovery codes',
    'If you add a passkey: a keyed hash of each of your ten codes, and when you got them. A hash of the code in the link that removes a new passkey, which we send by email.',
    'To let you log in if you lose your passkeys, and to remove a passkey that someone else added.',
    `A recovery code: until you use or replace it, or remove your last passkey. The code in the link: ${retention.passkeyUndoDays} days.`,
    'contract',
  ],
  [
    'Reset codes',
    'A hash of the code.',
    'To let you choose a new password.',
    `Until you use it, for at most ${retention.resetCodeMinutes} minutes after the email was sent.`,
    'contract',
  ],
  [
    'Confirmation links',
    'A hash of the code in the link.',
    'To let you confirm your email address.',
    `Until you confirm it, for at most ${retention.emailConfirmationDays} days.`,
    'contract',
  ],
  [
    'Yearly reminder',
    'If you turn it on: the month, and for each year when we wrote the email, which plan it links to, and whether it was sent. Not whether you opened it or followed the link.',
    'To remind you to check in on your plan once a year, and never twice. It is off until you turn it on, and a link in the email turns it off.',
    'Until you delete your account.',
    'consent',
  ],
  [
    'Emails to you',
    'Your email address, the subject, and when it was sent. The text is deleted once it is sent or we give up sending it.',
    'To deliver the email, and to see whether that worked.',
    `${retention.emailDays} days, or until you delete your account.`,
    'contract',
  ],
];

export const otherData: readonly Row[] = [
  [
    'Messages to us',
    'Your name, your email address, the message and the time. It is also sent to our mailbox.',
    'To answer you.',
    `${retention.contactMessageDays} days on the site. In our mailbox, no longer than we need to answer you and to keep track of the conversation.`,
    'interest',
  ],
  [
    'Newsletter',
    'Your email address, when you signed up and when you confirmed, and a hash of the code in our first email.',
    'To send you the newsletter. You get it only after you confirm with the link that we email you.',
    `Until you unsubscribe, with the link in any of these emails. Without your confirmation, ${retention.unconfirmedSubscriptionDays} days.`,
    'consent',
  ],
  [
    'Newsletters sent',
    'For each newsletter, the numbers of the subscriptions that it was for, and whether it was sent. Not whether you opened it or followed a link in it: we can’t see that.',
    'To send it to you once, and to nobody who has unsubscribed.',
    `${retention.newsletterRecipientDays} days after it was sent to everyone. After that, only how many people got it.`,
    'consent',
  ],
  [
    'Results from other sites',
    'If you get a code from the calculator on another site: your six numbers, a random ID of the result, that site’s ID, and a keyed hash of the code. Once you have opened it, your account number.',
    'To bring the result to you where a link can’t.',
    `${retention.handoffHours} hours, or until you delete your account.`,
    'contract',
  ],
  [
    'Receipts',
    'If you save a result from another site: a hash of its random ID, apart from your plan. Not who you are, and not what you saved.',
    'To let the calculator on that site say “Saved.”',
    `${retention.receiptMinutes} minutes.`,
    'contract',
  ],
  [
    'Partner counts',
    'How many members saved plans from a partner’s pages each day. To count each member once, a keyed hash of the account, the partner and the day.',
    'To tell partners whether the calculator is useful on their pages.',
    'The numbers as long as the partner is registered, the hashes until the end of the next day (UTC).',
    'interest',
  ],
  [
    'Imports',
    'The file of posts that an editor imports, with the names of their authors.',
    'To bring posts from another site to our blog.',
    `Until the import is done, for at most ${retention.importDays * 24} hours.`,
    'interest',
  ],
  [
    'Other emails',
    'Your email address, the subject (with your name, if you wrote to us), and when it was sent. The text is deleted once it is sent or we give up sending it.',
    'To deliver the email, and to see whether that worked.',
    `${retention.emailDays} days.`,
    'interest',
  ],
  [
    'Counters',
    'Keyed hashes of IP addresses, email addresses and account numbers, each with a count, and for email addresses when we emailed them. Without our key, nobody can tell whose they are.',
    'To stop people who guess passwords or flood our forms.',
    `Mostly one or two days, at most 17 days. For networks from which someone logged in, confirmed the email address or reset the password, ${retention.knownNetworkDays + 1} days after the last time, even if you delete your account.`,
    'interest',
  ],
  [
    'Login record',
    'For each hour in which someone logged in to an account or failed to: how often, and when last, with the random number of that request and keyed hashes of the email address and the IP address.',
    'To find out what happened after an attack.',
    `${retention.memberLoginDays} days, even if you delete your account. It does not name you.`,
    'interest',
  ],
  [
    'Security record',
    'That a password was changed or reset, a passkey was added, renamed, removed or refused, recovery codes were used or replaced, the data of an unconfirmed account was deleted, logins were ended, or an account was deleted: when, the account’s number, the random number of the request, and keyed hashes of its email address and of the IP address. For logins of editors, their failed logins, and their changes to posts, authors, partners and newsletters, the IP address itself.',
    'To find out what happened after an attack.',
    'Permanently. Entries can be added, but not changed.',
    'interest',
  ],
];

/** Returns the cells that the tables show: all but the legal basis. */
export const cellsOf = (rows: readonly Row[]) =>
  rows.map(([what, data, purpose, period]) => [what, data, purpose, period] as const);

/** Names the rows of both tables with a legal basis: "Account, plans and images". */
export function rowsWithBasis(basis: LegalBasis): string {
  const names = [...accountData, ...otherData].filter((row) => row[4] === basis).map(([name]) => name);
  const [first = '', ...others] = names;
  return new Intl.ListFormat('en-US').format([first, ...others.map((name) => name.toLowerCase())]);
}
