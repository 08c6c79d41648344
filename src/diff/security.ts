import { isExtension, type OpenApiDocument, type OperationObject } from '../contract/index.ts';
import { canonical } from './canonical.ts';
import { isScopeUnknown } from './compare-provenance.ts';
import { isText } from './compared-keywords.ts';
import { type Comparison, type OperationComparison, reportOperation } from './comparison.ts';

/** One way to be let in: all of its schemes are needed. Without any, everyone is let in. */
type Alternative = ReadonlyMap<string, { name: string; scopes: readonly string[] }>;

/**
 * Compares what a caller needs to be let in. Where the old document says that the scope is not documented, naming one
 * is only a warning: the service may have asked for it all along.
 */
export function compareSecurity(
  comparison: OperationComparison,
  before: OperationObject,
  after: OperationObject,
): void {
  const old = alternativesOf(comparison, comparison.before, before);
  const next = alternativesOf(comparison, comparison.after, after);
  const [only, counterpart] = [old[0]!, next[0]!];
  if (old.length === 1 && next.length === 1 && sameSchemes(only, counterpart))
    compareScopes(comparison, only, counterpart, isScopeUnknown(before));
  else compareAlternatives(comparison, old, next);
}

/** Compares how a caller proves who it is. */
export function compareSecuritySchemes({ before, after, changes }: Comparison): void {
  const next = after.components.securitySchemes;
  for (const [name, scheme] of Object.entries(before.components.securitySchemes)) {
    const counterpart = next[name];
    if (!counterpart || definitionOf(scheme) === definitionOf(counterpart)) continue;
    changes.add({
      kind: 'security-scheme-changed',
      impact: 'breaking',
      side: 'callers',
      place: `security scheme ${name}`,
      message: 'is sent in another way now',
    });
  }
}

/** A caller is still let in if what it has is at least what one of the new alternatives needs. */
function compareAlternatives(
  comparison: OperationComparison,
  old: readonly Alternative[],
  next: readonly Alternative[],
): void {
  for (const lost of old.filter((one) => !next.some((other) => needsAtMost(other, one)))) {
    if (lost.size === 0)
      reportOperation(
        comparison,
        'security-added',
        'breaking',
        'callers',
        `needs ${next.map(describe).join(' or ')} now`,
      );
    else {
      const verb = next.some((other) => needsAtMost(lost, other)) ? 'is not enough' : 'is not taken';
      reportOperation(comparison, 'security-removed', 'breaking', 'callers', `${describe(lost)} ${verb} any more`);
    }
  }
  for (const gained of next.filter((one) => !old.some((other) => needsAtMost(other, one)))) {
    const message = gained.size === 0 ? 'needs no authentication any more' : `${describe(gained)} is enough now`;
    reportOperation(comparison, 'security-loosened', 'additive', 'callers', message);
  }
}

/** Whether whoever has what one alternative needs has what another needs as well. */
function needsAtMost(one: Alternative, other: Alternative): boolean {
  return [...one].every(([key, { scopes }]) => {
    const held = other.get(key);
    return held !== undefined && scopes.every((scope) => held.scopes.includes(scope));
  });
}

function sameSchemes(one: Alternative, other: Alternative): boolean {
  return one.size === other.size && [...one.keys()].every((key) => other.has(key));
}

function compareScopes(
  comparison: OperationComparison,
  before: Alternative,
  after: Alternative,
  wasUnknown: boolean,
): void {
  for (const [key, { scopes: next }] of after) {
    const { scopes: old } = before.get(key)!;
    for (const scope of next.filter((name) => !old.includes(name))) {
      if (wasUnknown)
        reportOperation(comparison, 'scope-documented', 'warning', 'callers', `scope ${scope} is documented now`);
      else reportOperation(comparison, 'scope-added', 'breaking', 'callers', `needs scope ${scope} now`);
    }
    for (const scope of old.filter((name) => !next.includes(name))) {
      reportOperation(comparison, 'scope-removed', 'additive', 'callers', `scope ${scope} is not needed any more`);
    }
  }
}

/** The alternatives of an operation. A scheme that only one of the documents has goes by its definition, not by its name. */
function alternativesOf(
  { before, after }: Comparison,
  document: OpenApiDocument,
  { security = document.security ?? [] }: OperationObject,
): Alternative[] {
  const [old, next] = [before.components.securitySchemes, after.components.securitySchemes];
  const keyOf = (name: string): string => {
    const definition = document.components.securitySchemes[name];
    return !definition || (name in old && name in next) ? name : definitionOf(definition);
  };
  const alternatives = security.length > 0 ? security : [{}];
  return alternatives.map(
    (schemes) => new Map(Object.entries(schemes).map(([name, scopes]) => [keyOf(name), { name, scopes }])),
  );
}

function describe(alternative: Alternative): string {
  const schemes = [...alternative.values()].map(({ name, scopes }) =>
    scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name,
  );
  return schemes.join(' and ');
}

/** What a scheme says to programs. */
function definitionOf(scheme: Record<string, unknown>): string {
  return canonical(
    Object.fromEntries(Object.entries(scheme).filter(([keyword]) => !isText(keyword) && !isExtension(keyword))),
  );
}
