import { presets } from '@whenabouts/embed/presets';
import type { PageVariant, PostSummary } from '@whenabouts/server/contract';
import { postKeys } from '../api/posts.ts';
import { blogPath, readFilters } from '../features/blog/blog-filters.ts';
import { CARDS_PER_PAGE, viewBlog } from '../features/blog/blog-view.ts';
import { embedPath, presetSettings, readSettings } from '../features/embed/embed-settings.ts';
import { explainerNames, namedExplainer } from '../features/explainers/explainer-names.ts';
import { paths } from '../paths.ts';

type FindVariant = (path: string, params: URLSearchParams) => PageVariant;

const fixed = (url: string): PageVariant => ({ url, values: async () => 'fixed' });
const arbitrary = (url: string): PageVariant => ({ url, values: async () => 'arbitrary' });
/** A variant that is stored if the posts have it. An outage counts as having no posts. */
const stored = (url: string, isStored: (posts: readonly PostSummary[]) => boolean): PageVariant => ({
  url,
  values: async (read) => {
    const posts = (await read(postKeys.all).catch(() => [])) as readonly PostSummary[];
    return isStored(posts) ? 'stored' : 'arbitrary';
  },
});

// The browser loads the plan: the server renders the same page for all plans.
const withPlan: FindVariant = (path, params) => fixed(params.has('plan') ? `${path}?plan=` : path);

/** The URLs of the page about the embed that have the settings of a preset. */
const presetEmbeds: ReadonlySet<string> = new Set(
  [
    ...presets.map(presetSettings),
    ...presets.map(({ name }) => readSettings(new URLSearchParams({ preset: name }))),
  ].map(embedPath),
);
const newEmbed = embedPath(presetSettings({ attributes: {} }));

/** The variants of the routes that have several, by the path of the route. */
const variants: Readonly<Record<string, FindVariant>> = {
  [paths.home]: withPlan,
  [paths.calculatorPage]: withPlan,
  [paths.outlook]: withPlan,
  [paths.oldExplainers]: (path, params) => {
    const open = namedExplainer(path, params);
    return fixed(open ? `${path}?tab=${explainerNames[open].slug}` : path);
  },
  [paths.blog]: (_, params) => {
    const filters = readFilters(params);
    const url = blogPath(filters);
    if (url === paths.blog) return fixed(url);
    if (filters.search !== '') return arbitrary(url);
    const firstCard = CARDS_PER_PAGE * (filters.pages - 1);
    return stored(url, (posts) => viewBlog(posts, filters).matchCount > firstCard);
  },
  [paths.post(':slug')]: (path) =>
    stored(path, (posts) => posts.some(({ slug }) => path === paths.post(slug))),
  [paths.embed]: (_, params) => {
    const url = embedPath(readSettings(params));
    if (url === newEmbed) return fixed(paths.embed);
    return presetEmbeds.has(url) ? fixed(url) : arbitrary(url);
  },
  '/partner-stats/:token': arbitrary,
};

/**
 * Returns the variant of a page that a URL shows.
 *
 * @param pattern Path of the page's route, such as "/view-plan/:id". It is also the URL to render if the route has one
 *   page for all values, such as the page for missing pages, and pages whose values only the browser reads.
 */
export const pageVariant = (pattern: string, path: string, search: string): PageVariant =>
  variants[pattern]?.(path, new URLSearchParams(search)) ?? fixed(pattern);
