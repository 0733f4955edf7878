import * as v from 'valibot';
import type { AdminRole } from '../../contract/index.ts';
import { issuer, rolesOfGroups, text } from './config-values.ts';

export const singleSignOnVariables = {
  SSO_ISSUER: v.optional(issuer),
  SSO_CLIENT_ID: text(''),
  SSO_CLIENT_SECRET: text(''),
  SSO_SCOPE: text('openid profile email'),
  SSO_GROUPS_CLAIM: text('groups'),
  SSO_ROLES: v.optional(rolesOfGroups),
};

const Variables = v.object(singleSignOnVariables);

export type SingleSignOnConfig = NonNullable<ReturnType<typeof singleSignOnFrom>>;

/** Returns undefined if there is no single sign-on. */
export function singleSignOnFrom(env: v.InferOutput<typeof Variables>) {
  if (env.SSO_ISSUER === undefined) return undefined;
  return {
    issuer: env.SSO_ISSUER,
    clientId: env.SSO_CLIENT_ID,
    /** Empty for a client without a secret. */
    clientSecret: env.SSO_CLIENT_SECRET,
    scope: env.SSO_SCOPE,
    /** The claim with the names of the person's groups. */
    groupsClaim: env.SSO_GROUPS_CLAIM,
    rolesOfGroups: env.SSO_ROLES ?? new Map<string, AdminRole>(),
  };
}

export const missingForSingleSignOn = ({ clientId, rolesOfGroups: roles }: SingleSignOnConfig): string[] => [
  ...(clientId === '' ? ['SSO_CLIENT_ID must be set with SSO_ISSUER'] : []),
  ...(roles.size === 0 ? ['SSO_ROLES must be set with SSO_ISSUER'] : []),
];
