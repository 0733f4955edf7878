import { dense, view } from './theme.css.ts';

/** Declarations of cards, and of the placeholder for them. */
export const cardBase = {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: dense('12px'),
  padding: `${dense('min(20px, 5cqi)')} ${dense('min(24px, 5cqi)')}`,
  background: view.color.surface,
  border: `1px solid ${view.color.line}`,
  borderRadius: view.radius.large,
} as const;
