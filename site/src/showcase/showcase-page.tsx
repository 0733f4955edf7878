import { useEffect } from 'react';
import { Toasts } from '../app/toasts.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useParams } from '../router.ts';
import { Page } from '../ui/page.tsx';
import { buttonSamples } from './button-samples.tsx';
import { fieldSamples } from './field-samples.tsx';
import { layerSamples } from './layer-samples.tsx';
import { messageSamples } from './message-samples.tsx';
import type { Sample } from './sample.ts';
import { sentenceSamples } from './sentence-samples.tsx';
import * as styles from './showcase.css.ts';
import { textSamples } from './text-samples.tsx';
import { Tokens } from './tokens.tsx';

const samples: readonly Sample[] = [
  ...buttonSamples,
  ...fieldSamples,
  ...messageSamples,
  ...layerSamples,
  ...sentenceSamples,
  ...textSamples,
];

/** Shows every component of `ui/` in every state. Part of the development server only. */
export function ShowcasePage() {
  const { theme } = useParams();
  return theme === 'light' || theme === 'dark' ? <OneTheme theme={theme} /> : <BothThemes />;
}

/** Uses frames, because dialogs, menus, toasts and the theme apply to the whole document. */
function BothThemes() {
  return (
    <main id="main" className={styles.themes}>
      <PageHead title="Components" noindex />
      {['light', 'dark'].map((theme) => (
        <iframe key={theme} className={styles.theme} title={`In the ${theme} theme`} src={`/__ui/${theme}`} />
      ))}
    </main>
  );
}

function OneTheme({ theme }: { theme: 'light' | 'dark' }) {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <>
      <Page>
        <h1 tabIndex={-1}>Components, {theme}</h1>
        <Tokens />
        {samples.map(({ component, states }) => (
          <section
            key={component}
            className={styles.component}
            data-component={component}
            aria-label={component}
          >
            <h2>{component}</h2>
            <div className={styles.states}>
              {Object.entries(states).map(([name, shown]) => (
                <div key={name} className={styles.state}>
                  <p className={styles.name}>{name}</p>
                  <div>{shown}</div>
                </div>
              ))}
            </div>
          </section>
        ))}
      </Page>
      <Toasts />
    </>
  );
}
