import { ArrowUp } from 'lucide-react';
import { scrollToStart } from '../scroll.ts';
import { useScrolledPast } from '../scroll-position.ts';
import * as styles from './scroll-to-top.css.ts';

const SHOW_AFTER_PX = 300;

export function ScrollToTop() {
  const shown = useScrolledPast(SHOW_AFTER_PX);
  if (!shown) return null;
  return (
    <button type="button" className={styles.button} aria-label="Scroll to top" onClick={scrollToStart}>
      <ArrowUp aria-hidden="true" size={22} />
    </button>
  );
}
