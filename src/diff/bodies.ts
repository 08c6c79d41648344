import { type Header, nameOf, type OperationObject, type Response, resolve } from '../contract/index.ts';
import { compareContent } from './compare-content.ts';
import { compareSchemas } from './compare-schemas.ts';
import { type DirectedComparison, directed, type OperationComparison, report } from './comparison.ts';
import { compareLinks } from './links.ts';

/** Compares what an operation takes in its body. */
export function compareRequestBodies(
  comparison: OperationComparison,
  before: OperationObject,
  after: OperationObject,
): void {
  const request = directed(comparison, 'request');
  const place = placeOf(
    after.requestBody ?? before.requestBody,
    `${comparison.operation} request body`,
    'request body',
  );
  const old = before.requestBody && resolve(comparison.before, before.requestBody);
  const next = after.requestBody && resolve(comparison.after, after.requestBody);
  if (old && next) {
    if (!old.required && next.required) report(request, 'request-body-required', 'breaking', place, 'is required now');
    if (old.required && !next.required) report(request, 'request-body-optional', 'additive', place, 'is optional now');
    compareContent(request, place, old.content, next.content);
  } else if (old) {
    report(request, 'request-body-removed', 'breaking', place, 'request body removed');
  } else if (next?.required) {
    report(request, 'required-request-body-added', 'breaking', place, 'required request body added');
  } else if (next) {
    report(request, 'request-body-added', 'additive', place, 'request body added');
  }
}

/** Compares what an operation answers. */
export function compareResponses(
  comparison: OperationComparison,
  before: OperationObject,
  after: OperationObject,
): void {
  const direction = directed(comparison, 'response');
  const old = before.responses;
  const next = after.responses;
  for (const [status, response] of Object.entries(next)) {
    const counterparts = counterpartsOf(old, next, status);
    const place = placeOf(response, `${comparison.operation} response ${status}`, 'response');
    for (const counterpart of counterparts)
      compareResponse(direction, place, resolve(comparison.before, counterpart), resolve(comparison.after, response));
    if (counterparts.length === 0)
      report(
        direction,
        'response-added',
        status.startsWith('2') ? 'warning' : 'additive',
        `${comparison.operation} response ${status}`,
        'response added',
      );
  }
  for (const status of Object.keys(old)) {
    if (!next[status] && !next[rangeOf(status)])
      report(
        direction,
        'response-removed',
        'breaking',
        `${comparison.operation} response ${status}`,
        'response removed',
      );
  }
}

/** The old responses that a status stands for now: its own, that of its range, or those that a range has taken up. */
function counterpartsOf(
  old: OperationObject['responses'],
  next: OperationObject['responses'],
  status: string,
): Response[] {
  const own = old[status] ?? old[rangeOf(status)];
  if (own) return [own];
  const taken = Object.keys(old).filter((each) => rangeOf(each) === status && !next[each]);
  return taken.map((each) => old[each]!);
}

/** The range that a status belongs to: 404 to `4XX`. */
function rangeOf(status: string): string {
  return `${status[0]}XX`;
}

/** Where a body is: what several operations share, by its own name. */
function placeOf(value: { $ref?: string } | undefined, place: string, kind: string): string {
  return value?.$ref === undefined ? place : `${kind} ${nameOf(value.$ref)}`;
}

function compareResponse(comparison: DirectedComparison, place: string, before: Response, after: Response): void {
  compareContent(comparison, place, before.content, after.content);
  compareHeaders(comparison, place, before.headers ?? {}, after.headers ?? {});
  compareLinks(comparison, place, before.links ?? {}, after.links ?? {});
}

function compareHeaders(
  comparison: DirectedComparison,
  place: string,
  before: Record<string, Header>,
  after: Record<string, Header>,
): void {
  const old = byName(before);
  const next = byName(after);
  for (const [key, { name, header }] of next) {
    const placeOfHeader = `${place} header ${name}`;
    const counterpart = old.get(key);
    if (!counterpart) {
      report(comparison, 'header-added', 'additive', placeOfHeader, 'header added');
      continue;
    }
    const from = resolve(comparison.before, counterpart.header);
    const to = resolve(comparison.after, header);
    if (from.required && !to.required)
      report(comparison, 'field-optional', 'breaking', placeOfHeader, 'may be missing now');
    if (!from.required && to.required)
      report(comparison, 'field-required', 'additive', placeOfHeader, 'is always there now');
    compareSchemas(
      comparison,
      [{ schema: from.schema, place: placeOfHeader }],
      [{ schema: to.schema, place: placeOfHeader }],
    );
  }
  for (const [key, { name }] of old) {
    if (!next.has(key)) report(comparison, 'header-removed', 'breaking', `${place} header ${name}`, 'header removed');
  }
}

/** Headers by their names in small letters, each with its name as it is written. */
function byName(headers: Record<string, Header>): Map<string, { name: string; header: Header }> {
  return new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), { name, header }]));
}
