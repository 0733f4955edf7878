export {
  AccountExport,
  accountProblems,
  ChangePasswordBody,
  ChangePasswordForm,
  DeleteAccountBody,
  ForgotPasswordBody,
  Message,
  NEW_PASSWORD_MIN,
  ProfileBody,
  ResetPasswordBody,
  ResetPasswordForm,
} from './accounts.ts';
export { addresses, imageWidths } from './addresses.ts';
export { Admin, AdminLoginBody, adminProblems, TestEmailBody, TestEmailResult } from './admin.ts';
export {
  authProblems,
  Email,
  LoginBody,
  Member,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN,
  Password,
  RegisterBody,
} from './auth.ts';
export {
  ConfirmNewsletterBody,
  ContactBody,
  contactLimits,
  contactProblems,
  NewsletterBody,
} from './contact.ts';
export type { Documented } from './documented.ts';
export type { BodyOf, Endpoint, ParsedBodyOf, ResponseOf } from './endpoint.ts';
export { type Chapter, chapters } from './endpoint-docs.ts';
export { type Endpoints, endpoints } from './endpoints.ts';
export { ErrorBody, type ErrorCode, errorStatus } from './errors.ts';
export {
  ClaimBody,
  ClaimedHandoff,
  HandoffBody,
  HandoffCode,
  HandoffId,
  handoffProblems,
  Receipt,
} from './handoffs.ts';
export { Image, ImageBody, imageLimits, imageProblems } from './images.ts';
export { problemsByField } from './messages-by-field.ts';
export {
  NewPartnerBody,
  Partner,
  PartnerBody,
  PartnerId,
  PartnerRecord,
  partnerLimits,
  partnerProblems,
} from './partners.ts';
export { PlanAssumptions } from './plan-assumptions.ts';
export {
  NewPlanBody,
  PLAN_NAME_MAX,
  PLANS_PER_MEMBER,
  Plan,
  PlanBody,
  PlanName,
  planProblems,
} from './plans.ts';
export {
  Author,
  AuthorBody,
  authorProblems,
  EditablePost,
  isCoverUrl,
  Post,
  PostBody,
  PostSummary,
  postCategories,
  postLimits,
  postProblems,
} from './posts.ts';
export { line, requiredLine, textBlock } from './text.ts';
