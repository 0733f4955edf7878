import type { Operations } from './operation.ts';

const inputs = {
  currentAge: 35,
  retirementAge: 65,
  currentSavings: 50_000,
  monthlySavings: 500,
  annualIncome: 70_000,
  expectedReturn: 7,
};
const plan = {
  id: 1,
  name: 'By the sea',
  ...inputs,
  updatedAt: '2026-03-01T18:05:00.000Z',
  version: 1,
};
const at = ['1', 'The number of the plan.'] as const;
const nowhere = 'The member has no plan with this number.';
const chapter = 'Plans';

export const planOperations = {
  createPlan: {
    chapter,
    etag: 'version',
    idempotent: true,
    body: { name: plan.name, ...inputs },
    answer: plan,
    fails: { limit_reached: 'The member has 10,000 plans.' },
  },
  listPlans: { chapter, answer: [plan], fails: {} },
  readPlan: { chapter, etag: 'version', at, answer: plan, fails: { not_found: nowhere } },
  updatePlan: {
    chapter,
    details: 'Without `If-Match` the last one who saves wins.',
    etag: 'version',
    at,
    body: { name: 'By the lake', ...inputs, monthlySavings: 650 },
    answer: {
      ...plan,
      name: 'By the lake',
      monthlySavings: 650,
      updatedAt: '2026-03-02T09:31:00.000Z',
      version: 2,
    },
    fails: { not_found: nowhere, stale: 'The plan has another version by now.' },
  },
  deletePlan: { chapter, at, fails: { not_found: nowhere } },
} as const satisfies Partial<Operations>;

const id = 'q8Zk3vWm0aXc5RtYhJ2nLw';

export const partnerOperations = {
  createHandoff: {
    chapter: 'Results from partners',
    body: { inputs, id, partner: 'corner-bank' },
    answer: {
      code: '7K3M9QXZ',
      url: 'https://whenabouts.example/s/7K3M9QXZ',
      expires: '2026-03-02T18:05:00.000Z',
    },
    fails: {},
  },
  claimHandoff: {
    chapter: 'Results from partners',
    body: { code: '7K3M9QXZ' },
    answer: { inputs, id, partner: 'corner-bank' },
    fails: { gone: 'The code is wrong, too old, or was used by somebody else; which of these is not told.' },
  },
  readReceipt: {
    chapter: 'Results from partners',
    at: [id, 'The id that the result was given.'],
    answer: { saved: true },
    fails: {},
  },
  readPartner: {
    chapter: 'Results from partners',
    at: ['corner-bank', 'The id of the partner.'],
    answer: { name: 'Corner Bank', origin: 'https://bank.example' },
    fails: { not_found: 'There is no partner with this id.' },
  },
} as const satisfies Partial<Operations>;
