import type { Endpoint, ParsedBodyOf } from '../../contract/index.ts';
import type { Actor } from './middleware/session.ts';

/** A request as a handler sees it: checked, and without a trace of HTTP's machinery. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly body: ParsedBodyOf<E>;
  /** The number in the path, where the path has one. */
  readonly id: number;
  /** The word in the path, where the path has one. */
  readonly word: string;
  /** A parameter of the address's query; empty when absent. */
  query(name: string): string;
  readonly actor: E['access'] extends 'anyone' ? Actor | undefined : Actor;
  /** What to count an unknown client by. */
  address(): string;
  /** A request header; empty when absent. */
  header(name: string): string;
  /** The limit is used up, and the caller must not notice: do nothing, and answer as always. */
  readonly spent: boolean;
  /** The request's name in the log. */
  readonly requestId: string;
  /** Marks the answer as that version of what was asked for. */
  setVersion(version: number): void;
  /** Has browsers keep the answer as a file of that name. */
  attachAs(fileName: string): void;
  startSession(token: string): Promise<void>;
  endSession(): Promise<void>;
}

export interface Counted {
  /** The call may be made, but without effect. */
  readonly spent?: boolean;
  /** Is told how the call went. */
  readonly settle?: (error?: unknown) => Promise<void>;
}

/** Counts a call before it is made. */
export type Throttle = (call: {
  readonly body: unknown;
  readonly actor: Actor | undefined;
  address(): string;
}) => Promise<Counted>;
