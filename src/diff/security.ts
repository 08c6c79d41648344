import type { OpenApiDocument, OperationObject, SecurityRequirement } from '../contract/document.ts';
import { isExtension } from '../contract/walk.ts';
import { canonical } from './canonical.ts';
import { type Comparison, type OperationComparison, reportOperation } from './comparison.ts';
import { isText } from './keywords.ts';
import { isScopeUnknown } from './provenance.ts';

/**
 * Compares what a caller needs to be let in. Where the old document says that the scope is not documented, naming one
 * is only a warning: the service may have asked for it all along.
 */
export function compareSecurity(
  comparison: OperationComparison,
  before: OperationObject,
  after: OperationObject,
): void {
  const old = schemesOf(comparison.before, before);
  const next = schemesOf(comparison.after, after);
  const wasUnknown = isScopeUnknown(before);
  for (const [scheme, scopes] of next) {
    const counterpart = old.get(scheme);
    if (counterpart) compareScopes(comparison, counterpart, scopes, wasUnknown);
    else reportOperation(comparison, 'security-added', 'breaking', 'callers', `needs ${scheme} now`);
  }
  for (const scheme of old.keys()) {
    if (!next.has(scheme))
      reportOperation(
        comparison,
        'security-removed',
        next.size === 0 ? 'additive' : 'breaking',
        'callers',
        `${scheme} is not taken any more`,
      );
  }
}

/** Compares how a caller proves who it is. */
export function compareSecuritySchemes({ before, after, changes }: Comparison): void {
  const next = after.components.securitySchemes;
  for (const [name, scheme] of Object.entries(before.components.securitySchemes)) {
    const counterpart = next[name];
    if (!counterpart || canonical(withoutTexts(scheme)) === canonical(withoutTexts(counterpart))) continue;
    changes.add({
      kind: 'security-scheme-changed',
      impact: 'breaking',
      side: 'callers',
      place: `security scheme ${name}`,
      message: 'is sent in another way now',
    });
  }
}

function compareScopes(
  comparison: OperationComparison,
  before: readonly string[],
  after: readonly string[],
  wasUnknown: boolean,
): void {
  for (const scope of after.filter((name) => !before.includes(name))) {
    if (wasUnknown)
      reportOperation(comparison, 'scope-documented', 'warning', 'callers', `scope ${scope} is documented now`);
    else reportOperation(comparison, 'scope-added', 'breaking', 'callers', `needs scope ${scope} now`);
  }
  for (const scope of before.filter((name) => !after.includes(name))) {
    reportOperation(comparison, 'scope-removed', 'additive', 'callers', `scope ${scope} is not needed any more`);
  }
}

/** The schemes that an operation takes, and all scopes that it names for each. */
function schemesOf(
  document: OpenApiDocument,
  { security = document.security ?? [] }: OperationObject,
): Map<string, string[]> {
  const schemes = new Map<string, string[]>();
  for (const [scheme, scopes] of security.flatMap((requirement: SecurityRequirement) => Object.entries(requirement))) {
    schemes.set(scheme, [...(schemes.get(scheme) ?? []), ...scopes]);
  }
  return schemes;
}

function withoutTexts(scheme: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(scheme).filter(([keyword]) => !isText(keyword) && !isExtension(keyword)));
}
