import type { ComponentProps } from 'react';

/**
 * A form that only its scripts send. Before they have arrived, the button does nothing: a form without a
 * method would put everything that was typed, passwords too, into the address.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="dialog" noValidate {...props} />;
}
