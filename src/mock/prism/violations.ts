import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { Operation } from '../../contract/operations.ts';
import type { Violation } from '../refusal.ts';

const MISSING = /^must have required property '(.+)'$/;

/** Turns what Prism finds in a request into violations with their places. */
export function violationsOf(operation: Operation, diagnostics: readonly IPrismDiagnostic[]): Violation[] {
  // That a condition failed says nothing beside what its branch found.
  const telling = diagnostics.filter(({ code }) => code !== 'if');
  const violations = (telling.length > 0 ? telling : diagnostics).map((diagnostic) =>
    violationOf(operation, diagnostic),
  );
  return [...new Map(violations.map((violation) => [`${violation.place} ${violation.message}`, violation])).values()];
}

function violationOf(operation: Operation, { path = ['body'], code, message }: IPrismDiagnostic): Violation {
  const [part = 'body', ...rest] = path;
  if (rest.length === 0 && code === 'required' && message === 'Body parameter is required')
    return { place: 'body', message: 'is required' };
  const plain = withoutPlace(message, part, rest);
  const missing = MISSING.exec(plain)?.[1];
  const keys = missing === undefined ? rest : [...rest, missing];
  const named = part === 'body' ? keys : keys.map((key) => nameOf(operation, part, key));
  return { place: placeOf(part, named), message: missing === undefined ? plain : 'is required' };
}

/** Prism begins each message with the place, in a form of its own. */
function withoutPlace(message: string, part: string, rest: readonly string[]): string {
  const kind = part === 'body' ? 'property' : 'parameter';
  const begin = rest.length > 0 ? `Request ${part} ${kind} ${rest.join('.')} ` : `Request ${part} `;
  return message.startsWith(begin) ? message.slice(begin.length) : message;
}

/** Prism writes the names of parameters in lower case. */
function nameOf({ parameters }: Operation, part: string, key: string): string {
  return parameters.find((parameter) => parameter.in === part && parameter.name.toLowerCase() === key)?.name ?? key;
}

/** `body.line_items[0].item_id` */
function placeOf(part: string, keys: readonly string[]): string {
  return keys.reduce((place, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return /^\d+$/.test(name) ? `${place}[${name}]` : `${place}.${name}`;
  }, part);
}
