import { withWords } from './action-schemas.ts';
import type { JsonSchema } from './json-schema.ts';

const TIME = 'In ISO 8601, UTC.';

/** What a field means wherever it appears; `Component.field` where it means something else there. */
const words: Readonly<Record<string, string>> = {
  account: 'Who it belongs to.',
  altText: 'What the image shows, for those who do not see it.',
  annualIncome: 'In dollars a year.',
  author: 'Who signs the post.',
  category: 'What the post is about.',
  code: 'The code, also in small letters, with spaces or hyphens, and with O for 0, I or L for 1.',
  'HandoffCode.code': 'Eight characters that a person can read out and type.',
  'ErrorBody.code': 'What went wrong, for programs.',
  confirmPassword: 'The password again.',
  content: 'HTML. What is not among the formats of the editor is taken out.',
  'Post.content': 'HTML, clean.',
  'EditablePost.content': 'HTML, clean.',
  count: 'How many plans were saved.',
  coverAlt: 'What the cover shows; only for images that this site keeps.',
  coverImage: 'The address of the picture above the post.',
  createdAt: `When it was made. ${TIME}`,
  currentAge: 'In whole years.',
  currentPassword: 'The password that the account has now.',
  currentSavings: 'In dollars.',
  data: 'The file in base64, without a prefix: JPEG, PNG, WebP, GIF or AVIF, at most 5 MB and 24 megapixels.',
  day: 'A day of UTC, such as `2026-01-31`.',
  description: 'What the owner says of the image.',
  displayName: 'What to call this member, where the site has a name for the address.',
  email: 'An e-mail address.',
  endsAt: `When it ends by itself. ${TIME}`,
  excerpt: 'Two or three sentences for lists.',
  expectedReturn: 'In percent a year.',
  expires: `When code and address end. ${TIME}`,
  exportedAt: `When this was written. ${TIME}`,
  fields: 'What is wrong, by field of the body that was sent.',
  fileName: 'What the file was called.',
  fileType: 'Ignored: what the file is decides.',
  'Image.fileType': 'What the image is served as; what was uploaded may have been something else.',
  firstName: 'Blank or null means none.',
  height: 'In pixels.',
  id: 'A number that stays.',
  'ClaimedHandoff.id': 'The id that the widget gave the result; its receipt is found by it.',
  'HandoffBody.id': '128 random bits in base64url, new for each result.',
  'Image.id': 'Stands in the address of the image. Whoever knows it sees the image.',
  'NewPartnerBody.id': 'What stands in the attribute `partner` of the widget.',
  'PartnerRecord.id': 'What stands in the attribute `partner` of the widget.',
  images: 'What is known of each image; the image itself is at its address.',
  initials: 'One to four letters or digits, where there is no room for a name.',
  inputs: 'What was calculated.',
  lastName: 'Blank or null means none.',
  lastUsedAt: `When it was last used. ${TIME}`,
  letters: 'What was sent lately. What the letters said is not kept.',
  message: 'Plain text.',
  'ErrorBody.message': 'A sentence for people, where the code has no other.',
  'Message.message': 'A sentence for people.',
  'TestEmailResult.message': 'A sentence for people.',
  metaDescription: 'For search engines.',
  metaTitle: 'For search engines.',
  monthlySavings: 'In dollars a month.',
  name: 'Who writes.',
  'Author.name': 'As it stands under the posts.',
  'AuthorBody.name': 'As it stands under the posts.',
  'NewPartnerBody.name': 'As visitors read it.',
  'NewPlanBody.name': 'What the member calls the plan.',
  'Partner.name': 'As visitors read it.',
  'PartnerBody.name': 'As visitors read it.',
  'PartnerRecord.name': 'As visitors read it.',
  'Plan.name': 'What the member calls the plan.',
  'PlanBody.name': 'What the member calls the plan.',
  newPassword: 'The password to be.',
  origin: 'Where the partner’s pages are: scheme, host and port.',
  partner: 'The id of the partner on whose page it was calculated.',
  password: 'Exactly as typed.',
  plans: 'Every saved plan.',
  publishedAt: 'The day, by UTC, from which on anyone may read it. Blank or null means today.',
  'EditablePost.publishedAt': 'The day, by UTC, from which on anyone may read it.',
  'Post.publishedAt': 'The day, by UTC, from which on anyone may read it.',
  'PostSummary.publishedAt': 'The day, by UTC, from which on anyone may read it.',
  results: 'Results from partners that were opened by their code and have not ended yet.',
  retirementAge: 'In whole years.',
  saved: 'False also for an id that nobody knows.',
  saves: 'The last thirty days, today last.',
  sentAt: `When it was sent; null while it waits. ${TIME}`,
  sessions: 'Where the account is signed in.',
  slug: 'The post’s address: `/blog/` and this.',
  startedAt: `When it began. ${TIME}`,
  subject: 'Of the letter.',
  success: 'Whether the mail server took the letter.',
  tags: 'Words that the post is found by.',
  title: 'Of the post.',
  'Author.title': 'Such as Editor.',
  'AuthorBody.title': 'Such as Editor.',
  to: 'The address of the letter.',
  token: 'The code of the letter.',
  updatedAt: `When it was last saved. ${TIME}`,
  url: 'Where a person opens the result.',
  version: 'Rises with every save. In quotes it is the `ETag`, and what `If-Match` expects.',
  width: 'In pixels.',
  writtenAt: `When it was written. ${TIME}`,
};

const TIMES = [
  'createdAt',
  'endsAt',
  'expires',
  'exportedAt',
  'lastUsedAt',
  'sentAt',
  'startedAt',
  'updatedAt',
  'writtenAt',
];

/** What programs leave alone: the document does not name it. */
const UNSAID: readonly string[] = ['website'];

/** The schema with words at every field, also of objects within it. A field without words stops it. */
export function describeFields(component: string, schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(items && { items: describeFields(component, items) }),
    ...(anyOf && { anyOf: anyOf.map((one) => describeFields(component, one)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([field]) => !UNSAID.includes(field))
          .map(([field, property]) => [field, describeField(component, field, property)]),
      ),
    }),
  };
}

function describeField(component: string, field: string, schema: JsonSchema): JsonSchema {
  const said = words[`${component}.${field}`] ?? words[field];
  if (said === undefined) throw new Error(`No words for ${component}.${field}.`);
  const described = describeFields(
    component,
    TIMES.includes(field) ? withFormat(schema, 'date-time') : schema,
  );
  const { description = '', ...rest } = described;
  return withWords({ ...rest, description: said }, description);
}

function withFormat(schema: JsonSchema, format: string): JsonSchema {
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => withFormat(one, format)) };
  return schema.type === 'string' ? { ...schema, format } : schema;
}
