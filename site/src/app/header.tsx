import { Menu as MenuIcon, Moon, Sun, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useMember } from '../api/auth.ts';
import { paths } from '../paths.ts';
import { Link, useLocation } from '../router.ts';
import { chooseColorMode, useColorMode } from '../theme/color-mode.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import * as styles from './header.css.ts';
import { Logo } from './logo.tsx';

const AccountMenu = lazy(async () => ({
  default: (await import('../features/account/account-menu.tsx')).AccountMenu,
}));

const links = [
  { label: 'Calculator', to: paths.calculator },
  { label: 'How It Works', to: paths.howItWorks },
  { label: 'About', to: paths.about },
] as const;

export function Header() {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menuButton.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav id={menuId} className={styles.nav} data-open={open || undefined} aria-label="Main">
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <ThemeToggle />
          <Account />
          <Button
            ref={menuButton}
            kind="quiet"
            className={styles.menuButton}
            aria-expanded={open}
            aria-controls={menuId}
            aria-label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          </Button>
        </div>
      </div>
    </header>
  );
}

function ThemeToggle() {
  const { theme } = useColorMode();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button kind="quiet" aria-label={`Switch to ${next} theme`} onClick={() => chooseColorMode(next)}>
      <Moon aria-hidden="true" size={20} className={styles.moon} />
      <Sun aria-hidden="true" size={20} className={styles.sun} />
    </Button>
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
  // Until the server has answered, a page that carries a session keeps the place empty.
  return (
    <div className={styles.entry} data-unsettled={status === 'loading' || undefined}>
      <ButtonLink kind="quiet" to={paths.login}>
        Log In
      </ButtonLink>
      <span className={styles.wideOnly}>
        <ButtonLink to={paths.calculator}>Get Started</ButtonLink>
      </span>
    </div>
  );
}
