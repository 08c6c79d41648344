import { createColors } from 'picocolors';
import type { RefusalReason } from './refusal.ts';

/** A request that has been answered. */
export interface LogEntry {
  method: string;
  /** Path and query as they came in. */
  url: string;
  status: number;
  /** Time until the answer was handed to the system, in ms. */
  duration: number;
  /** The operation, if the URL and the method are one. */
  operationId?: string;
  /** Why the mock answered by itself, if it did. */
  refusal?: RefusalReason;
  /** Whether it had a body, and the contract describes none. */
  ignoredBody?: true;
  /** What went wrong in the mock itself. */
  error?: unknown;
}

/** Writes a request as one line for a terminal. */
export function formatLine(
  { method, url, status, duration, operationId, refusal, ignoredBody, error }: LogEntry,
  { color }: { color: boolean },
): string {
  const { green, yellow, red, dim } = createColors(color);
  const paint = status < 400 ? green : status < 500 ? yellow : red;
  const what = [operationId, refusal, ignoredBody && 'body ignored'].filter((word) => word !== undefined).join(' ');
  const line = `${method.padEnd(6)} ${paint(String(status))} ${printable(url)} ${dim(`${what} ${duration.toFixed(1)} ms`)}`;
  return error === undefined ? line : `${line}\n${traceOf(error)}`;
}

/** Writes a request as one line of JSON, with the time. */
export function formatJson({ error, ...entry }: LogEntry, now: Date): string {
  const duration = Math.round(entry.duration * 10) / 10;
  return JSON.stringify({
    time: now.toISOString(),
    ...entry,
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
