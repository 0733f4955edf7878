import type { ReactNode } from 'react';

/** A component of `ui/` in each of its states, by the name of the state. */
export interface Sample {
  /** As it is exported. */
  component: string;
  states: Readonly<Record<string, ReactNode>>;
}
