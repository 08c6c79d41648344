import { partsOf } from './parts.js';
import { rule } from './rule.js';

export const bodyRules = {
  'success-envelope': rule(
    'Build the schema with `allOf` on SuccessEnvelope of common/schemas.yaml, or on ListEnvelope for a list.',
    (report) => ({
      Operation(operation, context) {
        for (const [status, body] of successBodies(operation)) {
          if (isEnvelope(partsOf(body.schema, context.resolve).map(({ node }) => node))) continue;
          const message = 'A successful JSON response carries the envelope: `code` 0 and `message`, both required.';
          report(context, message, 'responses', status, 'content', 'application/json', 'schema');
        }
      },
    }),
  ),

  sample: rule(
    'Write samples/<operationId>.request.json or .response.json and refer to it with `example`.',
    (report) => ({
      Operation(operation, context) {
        const message = 'Every JSON request and every JSON success has a sample.';
        const request = /** @type {any} */ (operation.requestBody)?.content?.['application/json'];
        if (request && request.example === undefined)
          report(context, message, 'requestBody', 'content', 'application/json');
        for (const [status, body] of successBodies(operation)) {
          if (body.example === undefined) report(context, message, 'responses', status, 'content', 'application/json');
        }
      },
    }),
  ),
};

/**
 * The JSON bodies of the successes of an operation, by status.
 *
 * @param {any} operation
 * @returns {[status: string, body: any][]}
 */
function successBodies({ responses = {} }) {
  return Object.entries(responses).flatMap(([status, response]) => {
    const body = /** @type {any} */ (response).content?.['application/json'];
    return status.startsWith('2') && body ? [/** @type {[string, any]} */ ([status, body])] : [];
  });
}

/** @param {any[]} parts */
function isEnvelope(parts) {
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const isZero = parts.some((part) => part.properties?.code?.const === 0);
  return required.has('code') && required.has('message') && isZero;
}
