import type { Operations } from './operation.ts';

const member = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' };
const password = 'seven lanterns over the bay';
const newPassword = 'nine herons by the weir';
const chapter = 'Accounts';

export const accountOperations = {
  register: {
    chapter,
    details:
      'Passwords that are among the most used ones, the email itself, or the name of this site are refused.',
    session: 'starts',
    body: { ...member, password, confirmPassword: password },
    answer: member,
    fails: { taken: 'There is an account with this email.' },
  },
  login: {
    chapter,
    details:
      'An account keeps its twenty newest sessions. One ends after 14 days without use, or after 30 days.',
    session: 'starts',
    body: { email: member.email, password },
    answer: member,
    fails: { unauthenticated: 'Email or password is wrong; which of them is not told.' },
  },
  me: { chapter, answer: member, fails: {} },
  updateProfile: {
    chapter,
    details: 'A name that is left out stays, and a blank one becomes none.',
    body: { firstName: 'Ada', lastName: 'Sample' },
    answer: { ...member, lastName: 'Sample' },
    fails: {},
  },
  changePassword: {
    chapter,
    details: 'The caller gets a new session in place of the old one. A letter tells the member.',
    session: 'starts',
    body: { currentPassword: password, newPassword },
    answer: { message: 'Your password has been changed.' },
    fails: { invalid: 'The current password is wrong, or the new one is too easy to guess.' },
  },
  forgotPassword: {
    chapter,
    details: 'The code works once and for 30 minutes.',
    body: { email: member.email },
    answer: { message: "If an account exists for that email, we've sent password reset instructions." },
    fails: {},
  },
  resetPassword: {
    chapter,
    body: {
      email: member.email,
      token: 'Vh2kq0pRZ9cXw3LfTt7uYbE1sJmDg5nA8oHiQv6xKzM',
      newPassword,
    },
    answer: { message: 'Your password has been reset. Please log in.' },
    fails: { invalid: 'The code is wrong, used or too old, or the password is too easy to guess.' },
  },
  exportAccount: {
    chapter,
    details: 'Browsers keep it as a file.',
    answer: {
      exportedAt: '2026-03-02T09:30:00.000Z',
      account: { ...member, createdAt: '2026-03-01T18:04:05.000Z' },
      plans: [],
      images: [],
      results: [],
      sessions: [
        {
          startedAt: '2026-03-01T18:04:05.000Z',
          lastUsedAt: '2026-03-02T09:30:00.000Z',
          endsAt: '2026-03-16T09:30:00.000Z',
        },
      ],
      letters: [],
    },
    fails: {},
  },
  logout: { chapter, session: 'ends', fails: {} },
  deleteAccount: {
    chapter,
    details:
      'Plans, images, sessions and letters go with it. Images that posts show stay, as the site’s own.',
    session: 'ends',
    body: { password: newPassword },
    fails: { invalid: 'The password is wrong.' },
  },
} as const satisfies Partial<Operations>;
