/** Scrolls to the element with this id: smoothly, unless the visitor asked for less motion. */
export function scrollToId(id: string): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
