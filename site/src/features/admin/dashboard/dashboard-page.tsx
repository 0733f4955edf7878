import { formatNumber } from '@whenabouts/core';
import {
  type AdminRole,
  type CampaignSummary,
  includesRole,
  type PostSummary,
} from '@whenabouts/server/contract';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAdmin, useMemberCounts } from '../../../api/admin.ts';
import { useCampaigns, useNewsletterSettings } from '../../../api/admin-newsletter.ts';
import { deletePost, type PostList, useAdminPosts } from '../../../api/admin-posts.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../paths.ts';
import { Link, useSearchParams } from '../../../router.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { row, spaceBetween, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Page } from '../../../ui/page.tsx';
import { Loaded } from '../../../ui/skeleton.tsx';
import { empty } from '../admin.css.ts';
import { messages } from '../admin-messages.ts';
import { AdminOnly } from '../admin-only.tsx';
import * as styles from './dashboard.css.ts';
import { Pager } from './pager.tsx';
import { paginate } from './paginate.ts';
import { PostsTable, rowId } from './posts-table.tsx';

const TITLE = 'Dashboard';

const links = [
  { to: paths.adminAuthor, label: 'Author', role: 'author' },
  { to: paths.adminSecurity, label: 'Security', role: 'author' },
  { to: paths.adminPartners, label: 'Partners', role: 'owner' },
  { to: paths.adminTeam, label: 'Team', role: 'owner' },
  { to: paths.adminNewsletter, label: 'Newsletter', role: 'editor' },
  { to: paths.adminImport, label: 'Import and Export', role: 'editor' },
  { to: paths.adminRedirects, label: 'Redirects', role: 'editor' },
] as const;

/** The start of the admin area: the posts, links to the other pages, and the number of members. */
export function DashboardPage() {
  return (
    <AdminOnly title={TITLE}>
      <Dashboard />
    </AdminOnly>
  );
}

function Dashboard() {
  const { admin } = useAdmin();
  const may = (role: AdminRole) => admin !== undefined && includesRole(admin.role, role);
  return (
    <Page>
      <PageHead title={TITLE} noindex />
      <div className={spaceBetween}>
        <h1 tabIndex={-1}>{TITLE}</h1>
        <div className={row}>
          {links
            .filter(({ role }) => may(role))
            .map(({ to, label }) => (
              <ButtonLink key={to} kind="secondary" to={to}>
                {label}
              </ButtonLink>
            ))}
          <ButtonLink to={paths.newPost}>
            <Plus aria-hidden="true" size="1.25rem" />
            New Blog Post
          </ButtonLink>
        </div>
      </div>
      {may('editor') && <MissingAddress />}
      <Posts isEditor={may('editor')} />
      {may('owner') && <MemberCounts />}
    </Page>
  );
}

/** Warns that a newsletter cannot be sent, before one is written. */
function MissingAddress() {
  const { data: settings } = useNewsletterSettings();
  if (settings?.postalAddress !== '') return null;
  return (
    <Notice label="Newsletter">
      <p>
        Newsletters cannot be sent yet: the law requires a postal address in them.{' '}
        <Link to={paths.adminNewsletter}>Enter the postal address</Link>
      </p>
    </Notice>
  );
}

function Posts({ isEditor }: { isEditor: boolean }) {
  const response = useAdminPosts();
  useRefreshParam(() => void response.mutate());
  return (
    <Loaded
      response={response}
      heights={['24rem']}
      label="Loading blog posts..."
      isVisible
      failure="Error loading blog posts. Please try again."
    >
      {(list) =>
        isEditor ? (
          <PostsOfAll list={list} />
        ) : (
          <LoadedPosts list={{ ...list, posts: list.posts.filter(({ isOwn }) => isOwn) }} />
        )
      }
    </Loaded>
  );
}

/** The posts, with the ones that were sent to subscribers. */
function PostsOfAll({ list }: { list: PostList }) {
  const { data: campaigns = [] } = useCampaigns();
  return <LoadedPosts list={list} campaigns={campaigns} />;
}

interface LoadedPostsProps {
  list: PostList;
  /** Undefined if the admin may not send posts to subscribers. */
  campaigns?: readonly CampaignSummary[];
}

function LoadedPosts({ list: { posts, isStale }, campaigns }: LoadedPostsProps) {
  const [search, setSearch] = useSearchParams();
  const [deleting, setDeleting] = useState<PostSummary>();
  const heading = useRef<HTMLHeadingElement>(null);
  const slice = paginate(posts, Number(search.get('page') ?? 1));

  return (
    <section className={stack[4]} aria-labelledby="posts-heading">
      <div className={spaceBetween}>
        <h2 id="posts-heading" ref={heading} tabIndex={-1} className={styles.heading}>
          Blog posts
        </h2>
        <p role="status" className={page.caption}>
          {isStale && 'The server is not responding. This list may be out of date.'}
        </p>
      </div>
      {posts.length > 0 ? (
        <>
          <PostsTable posts={slice.rows} campaigns={campaigns} onDelete={setDeleting} />
          {slice.pageCount > 1 && (
            <Pager
              slice={slice}
              onPage={(number) =>
                setSearch(number === 1 ? {} : { page: String(number) }, { preventScrollReset: true })
              }
            />
          )}
        </>
      ) : (
        <p className={empty}>No blog posts found. Create your first blog post!</p>
      )}
      <ConfirmDialog
        subject={deleting}
        title="Delete Blog Post"
        description="Are you sure you want to delete this blog post? This action cannot be undone."
        name={({ title }) => title}
        label={({ title }) => `Delete “${title}”`}
        onConfirm={({ id }) => deletePost(id)}
        successMessage={messages.postDeleted}
        errorMessage={() => messages.deletionFailed}
        onClose={() => setDeleting(undefined)}
        // The row that opened the dialog may be gone.
        focusAfterwards={(post) => (post && deleteButton(post)) ?? heading.current}
      />
    </section>
  );
}

/** Refetches the list once if the URL contains `?refresh=`, which the editor adds after saving. */
function useRefreshParam(refresh: () => void): void {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('refresh');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new value only
  useEffect(() => {
    if (requested === null) return;
    refresh();
    setSearch(
      (params) => {
        params.delete('refresh');
        return params;
      },
      { replace: true },
    );
  }, [requested]);
}

function deleteButton(post: PostSummary): HTMLElement | null | undefined {
  return document.getElementById(rowId(post))?.querySelector('button');
}

/** The number of members, and how many of them have not confirmed their email address. */
function MemberCounts() {
  return (
    <section className={page.card} aria-labelledby="members-heading">
      <h2 id="members-heading">Members</h2>
      <Loaded response={useMemberCounts()} heights={['1.5rem']} failure="The numbers could not be loaded.">
        {(counts) => <p>{countsText(counts)}</p>}
      </Loaded>
    </section>
  );
}

function countsText({ members, unconfirmed }: { members: number; unconfirmed: number }): string {
  if (members === 0) return 'No one has an account yet.';
  const all = members === 1 ? '1 member.' : `${formatNumber(members)} members.`;
  if (unconfirmed === 0) return `${all} All email addresses are confirmed.`;
  return `${all} ${formatNumber(unconfirmed)} of them ${unconfirmed === 1 ? 'has' : 'have'} not confirmed their email address.`;
}
