/** What the landing page claims of the product. An operator makes these true before going live. */
export const claims = {
  trusted: 'Trusted by over 10,000 users',
  users: { figure: '10,000+', label: 'users' },
  acceleration: { figure: '5 years', label: 'average retirement acceleration' },
} as const;
