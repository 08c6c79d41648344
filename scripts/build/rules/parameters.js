import { nameOf, rule } from './rule.js';

export const parameterRules = {
  'path-parameter': rule('Give the parameter the schema PathId of common/schemas.yaml.', (report) => ({
    Parameter(parameter, context) {
      if (parameter.in === 'path' && nameOf(/** @type {any} */ (parameter.schema)?.$ref) !== 'PathId')
        report(context, 'A path parameter has the schema PathId.', 'schema');
    },
  })),

  'parameter-description': rule(
    'Say what the parameter does, with its unit, limit and default where it has them.',
    (report) => ({
      Parameter({ name, description }, context) {
        if (!description) report(context, `Parameter "${name}" has no description.`);
      },
    }),
  ),

  'parameter-shared': rule('Write the parameter in a parameters.yaml and refer to it.', (report) => {
    /** @type {(node: any, context: import('./rule.js').Context) => void} */
    const check = ({ parameters = [] }, context) =>
      parameters.forEach((/** @type {object} */ parameter, /** @type {number} */ index) => {
        if ('$ref' in parameter) return;
        report(context, 'A parameter stands in a parameters.yaml, not in the operation.', 'parameters', index);
      });
    return { PathItem: check, Operation: check };
  }),
};
