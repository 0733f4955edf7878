import { expect } from 'vitest';
import { testScreens } from '../../../test/accessible-screen.ts';
import { button, expectFieldError } from '../../../test/page-actions.ts';
import { renderComponent } from '../../../test/render-page.tsx';
import { Page } from '../../ui/page.tsx';
import { ContactForm } from './contact-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

testScreens({
  'a contact form and a newsletter form with errors': async () => {
    await renderComponent(
      <Page>
        <h1>Home</h1>
        <ContactForm />
        <NewsletterForm />
      </Page>,
    );
    await button('Send Message').click();
    await button('Subscribe').click();
    await expectFieldError('Name', 'Name must be at least 2 characters.');
    await expect.poll(() => document.querySelectorAll('[aria-invalid=true]')).toHaveLength(4);
  },
});
