import type { ReactNode } from 'react';

/** A component of `ui/` in its states, by the name of the state. */
export interface Sample {
  /** Name of the export. */
  component: string;
  states: Readonly<Record<string, ReactNode>>;
}
