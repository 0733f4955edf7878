import { afterEach, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { Client } from '../../test/client.ts';
import { earlierServer } from '../../test/earlier-release.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { runsFaultTests } from '../../test/fault-tests.ts';
import { BLOGS, createdPost, DRAFTS, newSlug, POSTS, postBody } from '../../test/posts.ts';
import { endProcesses, startProcess } from '../../test/server-process.ts';
import { startAppForTest } from '../../test/test-app.ts';

// Published releases. The first one publishes posts by their day, and knows nothing of drafts.
const RELEASES = {
  ...(runsFaultTests && { 'without drafts': 'fbd68488b16058b09a879de8a482b7fd12c27971' }),
  'with drafts': '023a067739c8e373d53cb13ed8d5b2d0d297dc7e',
};
const PLANS = '/api/retirement-plans';

afterEach(endProcesses);

/** Returns everything that shows posts to visitors. */
async function publicTexts(visitor: Client, slugs: readonly string[]): Promise<string> {
  const paths = [POSTS, '/feed.xml', '/rss.xml', '/sitemap.xml', ...slugs.map((slug) => `${POSTS}/${slug}`)];
  return (await Promise.all(paths.map(async (path) => (await visitor.get(path)).text))).join();
}

const cookiesOf = ({ cookie }: Client) => ({ headers: { cookie } });

test.each(Object.entries(RELEASES))(
  'a release %s shows no drafts of this version, and this version reads what it writes',
  async (kind, commit) => {
    const app = await startAppForTest();
    const { client: admin } = await signedInAdmin(app);
    const slugs = [newSlug(), newSlug()];
    const drafts = await Promise.all(
      slugs.map(
        async (slug) => (await admin.post(DRAFTS, { ...postBody({ slug }), title: 'Half a thought' })).json,
      ),
    );
    const post = await createdPost(admin);
    const withdrawn = await createdPost(admin);
    await admin.put(`${DRAFTS}/${withdrawn.id}`, postBody({ slug: withdrawn.slug, title: 'Half a thought' }));

    const earlier = await startProcess(app.storage, { main: earlierServer(commit) });
    const visitor = new Client(earlier.url, { followsDocs: false });
    const shown = await publicTexts(visitor, [...slugs, withdrawn.slug]);
    expect(shown).toContain(post.slug);
    for (const hidden of [...slugs, withdrawn.slug, 'Half a thought']) expect(shown).not.toContain(hidden);

    const { client: member } = await registerMember(visitor);
    await member.post(PLANS, planBody({ name: 'Saved by the earlier release' }));
    expect((await app.client().get(PLANS, cookiesOf(member))).json).toMatchObject([
      { name: 'Saved by the earlier release' },
    ]);
    if (kind === 'with drafts') {
      const [draft] = drafts;
      const body = postBody({ slug: draft.slug, publishedAt: '2026-02-01' });
      const saved = await visitor.put(`${DRAFTS}/${draft.id}`, body, cookiesOf(admin));
      expect(saved.status).toBe(200);
      expect((await admin.get(`${BLOGS}/${draft.id}`)).json).toMatchObject({
        isDraft: true,
        publishedAt: '2026-02-01',
      });
      expect(await publicTexts(app.client(), [draft.slug])).not.toContain(draft.slug);
    }
  },
);
