import { PRODUCT_NAME } from '@whenabouts/core';
import { ArrowUp } from 'lucide-react';
import { memo, Suspense } from 'react';
import { OembedLinks, PageHead } from '../../components/page-head.tsx';
import { BlogTeaser } from '../../features/blog/blog-teaser.tsx';
import { paths } from '../../paths.ts';
import { stack } from '../../ui/layout.css.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Page } from '../../ui/page.tsx';
import { scrollToHeading } from '../scroll.ts';
import { useScrolledPast, useSectionAtCorner } from '../scroll-position.ts';
import { About } from './about.tsx';
import { HeroAndCalculator } from './hero-and-calculator.tsx';
import { HowItWorks } from './how-it-works.tsx';
import * as styles from './landing-page.css.ts';
import { MethodSummary } from './method-summary.tsx';
import { Testimonials } from './testimonials.tsx';

// The server renders the forms; their scripts are not urgent. The sections are memoized, because React would replace the
// server's form with the fallback if it rendered again before the script has loaded.
const ContactForm = lazyWithRetry(
  () => import('../../features/contact/contact-form.tsx').then((m) => m.ContactForm),
  'The contact form cannot be used now.',
);
const NewsletterForm = lazyWithRetry(
  () => import('../../features/contact/newsletter-form.tsx').then((m) => m.NewsletterForm),
  'The newsletter form cannot be used now.',
);

const SHOW_AFTER_PX = 300;
/** Sections with amounts or inputs, which the button must not cover. */
const SECTIONS_WITH_NUMBERS = ['calculator', 'about', 'contact', 'newsletter'] as const;

function ScrollToTop() {
  const isScrolled = useScrolledPast(SHOW_AFTER_PX);
  const coversNumbers = useSectionAtCorner(SECTIONS_WITH_NUMBERS);
  if (!isScrolled || coversNumbers) return null;
  return (
    <button type="button" className={styles.scrollToTop} aria-label="Scroll to top" onClick={scrollToHeading}>
      <ArrowUp aria-hidden="true" size="1.375rem" />
    </button>
  );
}

export function LandingPage() {
  return (
    <Page width="bleed">
      <PageHead
        title="Retirement calculator: when can you retire?"
        description={`${PRODUCT_NAME} shows roughly when you can retire and how much you would have each month. Free, no account needed, calculated in your browser.`}
        path={paths.home}
      />
      <OembedLinks path={paths.home} />
      <HeroAndCalculator />
      <MethodSummary />
      <HowItWorks />
      <Testimonials />
      <section id="blog" tabIndex={-1} className={styles.section} aria-labelledby="blog-heading">
        <BlogTeaser />
      </section>
      <About />
      <Contact />
      <Newsletter />
      <ScrollToTop />
    </Page>
  );
}

const Contact = memo(function Contact() {
  return (
    <section id="contact" tabIndex={-1} className={styles.section} aria-labelledby="contact-heading">
      <div className={styles.contact}>
        <div className={stack[3]}>
          <h2 id="contact-heading">Contact</h2>
          <p className={styles.prose}>
            Question, correction or suggestion? Write to us. We can’t give personal financial advice.
          </p>
        </div>
        <Suspense fallback={null}>
          <ContactForm />
        </Suspense>
      </div>
    </section>
  );
});

const Newsletter = memo(function Newsletter() {
  return (
    <section id="newsletter" tabIndex={-1} className={styles.banner} aria-labelledby="newsletter-heading">
      <div className={styles.bannerInner}>
        <div className={stack[3]}>
          <h2 id="newsletter-heading">The {PRODUCT_NAME} newsletter</h2>
          <p className={styles.prose}>
            Get new articles by email. Each email has a link to unsubscribe. We never share your email
            address.
          </p>
        </div>
        <Suspense fallback={null}>
          <NewsletterForm />
        </Suspense>
      </div>
    </section>
  );
});
