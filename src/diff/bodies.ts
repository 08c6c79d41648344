import type { Content, Header, OperationObject, Response } from '../contract/document.ts';
import { nameOf, resolve } from '../contract/references.ts';
import { type DirectedComparison, directed, type OperationComparison, report } from './comparison.ts';
import { compareLinks } from './links.ts';
import { compareSchemas } from './schemas.ts';

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
    const counterpart = old[status];
    const place = placeOf(response, `${comparison.operation} response ${status}`, 'response');
    if (counterpart)
      compareResponse(direction, place, resolve(comparison.before, counterpart), resolve(comparison.after, response));
    else
      report(
        direction,
        'response-added',
        status.startsWith('2') ? 'warning' : 'additive',
        `${comparison.operation} response ${status}`,
        'response added',
      );
  }
  for (const status of Object.keys(old)) {
    if (!next[status])
      report(
        direction,
        'response-removed',
        'breaking',
        `${comparison.operation} response ${status}`,
        'response removed',
      );
  }
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

/** Another type for a request is a choice more; for a response it is one that its reader may not expect. */
function compareContent(
  comparison: DirectedComparison,
  place: string,
  before: Content = {},
  after: Content = {},
): void {
  const impactOfMore = comparison.direction === 'request' || Object.keys(before).length === 0 ? 'additive' : 'warning';
  for (const [type, { schema }] of Object.entries(after)) {
    const placeOfType = type === 'application/json' ? place : `${place} ${type}`;
    const counterpart = before[type];
    if (counterpart)
      compareSchemas(
        comparison,
        [{ schema: counterpart.schema, place: placeOfType }],
        [{ schema, place: placeOfType }],
      );
    else report(comparison, 'content-type-added', impactOfMore, place, `content type ${type} added`);
  }
  for (const type of Object.keys(before)) {
    if (!after[type]) report(comparison, 'content-type-removed', 'breaking', place, `content type ${type} removed`);
  }
}

function compareHeaders(
  comparison: DirectedComparison,
  place: string,
  before: Record<string, Header>,
  after: Record<string, Header>,
): void {
  for (const [name, header] of Object.entries(after)) {
    const placeOfHeader = `${place} header ${name}`;
    const counterpart = before[name];
    if (!counterpart) {
      report(comparison, 'header-added', 'additive', placeOfHeader, 'header added');
      continue;
    }
    const old = resolve(comparison.before, counterpart);
    const next = resolve(comparison.after, header);
    if (old.required && !next.required)
      report(comparison, 'field-optional', 'breaking', placeOfHeader, 'may be missing now');
    if (!old.required && next.required)
      report(comparison, 'field-required', 'additive', placeOfHeader, 'is always there now');
    compareSchemas(
      comparison,
      [{ schema: old.schema, place: placeOfHeader }],
      [{ schema: next.schema, place: placeOfHeader }],
    );
  }
  for (const name of Object.keys(before)) {
    if (!after[name]) report(comparison, 'header-removed', 'breaking', `${place} header ${name}`, 'header removed');
  }
}
