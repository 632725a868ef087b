import pino from 'pino';

type Level = 'debug' | 'info' | 'warn' | 'error';
export type LogLevel = Level | 'silent';

type Write = (message: string, fields?: Readonly<Record<string, unknown>>) => void;

/** Writes one JSON object per line: warnings and errors to standard error, the rest to standard output. */
export type Log = Readonly<Record<Level, Write>>;

const streams = pino.multistream(
  [
    { level: 'debug', stream: process.stdout },
    { level: 'warn', stream: process.stderr },
  ],
  { dedupe: true },
);

/** @param fixed fields of every line */
export function createLog(level: LogLevel, fixed: Readonly<Record<string, unknown>> = {}): Log {
  const logger = pino(
    {
      level,
      base: fixed,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: serializeError },
    },
    streams,
  );
  const write =
    (at: Level): Write =>
    (message, fields) =>
      logger[at](fields, message);
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

/** Message and stack, including those of the causes. Other properties may contain values of a failed statement. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack } = pino.stdSerializers.err(error);
  return { name: error.name, message, stack };
}
