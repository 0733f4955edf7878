/**
 * True in `npm run test:faults`, which runs the fault tests that take seconds: processes that are killed, a database or a
 * mail server that hangs, clocks that jump, an old release, hundreds of clients, and every hostile text for every parser.
 */
export const runsFaultTests = process.env.FAULT_TESTS === 'all';

/** Test files that `npm test` leaves out. */
export const faultTests: readonly string[] = [
  'src/newsletter/campaign-processes',
  'src/reminders/reminder-year',
];

/** Test files of which `npm test` runs a part: they use `runsFaultTests`. */
export const partialFaultTests: readonly string[] = [
  'src/database/sqlite-locks.sqlite',
  'src/http/hostile-text.sqlite',
  'src/images/serve-image',
  'src/mail/mail-processes',
  'src/pages/frozen-database.mariadb',
  'src/posts/earlier-releases.sqlite',
  'src/posts/import-posts',
];
