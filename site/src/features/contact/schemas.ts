// Loaded when a visitor focuses a form: most never do.
export { ContactBody, messagesByField, NewsletterBody } from '@whenabouts/server/contract';
export { safeParse } from 'valibot';
