import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Names under which something secret or personal would stand, should it ever be handed to the log. */
const PRIVATE = [
  'password',
  'passwordHash',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'token',
  'cookie',
  'authorization',
  'email',
  'body',
  'to',
  'recipient',
  'text',
  'html',
  'url',
];

const WARNING = 40;

/**
 * Standard output. Under load many lines go together, in their order; none waits longer than that, and a warning and
 * what came before it not at all. What is left goes when the process ends.
 *
 * A reader that went away, or a full disk behind it, costs lines, never an answer.
 */
function openOutput() {
  const output = pino.destination({
    dest: 1,
    sync: true,
    minLength: 4096,
    maxLength: 1_048_576,
    periodicFlush: 100,
  });
  output.on('error', () => {});
  process.once('exit', () => output.flush());
  return output;
}

/** The log: JSON lines on standard output, without what belongs to a person. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: { paths: PRIVATE, censor: '[private]' },
  };
  if (stream) return pino(options, stream);
  const output = openOutput();
  const hooks: LoggerOptions['hooks'] = {
    logMethod(args, log, severity) {
      log.apply(this, args);
      if (severity >= WARNING) output.flush();
    },
  };
  // Nothing but `write`: pino would end a fatal line with `flushSync`, which tries for ever where nobody reads.
  return pino({ ...options, hooks }, { write: (line) => output.write(line) });
}

interface DatabaseError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly errcode?: unknown;
  readonly sql?: unknown;
}

/**
 * What the log keeps of an error. The messages of databases quote the statement with all its values,
 * so of their errors only the code and the place remain.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errno, errcode, sql } = error as DatabaseError;
  const quotesValues =
    errno !== undefined ||
    errcode !== undefined ||
    sql !== undefined ||
    /^\s*(?:insert|update|delete|select)\b/i.test(error.message);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(!quotesValues && { message: error.message }),
    code,
    errno,
    errcode,
    at: frames.map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
