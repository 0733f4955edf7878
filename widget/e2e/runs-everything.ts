/** True in `npm run test:engines`, which opens every host page, with every tool and with every option. */
export const runsEverything = process.env.EMBED_TESTS === 'all';
