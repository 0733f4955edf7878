import type { Endpoint, ParsedBodyOf } from '../../contract/index.ts';
import type { Actor } from './session.ts';

/** A request as a handler sees it: checked, and without a trace of HTTP's machinery. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly body: ParsedBodyOf<E>;
  /** The number in the path, where the path has one. */
  readonly id: number;
  readonly actor: E['access'] extends 'anyone' ? Actor | undefined : Actor;
  /** What to count an unknown client by. */
  address(): string;
  /** A request header; empty when absent. */
  header(name: string): string;
  /** Marks the answer as that version of what was asked for. */
  setVersion(version: number): void;
  startSession(token: string): Promise<void>;
  endSession(): void;
}

/** Counts a call before it is made; what it returns is told how the call went. */
export type Throttle = (call: {
  readonly body: unknown;
  readonly actor: Actor | undefined;
  address(): string;
}) => Promise<((error?: unknown) => Promise<void>) | undefined>;
