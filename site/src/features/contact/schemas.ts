// Loaded when a form is used: most visitors of the page never write.
export { ContactBody, NewsletterBody, problemsByField } from '@whenabouts/server/contract';
export { safeParse } from 'valibot';
