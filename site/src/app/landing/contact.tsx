import { ContactForm } from '../../features/contact/contact-form.tsx';
import * as styles from './landing-page.css.ts';

export function Contact() {
  return (
    <section id="contact" tabIndex={-1} className={styles.section} aria-labelledby="contact-heading">
      <div className={styles.contact}>
        <div className={styles.contactText}>
          <h2 id="contact-heading">Contact</h2>
          <p className={styles.prose}>
            A question about a number, a mistake that you found, a wish: write to us. People read it, and
            people answer. We cannot give personal financial advice.
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
