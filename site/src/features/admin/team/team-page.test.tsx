import type { PostSummary, TeamMember } from '@whenabouts/server/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder, requestsTo } from '../../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field } from '../../../../test/page-actions.ts';
import { dialogTitled, editorApi } from '../../../../test/post-editor.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { admin, postSummary } from '../../../../test/samples.ts';

const you: TeamMember = { id: 1, email: admin.email, role: 'owner', isYou: true };
const writer: TeamMember = { id: 2, email: 'writer@example.com', role: 'author', isYou: false };
const roleField = page.getByRole('combobox', { name: 'Role' });
const cards = page.getByRole('main').getByRole('listitem');

const openTeam = (lists: (TeamMember[] | Response)[], api: Handlers = {}) =>
  renderPage('/admin/team', {
    session: 'admin',
    api: { ...editorApi, 'GET /api/admin/team': inOrder<TeamMember[] | Response>(...lists), ...api },
  });

describe('the team page', () => {
  test('adds a person with the fewest rights by default, and shows the server’s error at the field', async () => {
    const taken = 'This person is in the team already.';
    const { requests } = await openTeam([[you], [you, writer]], {
      'POST /api/admin/team': inOrder<TeamMember | Response>(
        errorResponse('taken', taken, { email: taken }),
        writer,
      ),
    });
    await button('Add Person').click();
    await expect.element(field('Email')).toHaveFocus();
    await field('Email').fill(writer.email);
    await button('Add').click();
    await expectFieldError('Email', taken);
    await button('Add').click();
    await expectToast('Person added', 'An email explains how to log in.');
    expect(requestsTo(requests, 'POST /api/admin/team').at(-1)?.body).toEqual({
      email: writer.email,
      role: 'author',
    });
    await expect.element(cards.nth(1)).toMatchTextContent('Author');
  });

  test('changes a role, and says why the last owner keeps it', async () => {
    const lastOwner = 'This is the only owner. Make another person an owner first.';
    const { requests } = await openTeam(
      [
        [you, writer],
        [you, { ...writer, role: 'editor' }],
      ],
      {
        'PUT /api/admin/team/{id}': inOrder<TeamMember | Response>(errorResponse('last_owner', lastOwner), {
          ...writer,
          role: 'editor',
        }),
      },
    );
    await button(`Change role ${you.email}`).click();
    await roleField.selectOptions('Editor: all posts and the newsletter');
    await button('Save').click();
    await expect.element(dialogTitled('Change role').getByRole('alert')).toMatchTextContent(lastOwner);
    await button('Cancel').click();
    await button(`Change role ${writer.email}`).click();
    await expect.element(roleField).toHaveValue('author');
    await roleField.selectOptions('Editor: all posts and the newsletter');
    await button('Save').click();
    await expectToast('Role changed');
    expect(requestsTo(requests, 'PUT /api/admin/team/{id}').at(-1)?.body).toEqual({ role: 'editor' });
    await expect.element(cards.nth(1)).toMatchTextContent('Editor');
  });

  test('removes a person after a confirmation', async () => {
    await openTeam([[you, writer], [you]], { 'DELETE /api/admin/team/{id}': undefined });
    await button(`Remove ${writer.email}`).click();
    await dialogTitled('Remove Person')
      .getByRole('button', { name: `Remove ${writer.email}` })
      .click();
    await expectToast('Person removed');
    await expect.element(page.getByRole('heading', { name: 'Only you' })).toBeVisible();
  });

  test('shows that loading failed, and tries again', async () => {
    await openTeam([errorResponse('unavailable', 'Later.'), [you]]);
    await expect.element(page.getByText('The team could not be loaded.')).toBeVisible();
    await button('Try again').click();
    await expect.element(cards.nth(0)).toMatchTextContent('Owner, you');
  });
});

describe.each(['author', 'editor'] as const)('an %s', (role) => {
  const asRole = { ...editorApi, 'GET /api/admin/check-auth': { ...admin, role } };
  const posts: PostSummary[] = [
    { ...postSummary, id: 7, title: 'A post of someone else' },
    { ...postSummary, id: 8, title: 'An own post', isOwn: true },
  ];

  test('sees only the buttons of the role on the dashboard', async () => {
    const { requests } = await renderPage('/admin/dashboard', {
      session: 'admin',
      api: { ...asRole, 'GET /api/blog-posts': posts },
    });
    await expect.element(page.getByRole('rowheader', { name: 'An own post' })).toBeVisible();
    const names = ['Author', 'Security', 'Partners', 'Team', 'Newsletter', 'New Blog Post'];
    const links = names.filter((name) => page.getByRole('link', { name, exact: true }).query());
    const ofOthers = page.getByRole('link', { name: 'Edit A post of someone else' }).elements();
    const send = page.getByRole('link', { name: /^Email to subscribers/ }).elements();
    expect([links, ofOthers.length, send.length]).toEqual(
      role === 'author'
        ? [['Author', 'Security', 'New Blog Post'], 0, 0]
        : [['Author', 'Security', 'Newsletter', 'New Blog Post'], 1, 2],
    );
    const paths = requests.map(({ operation }) => operation);
    expect(paths).not.toContain('GET /api/admin/members/count');
    if (role === 'author') expect(paths.filter((path) => path.includes('newsletter'))).toEqual([]);
  });

  test('is told on pages of owners who can open them, and nothing is requested', async () => {
    for (const path of ['/admin/team', '/admin/partners']) {
      const { requests } = await renderPage(path, { session: 'admin', api: asRole });
      await expect.element(page.getByText(/^Only an owner can open this page/)).toBeVisible();
      expect(requests.map(({ operation }) => operation)).not.toContain(`GET /api${path}`);
    }
  });
});
