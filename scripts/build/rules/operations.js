import { nameOf, operationsIn, rule } from './rule.js';

/** What an operationId begins with. */
const VERBS =
  'add, apply, approve, cancel, convert, create, delete, disable, email, enable, export, get, list, mark, print, refund, set, submit, update, void, writeOff';
const OPERATION_ID = new RegExp(`^(${VERBS.replaceAll(', ', '|')})([A-Z][a-z]*)+$`);
const SUMMARY = /^[A-Z].{1,58}[^.\s]$/;
const DESCRIPTION = /^[A-Z`][\s\S]+[.|]\s*$/;
const SCOPE = /^ServiceAPI\.([a-z]+)\.([A-Z]+)$/;

/** What an operation does. */
const KINDS = ['create', 'list', 'get', 'update', 'delete', 'action'];

/** Parts of an operation that may not be documented, in the order in which they are listed. */
const PARTS = ['path', 'query', 'request-body', 'required-fields', 'response', 'scope', 'semantics'];

/** The error responses that all operations share. */
const ERRORS = {
  400: 'BadRequest',
  401: 'Unauthorized',
  404: 'NotFound',
  429: 'TooManyRequests',
  default: 'UnexpectedError',
};

export const operationRules = {
  scope: rule(
    'List the one documented scope of the operation, from `scopes` of openapi/documented/conventions.yaml; where none is documented, leave the list empty and add `scope` to x-not-documented.',
    (report) => {
      /** @type {Record<string, string[]>} */
      let registry = {};
      return {
        Root(root, { resolve }) {
          const scheme = resolve(/** @type {any} */ (root.components?.securitySchemes?.['accessToken'] ?? {}));
          const scopes = /** @type {any} */ (scheme.node)?.['x-scopes'] ?? {};
          registry = /** @type {any} */ (resolve(scopes, scheme.location?.source.absoluteRef).node) ?? {};
        },
        Operation(operation, context) {
          const problem = scopeProblem(operation, registry);
          if (problem) report(context, problem, 'security');
        },
      };
    },
  ),

  'success-response': rule("Add the response `'200'`, or `'201'` where a record is created.", (report) => ({
    Operation({ responses }, context) {
      const successes = Object.keys(responses ?? {}).filter((status) => status === '200' || status === '201');
      if (successes.length !== 1) report(context, 'Every operation has one success response.', 'responses');
    },
  })),

  'error-responses': rule('Leave it out: `x-every-operation` of the index adds the shared response.', (report) => ({
    Operation({ responses }, context) {
      for (const [status, shared] of Object.entries(ERRORS)) {
        const response = /** @type {any} */ (responses?.[status]);
        if (response === undefined || nameOf(response.$ref) === shared) continue;
        const message = `The response ${status} is not ${shared}, the one that all operations share.`;
        report(context, message, 'responses', status);
      }
    },
  })),

  'operation-id': rule(
    `Begin with a verb, then the thing in PascalCase: createTax, markInvoiceSent. The verbs are ${VERBS}; a further one belongs in scripts/build/rules/operations.js.`,
    (report) => ({
      Operation({ operationId = '' }, context) {
        if (OPERATION_ID.test(operationId)) return;
        const message = `operationId "${operationId}" does not begin with a known verb followed by a PascalCase name.`;
        report(context, message, 'operationId');
      },
    }),
  ),

  summary: rule('Write an imperative of at most 60 characters, with a capital first and no full stop.', (report) => ({
    Operation({ summary = '' }, context) {
      if (SUMMARY.test(summary)) return;
      const message =
        'The summary is missing, longer than 60 characters, or not written as an imperative without a full stop.';
      report(context, message, 'summary');
    },
  })),

  description: rule('Write complete sentences, or leave the description out.', (report) => ({
    Operation({ description }, context) {
      if (description !== undefined && !DESCRIPTION.test(description))
        report(context, 'The description does not end with a full stop.', 'description');
    },
  })),

  kind: rule(
    `Write ${KINDS.slice(0, -1).join(', ')} or ${KINDS.at(-1)}, or leave x-kind out where method and URL say it.`,
    (report) => ({
      Operation(operation, context) {
        const kind = /** @type {any} */ (operation)['x-kind'];
        if (kind !== undefined && !KINDS.includes(kind))
          report(context, `x-kind "${kind}" is not one of ${KINDS.join(', ')}.`, 'x-kind');
      },
    }),
  ),

  method: rule(
    "Write the name of the client's method in camelCase, or leave x-method out where operationId and tag give it.",
    (report) => ({
      Operation(operation, context) {
        const name = /** @type {any} */ (operation)['x-method'];
        if (name !== undefined && !/^[a-z][A-Za-z]*$/.test(name))
          report(context, `x-method "${name}" is not in camelCase.`, 'x-method');
      },
    }),
  ),

  'not-documented': rule(
    `List, in this order, those of ${PARTS.join(', ')} that the service documentation does not show.`,
    (report) => ({
      Operation(operation, context) {
        const parts = /** @type {any} */ (operation)['x-not-documented'];
        const problem = isMarked(operation) ? markedProblem(parts) : partsProblem(parts);
        if (problem) report(context, problem, 'x-not-documented');
      },
    }),
  ),

  'not-documented-body': rule(
    'Write a `requestBody` that is not required, with the schema OpenBody of common/schemas.yaml and `example: {}` where nothing of it is known; or take `request-body` out of x-not-documented, in openapi/documented/ too, if the service documentation says that there is no body.',
    (report) => ({
      PathItem(item, context) {
        for (const [method, operation] of operationsIn(item)) {
          const isOpen = operation['x-not-documented']?.includes('request-body') ?? false;
          const isGuess = isMarked(operation) && (method === 'post' || method === 'put');
          if ((!isOpen && !isGuess) || operation.requestBody) continue;
          const message =
            'The body of the operation is not documented, and the contract has none, as if there were none.';
          report(context, message, method);
        }
      },
    }),
  ),
};

/**
 * Whether no document shows an operation, but traffic does, or it is a guess.
 *
 * @param {any} operation
 */
function isMarked(operation) {
  return operation['x-inferred'] !== undefined || operation['x-observed'] !== undefined;
}

/**
 * @param {unknown} parts
 */
function markedProblem(parts) {
  if (parts === undefined) return undefined;
  return 'No document shows this operation, as its x-observed or x-inferred says, so x-not-documented says it again. Take it away.';
}

/**
 * What is wrong with the scope of an operation.
 *
 * @param {any} operation
 * @param {Record<string, string[]>} registry The documented scopes by module.
 */
function scopeProblem(operation, registry) {
  const requirements = operation.security;
  if (!Array.isArray(requirements) || requirements.length !== 1 || !Array.isArray(requirements[0]?.accessToken))
    return 'The operation needs `security` with one entry, `accessToken`.';
  const scopes = requirements[0].accessToken;
  const isUndocumented = isMarked(operation) || (operation['x-not-documented']?.includes('scope') ?? false);
  if (scopes.length === 0)
    return isUndocumented ? undefined : 'No scope is listed, and x-not-documented does not say `scope`.';
  if (isUndocumented)
    return 'A scope is listed, and the mark of the operation, or its x-not-documented, says that it is not documented.';
  if (scopes.length > 1) return 'An operation needs one scope, not several.';
  const [, module, right] = SCOPE.exec(scopes[0]) ?? [];
  if (module && right && registry[module]?.includes(right)) return undefined;
  return `Scope "${scopes[0]}" is not in the registry of documented scopes.`;
}

/**
 * What is wrong with the list of parts that are not documented.
 *
 * @param {unknown} parts
 */
function partsProblem(parts) {
  if (parts === undefined) return undefined;
  if (!Array.isArray(parts) || parts.length === 0) return 'x-not-documented is a list, and is left out when empty.';
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    return `x-not-documented holds "${unknown.join('", "')}"; the vocabulary is ${PARTS.join(', ')}.`;
  const ordered = PARTS.filter((part) => parts.includes(part));
  if (ordered.join() === parts.join()) return undefined;
  return `x-not-documented is out of order or repeats itself; write [${ordered.join(', ')}].`;
}
