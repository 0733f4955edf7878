import { ContactForm } from '../../features/contact/contact-form.tsx';
import * as styles from './landing-page.css.ts';

export function Contact() {
  return (
    <section id="contact" tabIndex={-1} className={styles.section} aria-labelledby="contact-heading">
      <div className={styles.contact}>
        <div className={styles.contactText}>
          <h2 id="contact-heading">Contact</h2>
          <p className={styles.prose}>
            Question, correction or suggestion? Write to us. A person reads every message and answers it. We
            can’t give personal financial advice.
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
