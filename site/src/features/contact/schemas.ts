// Loaded when a visitor focuses a form: most never do.
export { ContactBody, NewsletterBody, problemsByField } from '@whenabouts/server/contract';
export { safeParse } from 'valibot';
