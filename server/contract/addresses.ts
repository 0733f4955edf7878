/**
 * Where every endpoint is. Apart from the endpoints themselves, so that a page that only calls them
 * loads no schemas.
 */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` stands for a row's number. */
  readonly path: `/${string}`;
}

export const addresses = {
  me: { method: 'GET', path: '/api/auth/me' },
  login: { method: 'POST', path: '/api/auth/login' },
  register: { method: 'POST', path: '/api/auth/register' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  updateProfile: { method: 'PUT', path: '/api/auth/profile' },
  changePassword: { method: 'POST', path: '/api/auth/change-password' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  exportAccount: { method: 'GET', path: '/api/auth/export' },
  deleteAccount: { method: 'POST', path: '/api/auth/delete-account' },
  adminLogin: { method: 'POST', path: '/api/admin/login' },
  checkAdmin: { method: 'GET', path: '/api/admin/check-auth' },
  adminLogout: { method: 'POST', path: '/api/admin/logout' },
  testEmail: { method: 'POST', path: '/api/test-email' },
  listPlans: { method: 'GET', path: '/api/retirement-plans' },
  readPlan: { method: 'GET', path: '/api/retirement-plans/{id}' },
  createPlan: { method: 'POST', path: '/api/retirement-plans' },
  updatePlan: { method: 'PUT', path: '/api/retirement-plans/{id}' },
  deletePlan: { method: 'DELETE', path: '/api/retirement-plans/{id}' },
} as const satisfies Record<string, Address>;
