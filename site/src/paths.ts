/** Every address of the site, once. */
export const paths = {
  home: '/',
  calculator: '/#calculator',
  howItWorks: '/#how-it-works',
  about: '/#about',
  contact: '/#contact',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  myPlans: '/my-plans',
  profile: '/profile',
  viewPlan: (id: number) => `/view-plan/${id}`,
  editPlan: (id: number) => `/?plan=${id}#calculator`,
  tryScenarios: (id: number) => `/calculator?plan=${id}`,
} as const;
