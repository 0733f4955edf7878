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
  listPlans: { method: 'GET', path: '/api/retirement-plans' },
  readPlan: { method: 'GET', path: '/api/retirement-plans/{id}' },
  createPlan: { method: 'POST', path: '/api/retirement-plans' },
  updatePlan: { method: 'PUT', path: '/api/retirement-plans/{id}' },
  deletePlan: { method: 'DELETE', path: '/api/retirement-plans/{id}' },
} as const satisfies Record<string, Address>;
