import { defaultInputs } from '@whenabouts/core';
import type {
  Admin,
  EditablePost,
  Image,
  Member,
  PartnerRecord,
  Plan,
  PostSummary,
  Reminder,
} from '@whenabouts/server/contract';

/** A member who is logged in. */
export const sampleMember: Member = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
};

/** The yearly reminder of a member who has not turned it on. */
export const noReminder: Reminder = { month: null, next: null, paused: false, plan: null, last: null };

/** A saved plan. Its savings reach $1,015,810. */
export function samplePlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: 1,
    name: 'By the sea',
    ...defaultInputs,
    assumptions: null,
    updatedAt: '2026-03-01T18:05:00.000Z',
    version: 1,
    ...changes,
  };
}

/** The saved plan of someone who has retired at 68. Its retirement age and its contributions are not used. */
export function retiredPlan(changes: Partial<Plan> = {}): Plan {
  const numbers = { currentAge: 68, retirementAge: 69, currentSavings: 420_000 };
  return samplePlan({ ...numbers, assumptions: { outlookInputs: { retirementAge: 68 } }, ...changes });
}

/** A site that embeds the calculator. */
export const partnerRecord: PartnerRecord = {
  id: 'bloomer',
  name: 'The Late Bloomer',
  origin: 'https://bloomer.example',
  createdAt: '2026-03-01T18:05:00.000Z',
  saves: [{ day: '2026-03-01', count: 0 }],
  hasLink: false,
};

/** The inputs that lead to the longest numbers. */
export const largestInputs = {
  currentAge: 18,
  retirementAge: 85,
  currentSavings: 1_000_000,
  monthlySavings: 5000,
  annualIncome: 20_000,
  expectedReturn: 12,
};

export const admin: Admin = { email: 'admin@example.com', role: 'owner' };

export const author = { name: 'Whenabouts Editors', initials: 'WE', title: 'Editor' };

export const postSummary: PostSummary = {
  id: 7,
  slug: 'waiting-for-boats',
  title: 'Waiting for boats',
  excerpt: 'Why it can pay to wait for boats.',
  category: 'Investing',
  publishedAt: '2024-05-06',
  coverImage: 'https://example.com/cover.png',
  author,
  updatedAt: '2024-05-06T08:00:00.000Z',
};

export const editablePost: EditablePost = {
  ...postSummary,
  content: '<p>There are good reasons to wait for boats, and here they are in a row.</p>',
  version: 3,
};

export const image: Image = {
  id: 'boatboatboatboatboatbo',
  fileName: 'sea.png',
  fileType: 'image/png',
  description: null,
  altText: null,
  width: 1200,
  height: 630,
  createdAt: '2026-11-20T12:00:00.000Z',
};

/** A PNG of one pixel. */
export const pngFile = (name = 'sea.png'): File =>
  new File([bytesOf(atob(PNG))], name, { type: 'image/png' });

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The file with bytes after its end, which image decoders ignore: larger than the server accepts. */
export const paddedFile = (file: File): File =>
  new File([file, new Uint8Array(5 * 2 ** 20)], file.name, { type: file.type });

/** The start of an animated PNG: its header and the chunk that announces frames. */
export const animatedPng = (): File =>
  new File([bytesOf(`\u0089PNG\r\n\u001a\n\0\0\0\rIHDR${'\0'.repeat(17)}\0\0\0\bacTL`)], 'frames.png', {
    type: 'image/png',
  });

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
