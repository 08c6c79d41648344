import { createColors } from 'picocolors';
import { type LogEntry, redactUrl } from '../log.ts';

/** Writes a request as one line for a terminal. */
export function formatLine(entry: LogEntry, { color }: { color: boolean }): string {
  const { method, url, status, duration, operationId, refusal, unknown, inferred, hint, cut, aborted, error } = entry;
  const { green, yellow, red, dim } = createColors(color);
  const paint = status < 400 ? green : status < 500 ? yellow : red;
  const notes = [
    operationId,
    refusal,
    cut && (cut === 'all' ? 'cut off' : 'half cut off'),
    aborted && 'disconnected',
    unknown && `unknown: ${unknown.join(', ')}`,
    inferred && `inferred: ${inferred.map(({ place, message }) => `${place}: ${message}`).join('; ')}`,
    hint && `hint: ${hint}`,
  ];
  const what = notes.filter((note) => note !== undefined).join(' ');
  const code = status === 0 ? '---' : paint(String(status));
  const line = `${method.padEnd(6)} ${code} ${printable(redactUrl(url))} ${dim(printable(`${what} ${duration.toFixed(1)} ms`.trim()))}`;
  return error === undefined ? line : `${line}\n${traceOf(error)}`;
}

/** Writes a request as one line of JSON, with the time. */
export function formatJson({ error, ...entry }: LogEntry, now: Date): string {
  const duration = Math.round(entry.duration * 10) / 10;
  return JSON.stringify({
    time: now.toISOString(),
    ...entry,
    url: redactUrl(entry.url),
    duration,
    ...(error !== undefined && { error: traceOf(error) }),
  });
}

/** Takes out what a terminal could take for a command. */
function printable(text: string): string {
  return text.replaceAll(/[^ -~]/g, '?');
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
