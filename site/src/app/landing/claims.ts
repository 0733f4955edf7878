/**
 * True while the claims and testimonials below are examples; the server warns at startup. Set it to false after
 * replacing them.
 */
export const areExamples: boolean = true;

/** Example claims of the landing page. The site's operator must replace them with true claims before going live. */
export const claims = {
  trusted: 'Trusted by over 10,000 users',
  users: { value: '10,000+', label: 'users' },
  acceleration: { value: '5 years', label: 'average retirement acceleration' },
} as const;

/** Example testimonials. The site's operator must replace them with real testimonials before going live. */
export const testimonials = [
  {
    text: 'I had put off the question for years. Six numbers later I knew which of my worries were real, and which one I could do something about.',
    initials: 'MR',
    name: 'Maria R.',
    status: 'Plans to retire at 63',
  },
  {
    text: 'It shows a range and says why. It’s the first calculator I’ve trusted enough to save a plan.',
    initials: 'DK',
    name: 'Daniel K.',
    status: 'Saving for fifteen years',
  },
  {
    text: 'We tried three dates side by side on a Sunday afternoon, and picked one we can both live with.',
    initials: 'JT',
    name: 'Joan and Tom',
    status: 'Retired last spring',
  },
] as const;
