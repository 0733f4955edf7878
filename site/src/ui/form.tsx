import type { ComponentProps } from 'react';
import { NeedsScripts } from './page.tsx';

/**
 * A form that can be submitted by scripts only. Before they have loaded, the button does nothing: a form
 * without a method would put its values, passwords included, into the URL.
 */
export function Form({ onSubmit, children, ...props }: ComponentProps<'form'>) {
  return (
    <form
      method="dialog"
      noValidate
      {...props}
      onSubmit={(event) => {
        // React events bubble through portals: a dialog's form must not submit the form behind it.
        event.stopPropagation();
        onSubmit?.(event);
      }}
    >
      <NeedsScripts to="use this form" />
      {children}
    </form>
  );
}
