import { Refusal } from './refusal.ts';

/**
 * Reads the target of a request line: its path and query, without the origin that a proxy would send.
 *
 * @throws Refusal if it is no path, or an escape in it is malformed or stands for a null byte.
 */
export function readTarget(target: string): string {
  const url = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!url.startsWith('/')) throw malformed(`The URL ${JSON.stringify(target)} does not begin with a slash.`);
  if (!url.includes('%')) return url;
  try {
    if (!decodeURIComponent(url).includes('\0')) return url;
  } catch {
    throw malformed(
      'The URL holds a percent sign that does not begin the escape of a UTF-8 character. Write %25 for a percent sign.',
    );
  }
  throw malformed('The URL holds a null byte (%00).');
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'malformed-url', message);
}
