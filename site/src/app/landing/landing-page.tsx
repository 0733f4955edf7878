import { PRODUCT_NAME } from '@whenabouts/core';
import { OembedLinks } from '../../components/oembed-links.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { BlogTeaser } from '../../features/blog/blog-teaser.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { HowItWorks } from './how-it-works.tsx';
import * as styles from './landing-page.css.ts';
import { Newsletter } from './newsletter.tsx';
import { Opening } from './opening.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { Testimonials } from './testimonials.tsx';

export function LandingPage() {
  return (
    <Page width="bleed">
      <PageHead
        title="Retirement calculator: when can you retire?"
        description={`${PRODUCT_NAME} shows roughly when you can retire and how much you would have each month. Free, no account needed, calculated in your browser.`}
        path={paths.home}
      />
      <OembedLinks path={paths.home} />
      <Opening />
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
