import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Names of properties that may be secret or personal. They are redacted. */
const PRIVATE: ReadonlySet<string> = new Set([
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
]);

/** Pino's number for the level `warn`. */
const WARNING = 40;

/**
 * Opens standard output with a buffer, which is flushed every 100 ms, after each warning, and when the process ends.
 * If the reader is gone or its disk is full, log lines are lost, but requests are served.
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

/**
 * Creates a log of JSON lines, to standard output by default. Private properties are redacted, also those of objects and lists
 * within the logged object. Messages are not.
 */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    formatters: { log: (entry: object) => redact(entry) as Record<string, unknown> },
  };
  if (stream) return pino(options, stream);
  const output = openOutput();
  const hooks: LoggerOptions['hooks'] = {
    logMethod(args, log, severity) {
      log.apply(this, args);
      if (severity >= WARNING) output.flush();
    },
  };
  // The stream has no `flushSync`: pino would call it after a fatal line, and it retries forever if the output is not read.
  return pino({ ...options, hooks }, { write: (line) => output.write(line) });
}

/** Returns a copy of plain objects and lists without the values of private properties. */
function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, PRIVATE.has(name) ? '[private]' : redact(entry)]),
  );
}

interface DatabaseError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly errcode?: unknown;
  readonly sql?: unknown;
}

/** Serializes an error. Messages of database errors are left out, because they quote the statement with all its values. */
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
