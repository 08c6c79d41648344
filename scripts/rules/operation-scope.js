const FORM = /^ServiceAPI\.([a-z]+)\.([A-Z]+)$/;

/**
 * An operation lists one documented scope of the registry, or none and says so.
 *
 * @param {any} operation
 * @param {unknown} _options
 * @param {import('@stoplight/spectral-core').RulesetFunctionContext} context
 */
export default function operationScope(operation, _options, context) {
  const path = [...context.path, 'security'];
  const requirements = operation.security;
  if (!Array.isArray(requirements) || requirements.length !== 1 || !Array.isArray(requirements[0]?.accessToken)) {
    return [{ message: 'The operation needs `security` with one entry, `accessToken`.', path }];
  }
  const scopes = requirements[0].accessToken;
  const undocumented = operation['x-not-documented']?.includes('scope') ?? false;
  if (scopes.length === 0) {
    return undocumented ? [] : [{ message: 'No scope is listed, and x-not-documented does not say `scope`.', path }];
  }
  if (undocumented)
    return [{ message: 'A scope is listed, and x-not-documented says that it is not documented.', path }];
  if (scopes.length > 1) return [{ message: 'An operation needs one scope, not several.', path }];

  const [, module, right] = FORM.exec(scopes[0]) ?? [];
  const registry = /** @type {any} */ (context.document.data).components?.securitySchemes?.accessToken?.['x-scopes'];
  if (module && registry?.[module]?.includes(right)) return [];
  return [{ message: `Scope "${scopes[0]}" is not in the registry of documented scopes.`, path }];
}
