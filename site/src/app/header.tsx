import { Menu as MenuIcon, X } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useMember } from '../api/auth.ts';
import type { AccountMenuProps } from '../features/account/account-menu.tsx';
import { paths } from '../paths.ts';
import { Link, useLocation } from '../router.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import * as styles from './header.css.ts';
import { Logo } from './logo.tsx';
import { useActiveSection } from './scroll-position.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const AccountMenu = lazy<ComponentType<AccountMenuProps>>(async () => ({
  default: await import('../features/account/account-menu.tsx').then(
    (module) => module.AccountMenu,
    () => PlansLink,
  ),
}));

/** Replaces the account menu if its script cannot be loaded. */
function PlansLink() {
  return (
    <ButtonLink kind="quiet" to={paths.myPlans}>
      My Saved Plans
    </ButtonLink>
  );
}

const links = [
  { label: 'Calculator', to: paths.calculator },
  { label: 'Outlook', to: paths.outlook },
  { label: 'How It Works', to: paths.howItWorks },
  { label: 'Blog', to: paths.blog },
  { label: 'Guides', to: paths.guides },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
] as const;

/** Sections of the landing page that the header links to. */
const sections = ['calculator', 'how-it-works', 'about', 'contact'] as const;

/** Returns a function that computes `aria-current` for a link to a page or a section. */
function useCurrent(): (to: string) => 'page' | 'location' | undefined {
  const { pathname } = useLocation();
  const section = useActiveSection(sections);
  return (to) => {
    if (section !== undefined && to === `/#${section}`) return 'location';
    return to !== '/' && !to.includes('#') && `${pathname}/`.startsWith(`${to}/`) ? 'page' : undefined;
  };
}

export function Header() {
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const { member } = useMember();
  const current = useCurrent();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menuButton.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen]);

  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <nav id={menuId} className={styles.nav} data-open={isOpen || undefined} aria-label="Main">
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link} aria-current={current(to)}>
                  {label}
                </Link>
              </li>
            ))}
            <li className={styles.phoneOnly}>
              <Link to={paths.explainers} className={styles.link} aria-current={current(paths.explainers)}>
                Explainers
              </Link>
            </li>
            <li className={styles.phoneOnly}>
              <ThemeToggle />
            </li>
            {!member && (
              <li className={styles.narrowOnly}>
                <GetStarted />
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.controls}>
          <span className={styles.notOnPhone}>
            <ThemeToggle />
          </span>
          <Account />
          <Button
            ref={menuButton}
            kind="quiet"
            className={styles.menuButton}
            aria-expanded={isOpen}
            aria-controls={menuId}
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X aria-hidden="true" size="1.5rem" /> : <MenuIcon aria-hidden="true" size="1.5rem" />}
          </Button>
        </div>
      </div>
    </header>
  );
}

function Account() {
  const { status, member } = useMember();
  if (member) {
    return (
      <Suspense fallback={null}>
        <AccountMenu member={member} />
      </Suspense>
    );
  }
  return (
    <div className={styles.loginLinks} data-loading={status === 'loading' || undefined}>
      <ButtonLink kind="quiet" to={paths.login}>
        Log In
      </ButtonLink>
      <span className={styles.wideOnly}>
        <GetStarted />
      </span>
    </div>
  );
}

function GetStarted() {
  return <ButtonLink to={paths.calculator}>Get Started</ButtonLink>;
}
