import type { CallRule } from '../document.ts';
import { callRuleViolations } from './call-rules.ts';
import { type RawQuery, readPath, readQuery } from './query.ts';
import { type Reread, rereadOf } from './reread.ts';
import { REQUEST_PARTS, type RequestPart } from './schemas.ts';
import { createListUnknown, createListUnknownValues } from './unknown.ts';
import { MAX_LISTED, type Part, type Remark, remarksOf, type Violation, violationsOf } from './violations.ts';

/** The parts of the requests to an operation. */
export type RequestParts = Readonly<Partial<Record<RequestPart, Part>>>;

/** The parts of the requests to every operation, by operationId. */
export type RequestTable = Readonly<Record<string, RequestParts>>;

/** The values of a request. */
export interface RequestValues {
  path: Readonly<Record<string, string>>;
  /** As {@link RequestValidator.readQuery} reads it. */
  query: Readonly<Record<string, unknown>>;
  /** A body of JSON, undefined if there is none. */
  body?: unknown;
  /** The fields of a form, with the names of files for their content; undefined if there is none. */
  form?: Readonly<Record<string, unknown>> | undefined;
  urlencoded?: Readonly<Record<string, unknown>> | undefined;
}

/** At most a few times as many of each as are listed. */
export interface Judgement {
  /** Empty if the request is valid. */
  violations: Violation[];
  /** Where values are of another type than was guessed, which is not refused. */
  remarks: Remark[];
}

/** Judges the requests to one operation. */
export interface RequestValidator {
  /** Reads the strings of a query as the types that the contract gives them. What is of another type stays as it is. */
  readQuery(query: RawQuery): Record<string, unknown>;
  judge(request: RequestValues): Judgement;
  /** Reads values of a body that are rejected for their type alone; undefined if the contract still rejects the body. */
  reread(request: RequestValues): Reread | undefined;
  /** Places of parameters and fields that the contract does not have, at most {@link MAX_LISTED}. */
  unknown(request: RequestValues): string[];
  /** Values that the contract does not name where it names some, with their places: `query.filter_by=Status.Lost`. */
  unknownValues(request: RequestValues): string[];
}

/**
 * Makes the validator of an operation.
 *
 * @param rules Its rules between query and body.
 */
export function createRequestValidator(parts: RequestParts, rules: readonly CallRule[] = []): RequestValidator {
  const queryShape = parts.query?.shape ?? {};
  const judged = REQUEST_PARTS.flatMap((part) => {
    const own = parts[part];
    return own
      ? [
          {
            part,
            name: nameOf(part),
            own,
            listUnknown: createListUnknown(own.shape),
            listValues: createListUnknownValues(own.shape),
          },
        ]
      : [];
  });
  const validator: RequestValidator = {
    readQuery: (query) => readQuery(query, queryShape),
    reread(request) {
      const { body } = request;
      if (body === undefined || !parts.body || parts.body.check(body)) return undefined;
      const reread = rereadOf(parts.body.check, body);
      const isTaken = reread && validator.judge({ ...request, body: reread.apply(body) }).violations.length === 0;
      return isTaken ? reread : undefined;
    },
    judge(request) {
      const violations: Violation[] = [];
      const remarks: Remark[] = [];
      for (const { part, name, own } of judged) {
        const value = part === 'path' ? readPath(request.path, own.shape) : request[part];
        if (value === undefined) continue;
        if (!own.check(value)) violations.push(...violationsOf(own, value, name));
        remarks.push(...remarksOf(own, value, name));
      }
      violations.push(...callRuleViolations(rules, request));
      return { violations, remarks };
    },
    unknown(request) {
      const places: string[] = [];
      for (const { part, name, listUnknown } of judged) places.push(...listUnknown(request[part], name));
      return places.slice(0, MAX_LISTED);
    },
    unknownValues: (request) => judged.flatMap(({ part, name, listValues }) => listValues(request[part], name)),
  };
  return validator;
}

/** A form is the body of its request. */
function nameOf(part: RequestPart): string {
  return part === 'form' || part === 'urlencoded' ? 'body' : part;
}
