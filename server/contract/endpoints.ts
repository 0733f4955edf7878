import * as v from 'valibot';
import {
  AccountExport,
  ChangePasswordBody,
  DeleteAccountBody,
  ForgotPasswordBody,
  Message,
  ProfileBody,
  ResetPasswordBody,
} from './accounts.ts';
import { type Address, addresses } from './addresses.ts';
import { Admin, AdminLoginBody, TestEmailBody, TestEmailResult } from './admin.ts';
import { LoginBody, Member, RegisterBody } from './auth.ts';
import { ConfirmNewsletterBody, ContactBody, NewsletterBody } from './contact.ts';
import type { ErrorCode } from './errors.ts';
import { ClaimBody, ClaimedHandoff, HandoffBody, HandoffCode, Receipt } from './handoffs.ts';
import { Image, ImageBody } from './images.ts';
import { NewPartnerBody, Partner, PartnerBody, PartnerRecord } from './partners.ts';
import { NewPlanBody, Plan, PlanBody } from './plans.ts';
import { Author, AuthorBody, EditablePost, Post, PostBody, PostSummary } from './posts.ts';

type AnySchema = v.GenericSchema;

/** One row of the promise: what the server holds itself to, and what the site relies on. */
export interface Endpoint extends Address {
  readonly summary: string;
  /** Who may call it: anyone, or someone with a session of that kind; `account` is either of the two. */
  readonly access: 'anyone' | 'member' | 'admin' | 'account';
  /** Anyone may call it, and admins get more. */
  readonly moreForAdmins?: true;
  /** Pages of any site may call it. It is answered without a session, whoever has one. */
  readonly fromAnySite?: true;
  /** What counts the calls; `none` only where a call costs next to nothing. */
  readonly throttle:
    | 'login'
    | 'register'
    | 'reauthenticate'
    | 'forgot'
    | 'reset'
    | 'adminLogin'
    | 'testEmail'
    | 'write'
    | 'upload'
    | 'contact'
    | 'newsletter'
    | 'handoff'
    | 'claim'
    | 'none';
  /** How long an answer may take where it waits for someone else's server; else the server has its own limit. */
  readonly answersWithinMs?: number;
  readonly body?: AnySchema;
  /** How large a body may be, where it is not the usual 64 kB. */
  readonly bodyBytes?: number;
  /** A body may come, in any form, and is not looked at. */
  readonly ignoresBody?: true;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  /** The body of success; absent with 204, and where it is a file. */
  readonly answer?: AnySchema;
  /** Success is a file of this kind, not JSON. */
  readonly file?: 'image';
  /** Failures of its own, beyond those that every endpoint shares. */
  readonly fails: readonly ErrorCode[];
}

/** A post's content at its longest, written as JSON, and the rest. */
const POST_BYTES = 512 * 1024;

