import { type GuideSlug, paths } from '../paths.ts';
import type { RouteObject } from '../router.ts';

/** Loads a text of `site/content`. */
type LoadText = () => Promise<typeof import('../../content/method.mdx')>;

/** Returns the route of a guide, whose layout and text are loaded when it is first opened. */
export const guide = (slug: GuideSlug, loadText: LoadText): RouteObject => ({
  path: paths.guide(slug).slice(1),
  lazy: async () => {
    const [{ GuidePage }, { default: Text, ...text }] = await Promise.all([
      import('../features/guides/guide-page.tsx'),
      loadText(),
    ]);
    return { element: <GuidePage slug={slug} Text={Text} {...text} /> };
  },
});

/** Returns the route of a legal page, whose layout and text are loaded when it is first opened. */
export const legal = (path: string, loadText: LoadText): RouteObject => ({
  path: path.slice(1),
  lazy: async () => {
    const [{ LegalPage }, { default: Text, ...text }] = await Promise.all([
      import('../features/legal/legal-page.tsx'),
      loadText(),
    ]);
    return { element: <LegalPage path={path} Text={Text} {...text} /> };
  },
});
