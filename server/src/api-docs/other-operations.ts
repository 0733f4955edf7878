import type { Operations } from './operation.ts';

/** The smallest picture there is: one pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const IMAGE = 'f3kX9a0bQm7LzT2cVr5wNd';
const CODE = 'Xq4vT8nB2mK6pR0sW3yZ7aC1dE5fG9hJ-LkMuNoPiQ_';
const admin = { email: 'admin@example.com' };
const image = {
  id: IMAGE,
  fileName: 'harbour.gif',
  fileType: 'image/webp',
  description: null,
  altText: 'A harbour in the evening',
  width: 1,
  height: 1,
  createdAt: '2026-03-01T18:06:00.000Z',
};
const imageAt = [IMAGE, 'The id of the image.'] as const;
const ofImages = 'Images';

export const imageOperations = {
  uploadImage: {
    chapter: ofImages,
    body: { data: PIXEL, fileName: 'harbour.gif', altText: 'A harbour in the evening' },
    answer: image,
    fails: {
      limit_reached: 'The account has 100 images, or 100 MB of them.',
      unsupported_media_type: 'The file is no image that the server reads, or the body is not JSON.',
    },
  },
  listImages: { chapter: ofImages, answer: [image], fails: {} },
  readImage: {
    chapter: ofImages,
    details: 'It never changes, so whoever has it need not ask again.',
    etag: 'content',
    at: imageAt,
    fails: { not_found: 'There is no such image.' },
  },
  deleteImage: {
    chapter: ofImages,
    at: imageAt,
    fails: { not_found: 'The account has no such image.', in_use: 'A post shows it.' },
  },
} as const satisfies Partial<Operations>;

const ofLetters = 'Contact and newsletter';

export const letterOperations = {
  contact: {
    chapter: ofLetters,
    body: {
      name: 'Ada Example',
      email: 'ada@example.com',
      message: 'How do you treat inflation in the three scenarios?',
    },
    answer: { message: "We've received your message and will get back to you soon!" },
    fails: {},
  },
  subscribe: {
    chapter: ofLetters,
    body: { email: 'ada@example.com' },
    answer: { message: 'Thank you for subscribing to our newsletter.' },
    fails: {},
  },
  confirmSubscription: {
    chapter: ofLetters,
    details: 'The code works for seven days, also twice.',
    body: { token: CODE },
    answer: { message: 'Your subscription is confirmed.' },
    fails: { invalid: 'The code is wrong or too old.' },
  },
  unsubscribe: {
    chapter: ofLetters,
    details:
      'Whatever body comes along is not read. Opened in a browser, the address leads to a page that asks first.',
    at: [`1-${CODE}`, 'The code in the letter’s link.'],
    answer: { message: 'You will get no more letters of our newsletter.' },
    fails: { not_found: 'No letter has this link.' },
  },
} as const satisfies Partial<Operations>;

const partner = { id: 'corner-bank', name: 'Corner Bank', origin: 'https://bank.example' };
const record = {
  ...partner,
  createdAt: '2026-03-01T08:00:00.000Z',
  saves: [
    { day: '2026-03-01', count: 0 },
    { day: '2026-03-02', count: 3 },
  ],
};
const partnerAt = [partner.id, 'The id of the partner.'] as const;
const noPartner = 'There is no partner with this id.';

export const adminOperations = {
  adminLogin: {
    chapter: 'Admins',
    details:
      'A session of its own, beside a member’s. It ends after 30 minutes without use, or after 12 hours.',
    session: 'starts',
    body: { ...admin, password: 'seven lanterns over the bay' },
    answer: admin,
    fails: {
      unauthenticated: 'Email or password is wrong, or the account is no admin’s; which is not told.',
    },
  },
  checkAdmin: { chapter: 'Admins', answer: admin, fails: {} },
  adminLogout: { chapter: 'Admins', session: 'ends', fails: {} },
  testEmail: {
    chapter: 'Admins',
    body: { email: 'admin@example.com' },
    answer: { success: true, message: 'The mail server has taken the test email.' },
    fails: {},
  },
  createPartner: {
    chapter: 'Admins',
    body: partner,
    answer: { ...record, saves: [{ day: '2026-03-01', count: 0 }] },
    fails: { taken: 'Another partner has this id.' },
  },
  listPartners: { chapter: 'Admins', answer: [record], fails: {} },
  updatePartner: {
    chapter: 'Admins',
    at: partnerAt,
    body: { name: 'Corner Bank', origin: 'https://www.bank.example' },
    answer: { ...record, origin: 'https://www.bank.example' },
    fails: { not_found: noPartner },
  },
  deletePartner: { chapter: 'Admins', at: partnerAt, fails: { not_found: noPartner } },
} as const satisfies Partial<Operations>;