export const endpoints = {
  me: {
    ...addresses.me,
    summary: 'The signed-in member',
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: Member,
    fails: [],
  },
  login: {
    ...addresses.login,
    summary: 'Sign in',
    access: 'anyone',
    throttle: 'login',
    body: LoginBody,
    status: 200,
    answer: Member,
    fails: ['unauthenticated'],
  },
  register: {
    ...addresses.register,
    summary: 'Create an account and sign in',
    access: 'anyone',
    throttle: 'register',
    body: RegisterBody,
    status: 201,
    answer: Member,
    fails: ['taken'],
  },
  logout: {
    ...addresses.logout,
    summary: 'End this session; without one, nothing happens',
    access: 'anyone',
    throttle: 'none',
    status: 204,
    fails: [],
  },
  updateProfile: {
    ...addresses.updateProfile,
    summary: "Change the member's names",
    access: 'member',
    throttle: 'write',
    body: ProfileBody,
    status: 200,
    answer: Member,
    fails: [],
  },
  changePassword: {
    ...addresses.changePassword,
    summary: 'Change the password; every other session of the member ends',
    access: 'member',
    throttle: 'reauthenticate',
    body: ChangePasswordBody,
    status: 200,
    answer: Message,
    fails: ['invalid'],
  },
  forgotPassword: {
    ...addresses.forgotPassword,
    summary: 'Ask for a letter with a reset code; the answer never tells whether there is an account',
    access: 'anyone',
    throttle: 'forgot',
    body: ForgotPasswordBody,
    status: 200,
    answer: Message,
    fails: [],
  },
  resetPassword: {
    ...addresses.resetPassword,
    summary: 'Set a new password with a reset code; every session of the member ends',
    access: 'anyone',
    throttle: 'reset',
    body: ResetPasswordBody,
    status: 200,
    answer: Message,
    fails: ['invalid'],
  },
  exportAccount: {
    ...addresses.exportAccount,
    summary: 'Everything that the account holds',
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: AccountExport,
    fails: [],
  },
  deleteAccount: {
    ...addresses.deleteAccount,
    summary: 'Delete the account with all it holds, at once and for good',
    access: 'member',
    throttle: 'reauthenticate',
    body: DeleteAccountBody,
    status: 204,
    fails: ['invalid'],
  },
  adminLogin: {
    ...addresses.adminLogin,
    summary: 'Sign in as an admin',
    access: 'anyone',
    throttle: 'adminLogin',
    body: AdminLoginBody,
    status: 200,
    answer: Admin,
    fails: ['unauthenticated'],
  },
  checkAdmin: {
    ...addresses.checkAdmin,
    summary: 'The signed-in admin',
    access: 'admin',
    throttle: 'none',
    status: 200,
    answer: Admin,
    fails: [],
  },
  adminLogout: {
    ...addresses.adminLogout,
    summary: "End this admin's session; without one, nothing happens",
    access: 'anyone',
    throttle: 'none',
    status: 204,
    fails: [],
  },
  testEmail: {
    ...addresses.testEmail,
    summary: 'Send a letter that proves that mail works',
    access: 'admin',
    throttle: 'testEmail',
    answersWithinMs: 10_000,
    body: TestEmailBody,
    status: 200,
    answer: TestEmailResult,
    fails: [],
  },
  listPlans: {
    ...addresses.listPlans,
    summary: "The member's plans, last saved first",
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: v.array(Plan),
    fails: [],
  },
  readPlan: {
    ...addresses.readPlan,
    summary: "One of the member's plans",
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: Plan,
    fails: ['not_found'],
  },
  createPlan: {
    ...addresses.createPlan,
    summary: 'Save a new plan; sent again with the same Idempotency-Key, it gives the plan made before',
    access: 'member',
    throttle: 'write',
    body: NewPlanBody,
    status: 201,
    answer: Plan,
    fails: ['limit_reached'],
  },
  updatePlan: {
    ...addresses.updatePlan,
    summary: 'Replace a plan; with If-Match, only the version that was read',
    access: 'member',
    throttle: 'write',
    body: PlanBody,
    status: 200,
    answer: Plan,
    fails: ['not_found', 'stale'],
  },
  deletePlan: {
    ...addresses.deletePlan,
    summary: 'Delete a plan',
    access: 'member',
    throttle: 'write',
    status: 204,
    fails: ['not_found'],
  },
  contact: {
    ...addresses.contact,
    summary: 'Send a message to the people behind the site',
    access: 'anyone',
    throttle: 'contact',
    body: ContactBody,
    status: 200,
    answer: Message,
    fails: [],
  },
  subscribe: {
    ...addresses.subscribe,
    summary:
      'Ask for the newsletter; a letter asks for confirmation, and the answer tells nothing of who reads it',
    access: 'anyone',
    throttle: 'newsletter',
    body: NewsletterBody,
    status: 200,
    answer: Message,
    fails: [],
  },
  confirmSubscription: {
    ...addresses.confirmSubscription,
    summary: 'Confirm the newsletter with the code of the letter',
    access: 'anyone',
    throttle: 'none',
    body: ConfirmNewsletterBody,
    status: 200,
    answer: Message,
    fails: ['invalid'],
  },
  unsubscribe: {
    ...addresses.unsubscribe,
    summary: 'End the newsletter, by the link that every letter of it carries (RFC 8058)',
    access: 'anyone',
    throttle: 'none',
    ignoresBody: true,
    status: 200,
    answer: Message,
    fails: ['not_found'],
  },
  listPosts: {
    ...addresses.listPosts,
    summary: 'All posts, newest first, without their content; an admin also gets those of days to come',
    access: 'anyone',
    moreForAdmins: true,
    throttle: 'none',
    status: 200,
    answer: v.array(PostSummary),
    fails: [],
  },
  readPost: {
    ...addresses.readPost,
    summary: 'A post by its slug, or by one that it had before',
    access: 'anyone',
    moreForAdmins: true,
    throttle: 'none',
    status: 200,
    answer: Post,
    fails: ['not_found'],
  },
  createPost: {
    ...addresses.createPost,
    summary: 'Publish a new post, signed by the admin',
    access: 'admin',
    throttle: 'write',
    body: PostBody,
    bodyBytes: POST_BYTES,
    status: 201,
    answer: EditablePost,
    fails: ['taken'],
  },
  updatePost: {
    ...addresses.updatePost,
    summary: 'Replace a post; with If-Match, only the version that was read',
    access: 'admin',
    throttle: 'write',
    body: PostBody,
    bodyBytes: POST_BYTES,
    status: 200,
    answer: EditablePost,
    fails: ['not_found', 'stale', 'taken'],
  },
  editPost: {
    ...addresses.editPost,
    summary: 'A post as its editor needs it',
    access: 'admin',
    throttle: 'none',
    status: 200,
    answer: EditablePost,
    fails: ['not_found'],
  },
  deletePost: {
    ...addresses.deletePost,
    summary: 'Delete a post',
    access: 'admin',
    throttle: 'write',
    status: 204,
    fails: ['not_found'],
  },
  readAuthor: {
    ...addresses.readAuthor,
    summary: "How the admin's posts are signed",
    access: 'admin',
    throttle: 'none',
    status: 200,
    answer: Author,
    fails: [],
  },
  updateAuthor: {
    ...addresses.updateAuthor,
    summary: "Change how the admin's posts are signed, those already published too",
    access: 'admin',
    throttle: 'write',
    body: AuthorBody,
    status: 200,
    answer: Author,
    fails: [],
  },
  listImages: {
    ...addresses.listImages,
    summary: "The account's own images, newest first",
    access: 'account',
    throttle: 'none',
    status: 200,
    answer: v.array(Image),
    fails: [],
  },
  uploadImage: {
    ...addresses.uploadImage,
    summary: 'Keep an image; it is read and written anew, without what cameras add to it',
    access: 'account',
    throttle: 'upload',
    answersWithinMs: 20_000,
    body: ImageBody,
    bodyBytes: 7 * 2 ** 20,
    status: 201,
    answer: Image,
    fails: ['limit_reached', 'unsupported_media_type'],
  },
  readImage: {
    ...addresses.readImage,
    summary:
      'An image: with `w`, a whole number of pixels up to 8000, the narrowest copy at least that wide, else the widest',
    access: 'anyone',
    throttle: 'none',
    status: 200,
    file: 'image',
    fails: ['not_found'],
  },
  deleteImage: {
    ...addresses.deleteImage,
    summary: "Delete one of the account's images, unless a post uses it",
    access: 'account',
    throttle: 'write',
    status: 204,
    fails: ['not_found', 'in_use'],
  },
  createHandoff: {
    ...addresses.createHandoff,
    summary: 'Keep a result of the widget for a day, under a code that a member can open',
    access: 'anyone',
    fromAnySite: true,
    throttle: 'handoff',
    body: HandoffBody,
    bodyBytes: 1024,
    status: 201,
    answer: HandoffCode,
    fails: [],
  },
  readReceipt: {
    ...addresses.readReceipt,
    summary: 'Whether the result with this id was saved in the last quarter of an hour',
    access: 'anyone',
    fromAnySite: true,
    throttle: 'none',
    status: 200,
    answer: Receipt,
    fails: [],
  },
  claimHandoff: {
    ...addresses.claimHandoff,
    summary: 'The result behind a code; the first member who asks is the only one to get it',
    access: 'member',
    throttle: 'claim',
    body: ClaimBody,
    status: 200,
    answer: ClaimedHandoff,
    fails: ['gone'],
  },
  readPartner: {
    ...addresses.readPartner,
    summary: 'The registered name and origin of a partner',
    access: 'anyone',
    throttle: 'none',
    status: 200,
    answer: Partner,
    fails: ['not_found'],
  },
  listPartners: {
    ...addresses.listPartners,
    summary: 'All partners, with the plans saved from their pages in the last thirty days',
    access: 'admin',
    throttle: 'none',
    status: 200,
    answer: v.array(PartnerRecord),
    fails: [],
  },
  createPartner: {
    ...addresses.createPartner,
    summary: 'Register a partner',
    access: 'admin',
    throttle: 'write',
    body: NewPartnerBody,
    status: 201,
    answer: PartnerRecord,
    fails: ['taken'],
  },
  updatePartner: {
    ...addresses.updatePartner,
    summary: 'Change the name or the origin of a partner',
    access: 'admin',
    throttle: 'write',
    body: PartnerBody,
    status: 200,
    answer: PartnerRecord,
    fails: ['not_found'],
  },
  deletePartner: {
    ...addresses.deletePartner,
    summary: 'Delete a partner with its counts; saved plans stay',
    access: 'admin',
    throttle: 'write',
    status: 204,
    fails: ['not_found'],
  },
} as const satisfies Record<keyof typeof addresses, Endpoint>;

export type Endpoints = typeof endpoints;

/** What a caller sends in the body of an endpoint. */
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends AnySchema }
  ? v.InferInput<S>
  : undefined;

/** What a handler receives: the body after the contract has checked and tidied it. */
export type ParsedBodyOf<E extends Endpoint> = E extends { body: infer S extends AnySchema }
  ? v.InferOutput<S>
  : undefined;

/** What a caller gets back on success. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer S extends AnySchema }
  ? v.InferOutput<S>
  : undefined;
