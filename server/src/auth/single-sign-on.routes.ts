import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import type { Services } from '../services.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { presentAdmin } from './present-admin.ts';
import { finishSingleSignOn } from './single-sign-on.ts';

/** Returns the handlers of logins to the admin area with single sign-on. */
export function singleSignOnRoutes(services: Services) {
  const { config } = services;
  const provider = config.singleSignOn && createIdentityProvider(services, config.singleSignOn);
  const configured = () => {
    if (!provider) throw new HttpError('not_found', { message: 'Single sign-on is not configured.' });
    return provider;
  };
  return {
    readLoginOptions: async () => ({
      singleSignOn: provider !== undefined,
      password: config.adminPasswordLogin,
    }),
    startSingleSignOn: () => configured().start(),
    finishSingleSignOn: async (context) => {
      const { account, token } = await finishSingleSignOn(services, configured(), context);
      await context.startSession(token);
      return presentAdmin(account);
    },
    singleSignOnLogout: async ({ endSession }) => {
      await endSession();
      // The session here has ended, whether or not the provider can be reached.
      const url = await provider?.logoutUrl().catch(() => undefined);
      return url === undefined ? {} : { url };
    },
  } satisfies Partial<Handlers>;
}
