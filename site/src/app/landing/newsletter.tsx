import { PRODUCT_NAME } from '@whenabouts/core';
import { NewsletterForm } from '../../features/contact/newsletter-form.tsx';
import * as styles from './landing-page.css.ts';

export function Newsletter() {
  return (
    <section id="newsletter" tabIndex={-1} className={styles.banner} aria-labelledby="newsletter-heading">
      <div className={styles.bannerInner}>
        <div className={styles.contactText}>
          <h2 id="newsletter-heading">The {PRODUCT_NAME} newsletter</h2>
          <p className={styles.prose}>
            Get new articles by email. Unsubscribe in one click. We never share your email address.
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
