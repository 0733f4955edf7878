/**
 * Method and path of an endpoint. Separate from the endpoint definitions, so that pages that only send requests load no
 * schemas.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` is a number; other parameters are text, such as a slug. */
  readonly path: `/${string}`;
}

export const routes = {
  me: { method: 'GET', path: '/api/auth/me' },
  listCommonPasswords: { method: 'GET', path: '/api/auth/common-passwords/{prefix}' },
  login: { method: 'POST', path: '/api/auth/login' },
  register: { method: 'POST', path: '/api/auth/register' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  updateProfile: { method: 'PUT', path: '/api/auth/profile' },
  changePassword: { method: 'POST', path: '/api/auth/change-password' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  exportAccount: { method: 'GET', path: '/api/auth/export' },
  deleteAccount: { method: 'POST', path: '/api/auth/delete-account' },
  listSessions: { method: 'GET', path: '/api/auth/sessions' },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/{session}' },
  endOtherSessions: { method: 'POST', path: '/api/auth/end-other-sessions' },
  adminLogin: { method: 'POST', path: '/api/admin/login' },
  checkAdmin: { method: 'GET', path: '/api/admin/check-auth' },
  adminLogout: { method: 'POST', path: '/api/admin/logout' },
  testEmail: { method: 'POST', path: '/api/test-email' },
  listPlans: { method: 'GET', path: '/api/retirement-plans' },
  readPlan: { method: 'GET', path: '/api/retirement-plans/{id}' },
  createPlan: { method: 'POST', path: '/api/retirement-plans' },
  updatePlan: { method: 'PUT', path: '/api/retirement-plans/{id}' },
  deletePlan: { method: 'DELETE', path: '/api/retirement-plans/{id}' },
  contact: { method: 'POST', path: '/api/contact' },
  subscribe: { method: 'POST', path: '/api/newsletter' },
  confirmSubscription: { method: 'POST', path: '/api/newsletter/confirm' },
  unsubscribe: { method: 'POST', path: '/api/newsletter/unsubscribe/{token}' },
  listPosts: { method: 'GET', path: '/api/blog-posts' },
  readPost: { method: 'GET', path: '/api/blog-posts/{slug}' },
  createPost: { method: 'POST', path: '/api/blog-posts' },
  updatePost: { method: 'PUT', path: '/api/blog-posts/{id}' },
  previewPost: { method: 'POST', path: '/api/admin/blogs/preview' },
  editPost: { method: 'GET', path: '/api/admin/blogs/{id}' },
  deletePost: { method: 'DELETE', path: '/api/admin/blogs/{id}' },
  readAuthor: { method: 'GET', path: '/api/admin/author' },
  updateAuthor: { method: 'PUT', path: '/api/admin/author' },
  listImages: { method: 'GET', path: '/api/images' },
  uploadImage: { method: 'POST', path: '/api/images' },
  readImage: { method: 'GET', path: '/api/images/{image}' },
  deleteImage: { method: 'DELETE', path: '/api/images/{image}' },
  createHandoff: { method: 'POST', path: '/api/handoffs' },
  readOembed: { method: 'GET', path: '/oembed' },
  readReceipt: { method: 'GET', path: '/api/handoffs/{handoff}' },
  claimHandoff: { method: 'POST', path: '/api/handoff-claims' },
  readPartner: { method: 'GET', path: '/api/partners/{partner}' },
  listPartners: { method: 'GET', path: '/api/admin/partners' },
  createPartner: { method: 'POST', path: '/api/admin/partners' },
  updatePartner: { method: 'PUT', path: '/api/admin/partners/{partner}' },
  issuePartnerLink: { method: 'POST', path: '/api/admin/partner-links/{partner}' },
  revokePartnerLink: { method: 'DELETE', path: '/api/admin/partner-links/{partner}' },
  readPartnerStats: { method: 'GET', path: '/api/partner-stats/{token}' },
  deletePartner: { method: 'DELETE', path: '/api/admin/partners/{partner}' },
  listCampaigns: { method: 'GET', path: '/api/admin/newsletter/issues' },
  readCampaign: { method: 'GET', path: '/api/admin/newsletter/issues/{id}' },
  previewCampaign: { method: 'GET', path: '/api/admin/newsletter/previews/{id}' },
  testCampaign: { method: 'POST', path: '/api/admin/newsletter/tests/{id}' },
  startCampaign: { method: 'POST', path: '/api/admin/newsletter/issues/{id}' },
  stopCampaign: { method: 'POST', path: '/api/admin/newsletter/stop/{id}' },
  continueCampaign: { method: 'POST', path: '/api/admin/newsletter/continue/{id}' },
} as const satisfies Record<string, Route>;

/** Widths in pixels of the smaller copies of an image, selected with `?w=`. */
export const imageWidths = [320, 640, 960, 1200] as const;
