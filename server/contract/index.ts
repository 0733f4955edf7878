export { AccountExport } from './account-export.ts';
export {
  accountMessages,
  ChangePasswordBody,
  ChangePasswordFormSchema,
  DeleteAccountBody,
  ForgotPasswordBody,
  Message,
  NEW_PASSWORD_MIN,
  ProfileBody,
  ResetPasswordBody,
  ResetPasswordFormSchema,
} from './accounts.ts';
export {
  Admin,
  AdminLoginBody,
  AdminLoginFormSchema,
  adminMessages,
  FirstPasswordFormSchema,
  firstPasswordMessages,
  MemberCounts,
  TestEmailBody,
  TestEmailResult,
} from './admin.ts';
export {
  authMessages,
  CommonPasswords,
  commonPasswordHash,
  Email,
  isPersonalPassword,
  LoginBody,
  Member,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN,
  Password,
  RegisterBody,
} from './auth.ts';
export { messagesByField } from './body.ts';
export { ContactBody, contactLimits, contactMessages } from './contact.ts';
export { ConfirmEmailBody, confirmEmailMessage } from './email-confirmations.ts';
export {
  type BodyOf,
  DEFAULT_BODY_BYTES,
  type Documented,
  type Endpoint,
  type ParsedBodyOf,
  pathPrefix,
  type ResponseOf,
} from './endpoint.ts';
export { type Chapter, chapters } from './endpoint-docs.ts';
export { type Endpoints, endpoints, secretPages } from './endpoints.ts';
export { ErrorBody } from './error-body.ts';
export { type ErrorCode, errorStatus } from './errors.ts';
export {
  ClaimBody,
  ClaimedHandoff,
  HandoffBody,
  HandoffCode,
  HandoffId,
  handoffMessages,
  Receipt,
} from './handoffs.ts';
export { imageWidths } from './image-widths.ts';
export { Image, ImageBody, imageLimits, imageMessages } from './images.ts';
export { LOOPBACK_HOSTS } from './loopback.ts';
export { ConfirmNewsletterBody, confirmationMessage, NewsletterBody } from './newsletter.ts';
export {
  CampaignForm,
  type CampaignObstacle,
  CampaignPreview,
  CampaignProgress,
  CampaignStatus,
  CampaignSummary,
  campaignLimits,
  NewsletterSettings,
  NewsletterSettingsBody,
  newsletterMessages,
  StartCampaignBody,
  TestCampaignBody,
} from './newsletter-campaigns.ts';
export { Oembed, oembedMessages } from './oembed.ts';
export {
  NewPartnerBody,
  Partner,
  PartnerBody,
  PartnerId,
  PartnerLink,
  PartnerRecord,
  PartnerStats,
  partnerLimits,
  partnerMessages,
} from './partners.ts';
export {
  NewPasskeyBody,
  PASSKEY_NAME_MAX,
  PASSKEYS_PER_ACCOUNT,
  Passkey,
  PasskeyForm,
  PasskeyLoginBody,
  PasskeyNameBody,
  PasskeyPasswordBody,
  passkeyMessages,
} from './passkeys.ts';
export { PlanAssumptions } from './plan-assumptions.ts';
export { PlanRecord, RECORDS_PER_PLAN } from './plan-records.ts';
export {
  NewPlanBody,
  PLAN_NAME_MAX,
  PLANS_PER_MEMBER,
  Plan,
  PlanBody,
  PlanName,
  planMessages,
} from './plans.ts';
export {
  Author,
  AuthorBody,
  authorMessages,
  categoryPicture,
  DraftBody,
  EditablePost,
  isCoverUrl,
  Post,
  PostBody,
  PostPreview,
  PostSummary,
  PreviewBody,
  postCategories,
  postLimits,
  postMessages,
} from './posts.ts';
export {
  type RateLimit,
  type RateLimitName,
  rateLimitEffects,
  rateLimits,
  rateLimitWindows,
} from './rate-limits.ts';
export { MIN_MEMBER_AGE, retention } from './retention.ts';
export { ActiveSession } from './sessions.ts';
export { line, requiredLine, textBlock } from './text.ts';
export { NewCredential, PasskeyOptions, UsedCredential } from './webauthn.ts';
