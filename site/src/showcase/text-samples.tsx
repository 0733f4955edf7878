import { DailySaves } from '../components/daily-saves.tsx';
import { OembedLinks } from '../components/oembed-links.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ShareActions } from '../components/share-actions.tsx';
import * as page from '../ui/page.css.ts';
import { PrintedUrl } from '../ui/printed-url.tsx';
import { prose } from '../ui/prose.css.ts';
import { contents } from '../ui/table-of-contents.css.ts';
import { TableOfContents } from '../ui/table-of-contents.tsx';
import { TextWithContents } from '../ui/text-with-contents.tsx';
import type { Sample } from './sample.ts';

export const textSamples: readonly Sample[] = [
  {
    component: 'Page',
    states: { 'around this page': <p>The main element, the target of the skip link.</p> },
  },
  {
    component: 'PageHead',
    states: {
      'in the title above': (
        <>
          <PageHead title="Components" noindex />
          <p>The title of this page, which is kept out of search results.</p>
        </>
      ),
    },
  },
  {
    component: 'FormPage',
    states: { 'in place of Page': <p>The main element of a page with one form and a text beside it.</p> },
  },
  {
    component: 'OembedLinks',
    states: {
      'in the head': (
        <>
          <OembedLinks path="/__ui" />
          <p>Two links for sites that turn a pasted URL into a frame.</p>
        </>
      ),
    },
  },
  {
    component: 'DailySaves',
    states: {
      'of three days': (
        <DailySaves
          saves={[
            { day: '2026-11-20', count: 3 },
            { day: '2026-11-21', count: 0 },
            { day: '2026-11-22', count: 5 },
          ]}
        />
      ),
      none: <DailySaves saves={[{ day: '2026-11-22', count: 0 }]} />,
    },
  },
  {
    component: 'ShareActions',
    states: {
      'of a result': (
        <ShareActions
          link="https://example.com/#plan=1"
          linkLabel="Link to this result"
          copied={{ title: 'Link copied', text: 'It opens these numbers.' }}
          file="result"
          csv={() => 'Age\r\n35\r\n'}
        />
      ),
    },
  },
  {
    component: 'TableOfContents',
    states: {
      'of a long page': (
        <TableOfContents
          className={contents}
          sections={[
            { id: 'sum', heading: 'Start with a year of spending' },
            { id: 'time', heading: 'But time does most of the saving' },
          ]}
        />
      ),
    },
  },
  {
    component: 'TextWithContents',
    states: {
      'a long page': (
        <article>
          <TextWithContents
            sectionClassName={prose}
            sections={[
              {
                id: 'spending',
                heading: 'Spending',
                body: (
                  <p>
                    A year’s expenses today say more about the retirement you want than a share of your pay,
                    because your pay also covers taxes, savings and the way to work.
                  </p>
                ),
              },
              {
                id: 'saving',
                heading: 'Saving',
                body: (
                  <p>
                    What is left at the end of a month is easier to save if it leaves your account on payday.
                  </p>
                ),
              },
            ]}
          />
        </article>
      ),
    },
  },
  { component: 'PrintedUrl', states: { 'in print only': <PrintedUrl path="/__ui" /> } },
  {
    component: 'prose',
    states: {
      'elements of a post': (
        <div className={prose}>
          <h2>A heading of level 2</h2>
          <p>
            A paragraph with <strong>strong</strong> and <em>emphasized</em> words and{' '}
            <a href="#top">a link to the top</a>.
          </p>
          <h3>A heading of level 3</h3>
          <ul>
            <li>An item</li>
            <li>
              Another
              <ol>
                <li>with a nested item</li>
              </ol>
            </li>
          </ul>
        </div>
      ),
    },
  },
  {
    component: 'page',
    states: {
      'a card': (
        <div className={page.card}>
          <p className={page.bigNumber}>$3,400</p>
          <p className={page.caption}>a month, roughly</p>
        </div>
      ),
      'a lead': <p className={page.lead}>What a page is about, in a sentence or two below its heading.</p>,
      'two ends of a row': (
        <div className={page.between}>
          <span>Plan 2030</span>
          <span>at 65</span>
        </div>
      ),
    },
  },
];
