import { withDescription } from './action-schemas.ts';
import type { JsonSchema } from './json-schema.ts';

const TIME = 'ISO 8601, UTC.';

/** Description of a field wherever it appears; `Component.field` overrides it for one component. */
const descriptions: Readonly<Record<string, string>> = {
  account: 'The member.',
  altText: 'Text alternative of the image.',
  annualIncome: 'Dollars a year.',
  assumptions: 'Assumptions of the outlook that the member changed; `null` if none.',
  author: 'Author of the post.',
  birthYear: 'Year of birth, which decides the full retirement age.',
  browser: 'Browser and operating system, such as Firefox on Windows.',
  'AccountExport.browser':
    'Browser and operating system, such as Firefox on Windows; `null` in sessions of earlier releases.',
  category: 'Category of the post.',
  claimingAge: 'Age at which Social Security starts; `null` for the retirement age, within 62 and 70.',
  code: 'The code. Lowercase, spaces, hyphens, O for 0, and I or L for 1 are accepted.',
  'Oembed.version': 'Version of oEmbed.',
  'Oembed.type': 'The kind of content: HTML.',
  'Oembed.title': 'Title of the frame.',
  'Oembed.provider_name': 'Name of this site.',
  'Oembed.provider_url': 'URL of this site.',
  'Oembed.cache_age': 'Seconds for which the response may be cached.',
  'Oembed.width': 'Width of the frame in pixels.',
  'Oembed.height': 'Height of the frame in pixels, until it reports the one it needs.',
  'Oembed.html': 'The frame, sandboxed.',
  'HandoffCode.code': 'Eight characters that are easy to read and type.',
  'ErrorBody.code': 'Error code, for programs.',
  confirmPassword: 'The same password again.',
  content: 'HTML. Formats that the editor does not support are removed.',
  'Post.content': 'Sanitized HTML.',
  'PostPreview.content': 'Sanitized HTML.',
  'EditablePost.content': 'Sanitized HTML.',
  count: 'Number of saved plans.',
  coverAlt: 'Text alternative of the cover; only for images on this site.',
  coverImage: 'URL of the image above the post.',
  createdAt: `Time of creation. ${TIME}`,
  current: 'True for the session of this request.',
  currentAge: 'Whole years.',
  currentPassword: 'The current password.',
  currentSavings: 'Dollars.',
  data: 'The file in base64 without a prefix: JPEG, PNG, WebP, GIF or AVIF, at most 5 MB and 24 megapixels.',
  day: 'Day in UTC, such as `2026-01-31`.',
  description: 'Description by the owner.',
  displayName: 'Name to show for this member, if the site configures one.',
  email: 'Email address.',
  emailsPerMinute: 'Emails sent in a minute, at most.',
  endsAt: `Time of expiry. ${TIME}`,
  excerpt: 'Two or three sentences for lists of posts.',
  expectedReturn: 'Percent a year.',
  failed:
    'Emails that could not be delivered in ten attempts, or whose delivery a crash interrupted: those may have arrived.',
  expires: `Expiry of code and URL. ${TIME}`,
  exportedAt: `Time of the export. ${TIME}`,
  fields: 'Messages by field of the request body.',
  fileName: 'Name of the uploaded file.',
  fileType: 'Ignored; the file’s content determines its type.',
  'Image.fileType': 'Media type of the served image, which may differ from the uploaded file.',
  firstName: 'Blank or null for none.',
  hashes:
    'First 20 hexadecimal digits of the SHA-256 hash of each common password, in lowercase, that begins with the prefix.',
  height: 'Pixels.',
  html: 'The email as HTML.',
  id: 'Permanent id.',
  'ClaimedHandoff.id': 'Id of the result, set by the widget; also identifies its receipt.',
  'HandoffBody.id': '128 random bits in base64url, new for each result.',
  'ActiveSession.id': 'Identifies the session in this list only; no request can be authenticated with it.',
  'Image.id': 'Part of the image’s URL. Anyone with the URL can see the image.',
  'NewPartnerBody.id': 'Value of the widget’s `partner` attribute.',
  'PreviewBody.id': 'Id of the stored post; absent or null for a new one.',
  'PartnerRecord.id': 'Value of the widget’s `partner` attribute.',
  images: 'Metadata of each image; the image itself is at its URL.',
  inflation: 'Percent a year.',
  initials: 'One to four letters or digits, shown instead of an image.',
  inputs: 'Inputs of the calculator.',
  kind: '`member` for the site, `admin` for the admin area.',
  knownBenefit: 'Known Social Security benefit in today’s dollars a month; `null` to estimate it.',
  knownBenefitAge: 'Claiming age of the known benefit; `null` for the full retirement age.',
  lastName: 'Blank or null for none.',
  lastUsedAt: `Time of the last request. ${TIME}`,
  letters: 'Recently sent emails, without their content.',
  message: 'Plain text.',
  'ErrorBody.message': 'Message for people.',
  'Message.message': 'Message for people.',
  'TestEmailResult.message': 'Message for people.',
  metaDescription: 'For search engines.',
  metaTitle: 'For search engines.',
  monthlySavings: 'Dollars a month.',
  monthlySpending: 'Spending in retirement before tax, in today’s dollars a month.',
  'Author.name': 'Name shown with posts.',
  'AuthorBody.name': 'Name shown with posts.',
  'ContactBody.name': 'Name of the sender.',
  'NewPartnerBody.name': 'Name shown to visitors.',
  'NewPlanBody.name': 'Name of the plan.',
  'Partner.name': 'Name shown to visitors.',
  'PartnerBody.name': 'Name shown to visitors.',
  'PartnerRecord.name': 'Name shown to visitors.',
  'PartnerStats.name': 'Name shown to visitors.',
  'Plan.name': 'Name of the plan.',
  'PlanBody.name': 'Name of the plan.',
  newPassword: 'The new password.',
  obstacle: 'Why the post cannot be sent. Absent if it can be, and after it was started.',
  origin: 'Origin of the partner’s pages: scheme, host and port.',
  partner: 'Id of the partner whose page it comes from.',
  password: 'Password, not trimmed.',
  planAge: 'Age to which the money must last, above `currentAge`.',
  plans: 'All saved plans.',
  postId: 'Id of the post.',
  progress: 'Progress of sending; absent before the start.',
  'CampaignSummary.progress': 'Progress of sending.',
  publishedAt:
    'First day, in UTC, on which the post is public. Blank for today. Null or absent for today in a new post, and for no change in a stored one.',
  'EditablePost.publishedAt': 'First day, in UTC, on which the post is public.',
  'Post.publishedAt': 'First day, in UTC, on which the post is public.',
  'PostPreview.publishedAt': 'First day, in UTC, on which the post is public.',
  'PostSummary.publishedAt': 'First day, in UTC, on which the post is public.',
  results: 'Results from partners that were opened by code and have not expired.',
  retirementAge: 'Whole years.',
  retrying: 'Waiting emails that the mail server has not accepted so far.',
  saved: 'False also for an unknown id.',
  saves: 'The last 30 days, today last.',
  sent: 'Emails that the mail server has accepted.',
  sentAt: `Time of sending; null while pending. ${TIME}`,
  sessions: 'Current sessions of the account.',
  skipped: 'Subscribers whose subscription ended before their email was sent.',
  slug: 'Last part of the post’s URL, `/blog/{slug}`.',
  startedAt: `Time of the start. ${TIME}`,
  'AccountExport.startedAt': `Time of login. ${TIME}`,
  state: '`stopped` can be continued; `finished` means that no email is left to send.',
  stocks: 'Percent of the savings in stocks, for the history of markets.',
  subscribers: 'Confirmed subscriptions.',
  subject: 'Subject of the email.',
  success: 'True if the mail server accepted the email.',
  tags: 'Tags of the post.',
  targetChance: 'Percent of simulated futures in which the money must last.',
  text: 'The email as plain text.',
  title: 'Title of the post.',
  'Author.title': 'Job title, such as Editor.',
  'AuthorBody.title': 'Job title, such as Editor.',
  to: 'Recipient of the email.',
  total: 'Subscribers at the start: the sum of sent, waiting, failed and skipped.',
  token: 'The code from the email.',
  updatedAt: `Time of the last save. ${TIME}`,
  hasLink: 'True if the partner has a private link to its counts.',
  'PartnerLink.url': 'The private link.',
  url: 'URL where a person opens the result.',
  version: 'Increases with every save. In quotes, it is the `ETag` for `If-Match`.',
  'CampaignPreview.version': 'The version of the post; 0 after it was sent.',
  'StartCampaignBody.version': 'The version in the preview.',
  volatility: 'Standard deviation of yearly log returns, in percent.',
  waiting: 'Emails that are not sent yet.',
  width: 'Pixels.',
  writtenAt: `Time of writing. ${TIME}`,
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

/** Fields that are not documented: the honeypot. */
const UNDOCUMENTED: readonly string[] = ['website'];

/** Adds a description to every field, including nested ones. Throws for a field without a description. */
export function describeFields(component: string, schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(items && { items: describeFields(component, items) }),
    ...(anyOf && { anyOf: anyOf.map((one) => describeFields(component, one)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([field]) => !UNDOCUMENTED.includes(field))
          .map(([field, property]) => [field, describeField(component, field, property)]),
      ),
    }),
  };
}

function describeField(component: string, field: string, schema: JsonSchema): JsonSchema {
  const text = descriptions[`${component}.${field}`] ?? descriptions[field];
  if (text === undefined) throw new Error(`${component}.${field} has no description.`);
  const described = describeFields(
    component,
    TIMES.includes(field) ? withFormat(schema, 'date-time') : schema,
  );
  const { description = '', ...rest } = described;
  return withDescription({ ...rest, description: text }, description);
}

function withFormat(schema: JsonSchema, format: string): JsonSchema {
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => withFormat(one, format)) };
  return schema.type === 'string' ? { ...schema, format } : schema;
}
