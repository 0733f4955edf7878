import { PRODUCT_NAME } from '@whenabouts/core';
import { useMember } from '../api/auth.ts';
import { guides } from '../features/guides/guides.ts';
import { paths, separateDocuments } from '../paths.ts';
import { Link } from '../router.ts';
import { type ColorMode, chooseColorMode, useColorMode } from '../theme/color-mode.ts';
import { plainList } from '../ui/layout.css.ts';
import * as styles from './footer.css.ts';

const modes: readonly { mode: ColorMode; label: string }[] = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
];

interface FooterLink {
  to: string;
  label: string;
  isForMembers?: boolean;
}

const groups: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Guides',
    links: [
      ...guides.map(({ slug, title }) => ({ to: paths.guide(slug), label: title })),
      { to: paths.howWeCalculate, label: 'How we calculate' },
      { to: paths.facts, label: 'Figures of US law by year' },
    ],
  },
  {
    title: 'More',
    links: [
      { to: paths.calculator, label: 'Calculator' },
      { to: paths.outlook, label: 'Outlook' },
      { to: paths.explainers, label: 'Explainers' },
      { to: paths.blog, label: 'Blog' },
      { to: paths.embed, label: 'Embed the calculator' },
      { to: paths.api, label: 'API for developers' },
      { to: paths.images, label: 'Your images', isForMembers: true },
      { to: paths.contact, label: 'Contact' },
    ],
  },
  {
    title: 'About this site',
    links: [
      { to: paths.privacy, label: 'Privacy Policy' },
      { to: paths.terms, label: 'Terms of Service' },
      { to: paths.cookies, label: 'Cookie Policy' },
      { to: paths.disclaimer, label: 'Disclaimer' },
      { to: paths.sitemap, label: 'Sitemap' },
    ],
  },
];

export function Footer() {
  const { member } = useMember();
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label="Footer">
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.groupTitle}>{title}</h2>
            <ul className={plainList}>
              {links
                .filter(({ isForMembers }) => member || !isForMembers)
                .map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={styles.link} reloadDocument={separateDocuments.includes(to)}>
                      {label}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.bottomRow}>
        <p className={styles.disclaimer}>
          {`${PRODUCT_NAME} shows estimates based on the assumptions it lists. It is not financial, tax or legal advice.`}
        </p>
        <ThemeChoice />
      </div>
    </footer>
  );
}

function ThemeChoice() {
  const { mode: chosen } = useColorMode();
  return (
    <fieldset className={styles.themeChoice}>
      <legend className={styles.legend}>Theme</legend>
      {modes.map(({ mode, label }) => (
        <label key={mode} className={styles.themeOption}>
          <input
            type="radio"
            name="theme"
            value={mode}
            checked={chosen === mode}
            className={styles.radio}
            onChange={() => chooseColorMode(mode)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
