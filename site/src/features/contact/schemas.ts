// Loaded when a visitor focuses a form, which most do not.
export { ContactBody, messagesByField, NewsletterBody } from '@whenabouts/server/contract';
export { safeParse } from 'valibot';
