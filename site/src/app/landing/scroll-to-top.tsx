import { ArrowUp } from 'lucide-react';
import { scrollToStart } from '../scroll.ts';
import { useScrolledPast, useSectionAtCorner } from '../scroll-position.ts';
import * as styles from './scroll-to-top.css.ts';

const SHOW_AFTER_PX = 300;
/** Sections with amounts or inputs, which the button must not cover. */
const SECTIONS_WITH_NUMBERS = ['calculator', 'about', 'contact', 'newsletter'] as const;

export function ScrollToTop() {
  const isScrolled = useScrolledPast(SHOW_AFTER_PX);
  const coversNumbers = useSectionAtCorner(SECTIONS_WITH_NUMBERS);
  if (!isScrolled || coversNumbers) return null;
  return (
    <button type="button" className={styles.button} aria-label="Scroll to top" onClick={scrollToStart}>
      <ArrowUp aria-hidden="true" size={22} />
    </button>
  );
}
