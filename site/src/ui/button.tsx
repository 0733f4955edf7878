import type { ComponentProps } from 'react';
import { Link } from '../router.ts';
import * as styles from './button.css.ts';

type Kind = keyof typeof styles.button;

/** A button. Not a submit button unless `type` says so. */
export function Button({
  kind = 'primary',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { kind?: Kind }) {
  return <button type={type} className={styles.button[kind]} {...rest} />;
}

export function ButtonLink({ kind = 'primary', ...rest }: ComponentProps<typeof Link> & { kind?: Kind }) {
  return <Link className={styles.button[kind]} {...rest} />;
}

export interface PendingButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  kind?: Kind;
  isPending: boolean;
  children: string;
  pendingLabel: string;
}

/**
 * A button with a pending state: it keeps its width and focus, and ignores clicks while pending. It is not
 * disabled, because a disabled button loses focus.
 */
export function PendingButton({
  isPending,
  children,
  pendingLabel,
  kind = 'primary',
  type = 'submit',
  onClick,
  ...rest
}: PendingButtonProps) {
  // A letter is narrower than `ch`, the width of a zero.
  const longest = 0.9 * Math.max(children.length, pendingLabel.length);
  return (
    <button
      type={type}
      className={styles.button[kind]}
      style={{ minWidth: `min(100%, calc(${longest}ch + 3rem))` }}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      <span className={styles.label}>{isPending ? pendingLabel : children}</span>
    </button>
  );
}
