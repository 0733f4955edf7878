import type { Logger } from 'pino';
import {
  type EditablePost,
  type IssueObstacle,
  type IssueStatus,
  type IssueSummary,
  newsletterMessages,
} from '../../contract/index.ts';
import type { AuditLog } from '../audit/audit-log.entity.ts';
import type { Config } from '../config/config.ts';
import type { Database, EntityManager } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import type { Mail } from '../mail/mail.ts';
import { sendTestEmail } from '../mail/send-test-email.ts';
import { IssueRow } from './issue.entity.ts';
import { issueContent, issueEmail } from './issue-content.ts';
import { progressOf } from './issue-progress.ts';
import { NO_SUBSCRIPTION, unsubscribeLinks } from './unsubscribe-links.ts';
import { changeIssueState, startIssue } from './write-issue.ts';

export interface IssueOptions {
  readonly database: Database;
  readonly mail: Mail;
  readonly audit: AuditLog;
  readonly config: Pick<Config, 'origin' | 'postalAddress' | 'newsletterEmailsPerMinute'>;
  readonly secrets: readonly string[];
  /** Throws `not_found` if there is no such post. */
  readonly readPost: (id: number) => Promise<EditablePost>;
  readonly log: Logger;
  readonly now: () => number;
}

type IssueHandlers = Pick<
  Handlers,
  'listIssues' | 'readIssue' | 'previewIssue' | 'testIssue' | 'startIssue' | 'stopIssue' | 'continueIssue'
>;

const LISTED = 100;
/** Columns that only sending needs. */
const CONTENT = ['html', 'text'] as const;

/** Lets admins send a post to the subscribers of the newsletter. */
export function issueRoutes(options: IssueOptions): IssueHandlers {
  const { database, config, secrets, readPost, now } = options;
  const { origin, postalAddress, newsletterEmailsPerMinute: emailsPerMinute } = config;
  const { tokenOf } = unsubscribeLinks(secrets);

  const findIssue = (postId: number) => database.orm.em.fork().findOne(IssueRow, { postId });

  /** The email as it was sent, or as it would be. Its link belongs to no subscription. */
  const emailOf = async (postId: number) => {
    const issue = await findIssue(postId);
    const post = issue ? undefined : await readPost(postId);
    const content = issue ?? issueContent(post as EditablePost, origin);
    const unsubscribeToken = tokenOf(NO_SUBSCRIPTION);
    return {
      email: issueEmail(content, { origin, postalAddress, unsubscribeToken }),
      version: post?.version ?? 0,
    };
  };

  const statusOf = async (postId: number): Promise<IssueStatus> => {
    const em = database.orm.em.fork() as EntityManager;
    const issue = await em.findOne(IssueRow, { postId });
    const [row] = await em.execute<{ n: number }[]>(
      'SELECT COUNT(*) AS n FROM subscriptions WHERE confirmed_at IS NOT NULL',
    );
    const subscribers = Number(row?.n);
    if (issue) {
      return { title: issue.subject, subscribers, emailsPerMinute, progress: await progressOf(em, issue) };
    }
    const post = await readPost(postId);
    const obstacle = obstacleTo(post, subscribers);
    return { title: post.title, subscribers, emailsPerMinute, ...(obstacle && { obstacle }) };
  };

  const obstacleTo = (post: EditablePost, subscribers: number): IssueObstacle | undefined => {
    if (post.publishedAt > new Date(now()).toISOString().slice(0, 10)) return 'notPublished';
    if (postalAddress === undefined) return 'noPostalAddress';
    return subscribers === 0 ? 'noSubscribers' : undefined;
  };

  return {
    listIssues: async () => {
      const em = database.orm.em.fork() as EntityManager;
      const issues = await em.findAll(IssueRow, { orderBy: { id: 'desc' }, limit: LISTED, exclude: CONTENT });
      const summaries: IssueSummary[] = [];
      for (const issue of issues) {
        const { postId, subject: title } = issue;
        summaries.push({ postId, title, progress: await progressOf(em, issue) });
      }
      return summaries;
    },

    readIssue: ({ id }) => statusOf(id),

    previewIssue: async ({ id }) => {
      const { email, version } = await emailOf(id);
      return { subject: email.subject, html: email.html, text: email.text, version };
    },

    testIssue: async ({ id, body }) => sendTestEmail(options, body.email, (await emailOf(id)).email),

    startIssue: async (context) => {
      const { id, body } = context;
      const { obstacle, progress } = await statusOf(id);
      if (progress) throw new HttpError('taken', { message: newsletterMessages.alreadySent });
      if (obstacle) throw new HttpError('invalid', { message: newsletterMessages[obstacle] });
      const post = await readPost(id);
      if (post.version !== body.version) throw new HttpError('stale', { message: newsletterMessages.stale });
      await startIssue(options, context, issueContent(post, origin));
      return statusOf(id);
    },

    stopIssue: async (context) => {
      await changeIssueState(options, context, 'stopped');
      return statusOf(context.id);
    },

    continueIssue: async (context) => {
      await changeIssueState(options, context, 'sending');
      return statusOf(context.id);
    },
  };
}
