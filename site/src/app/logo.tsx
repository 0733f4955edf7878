import { PRODUCT_NAME } from '@whenabouts/core';
import { paths } from '../paths.ts';
import { Link } from '../router.ts';
import * as styles from './header.css.ts';

interface LogoProps {
  to?: string;
  /** Names the link's target in the accessible name. */
  target?: string;
}

export function Logo({ to = paths.home, target = 'home' }: LogoProps) {
  return (
    <Link to={to} className={styles.logo} aria-label={`${PRODUCT_NAME}, ${target}`}>
      <svg width="1.875rem" height="1.375rem" viewBox="0 0 30 22" aria-hidden="true">
        <path className={styles.logoFan} d="M1 20 C12 19 21 13 29 2 L29 17 C20 19 10 20 1 20 Z" />
        <path className={styles.logoLine} d="M1 20 C12 19.6 21 16.4 29 10" />
        <circle className={styles.logoYou} cx="18.5" cy="16.4" r="3" />
      </svg>
      <span className={styles.wordMark}>{PRODUCT_NAME}</span>
    </Link>
  );
}
