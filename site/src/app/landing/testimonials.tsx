import { useContext } from 'react';
import { testimonials } from './claims.ts';
import { ExampleMark } from './example-mark.tsx';
import { HideClaimsContext } from './hide-claims-context.ts';
import * as styles from './landing-page.css.ts';

export function Testimonials() {
  if (useContext(HideClaimsContext)) return null;
  return (
    <section className={styles.section} aria-labelledby="testimonials-heading">
      <h2 id="testimonials-heading">What people say</h2>
      <ul className={styles.testimonials}>
        {testimonials.map(({ text, initials, name, status }) => (
          <li key={name}>
            <figure className={styles.testimonial}>
              <blockquote className={styles.quote}>
                <p>{text}</p>
              </blockquote>
              <figcaption className={styles.testimonialAuthor}>
                <span className={styles.testimonialInitials} aria-hidden="true">
                  {initials}
                </span>
                <span>
                  <strong className={styles.testimonialName}>{name}</strong>
                  {status}
                </span>
                <ExampleMark />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
