export type GuideSlug =
  | 'retirement-planning'
  | 'investment-strategies'
  | 'social-security'
  | 'tax-planning'
  | 'healthcare';

export const paths = {
  home: '/',
  calculator: '/#calculator',
  /** Another path of the landing page. */
  calculatorPage: '/calculator',
  howItWorks: '/#how-it-works',
  about: '/#about',
  contact: '/#contact',
  newsletter: '/#newsletter',
  blog: '/blog',
  atomFeed: '/feed.xml',
  rssFeed: '/rss.xml',
  post: (slug: string) => `/blog/${slug}`,
  guides: '/guides',
  explainers: '/explainers',
  explainer: (slug: string) => `/explainers/${slug}`,
  /** Former path of the explainers. */
  oldExplainers: '/guides/old',
  facts: '/facts',
  howWeCalculate: '/how-we-calculate',
  outlook: '/outlook',
  /** The outlook of a saved plan or, without one, of the visitor's numbers. */
  planOutlook: (id: number | undefined) => (id === undefined ? '/outlook' : `/outlook?plan=${id}`),
  embed: '/embed',
  embedPrivacy: '/embed/privacy',
  embedAccessibility: '/embed/accessibility',
  api: '/docs/api',
  factsTopic: (id: string) => `/facts#${id}`,
  guide: (slug: GuideSlug) => `/guides/${slug}`,
  login: '/login',
  register: '/register',
  save: '/save',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  myPlans: '/my-plans',
  profile: '/profile',
  images: '/images',
  viewPlan: (id: number) => `/view-plan/${id}`,
  checkIn: (id: number) => `/check-in/${id}`,
  editPlan: (id: number) => `/?plan=${id}#calculator`,
  tryScenarios: (id: number) => `/calculator?plan=${id}#calculator`,
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  disclaimer: '/disclaimer',
  sitemap: '/sitemap-page',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminAuthor: '/admin/author',
  adminSecurity: '/admin/security',
  adminPartners: '/admin/partners',
  adminTeam: '/admin/team',
  adminNewsletter: '/admin/newsletter',
  adminImport: '/admin/import',
  adminRedirects: '/admin/redirects',
  newsletterCampaign: (postId: number) => `/admin/newsletter/${postId}`,
  newPost: '/admin/blogs/new',
  editPost: (id: number) => `/admin/blogs/edit/${id}`,
  previewPost: (id: number) => `/admin/blogs/preview/${id}`,
} as const;

/** Feeds, and pages with their own Content Security Policy: links to them must load a new document. */
export const separateDocuments: readonly string[] = [paths.embed, paths.api, paths.atomFeed, paths.rssFeed];
