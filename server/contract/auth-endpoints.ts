import { addresses } from './addresses.ts';
import { LoginBody, Member, RegisterBody } from './auth.ts';
import type { Endpoint } from './endpoint.ts';

export const authEndpoints = {
  me: {
    ...addresses.me,
    summary: 'The signed-in member',
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: Member,
    fails: [],
  },
  login: {
    ...addresses.login,
    summary: 'Sign in',
    access: 'anyone',
    throttle: 'login',
    hashesPassword: true,
    body: LoginBody,
    status: 200,
    answer: Member,
    fails: ['unauthenticated'],
  },
  register: {
    ...addresses.register,
    summary: 'Create an account and sign in',
    access: 'anyone',
    throttle: 'register',
    hashesPassword: true,
    body: RegisterBody,
    status: 201,
    answer: Member,
    fails: ['taken'],
  },
  logout: {
    ...addresses.logout,
    summary: 'End this session; without one, nothing happens',
    access: 'anyone',
    throttle: 'none',
    status: 204,
    fails: [],
  },
} as const satisfies Record<string, Endpoint>;
