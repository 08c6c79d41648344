import type { ContractChange } from '../../reference/index.ts';

/** A change, as `redocly diff --format json` reports it. */
export interface ReportedChange {
  /** Such as `Schema` or `Operation`. */
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: keyof typeof IMPACTS;
  verdicts: readonly { ruleId: string; message: string; location: { pointer: string } }[];
  /** The property that was modified. */
  property?: string;
  base?: ReportedValue;
  revision?: ReportedValue;
}

/** A value of one of the two documents. */
interface ReportedValue {
  /** A JSON Pointer as a URI fragment, such as `#/paths/~1items/get`. */
  pointer: string;
  value?: unknown;
}

/** Our names for Redocly's impacts, which name the part of a version to raise. */
const IMPACTS = { major: 'breaking', minor: 'additive', patch: 'descriptive' } as const;

/** A kind of change that Redocly rates in a way that does not fit those who import a client or types. */
interface Rating {
  rule: string;
  impact: ContractChange['impact'];
  applies(change: ReportedChange, before: DocumentReader): boolean;
}

/** Finds what pointers lead to. */
interface DocumentReader {
  /** The operations that a part belongs to. */
  operations(pointer: string): readonly { object: object }[];
}

/** A part of an extension; a field or a header may have such a name, too. */
const IN_EXTENSION = /(?<!\/properties|\/headers)\/x-/;
const EXAMPLES = ['Example', 'ExamplesMap', 'Link', 'LinksMap', 'Tag', 'TagList'];

/** The first row that applies decides. docs/contributing/publishing.md lists the same rows. */
export const RATINGS: readonly Rating[] = [
  {
    rule: 'deprecated',
    impact: 'warning',
    applies: ({ property, base, revision }) =>
      (property === 'deprecated' && revision?.value === true) ||
      (property === 'x-sunset' && isSooner(base?.value, revision?.value)),
  },
  {
    rule: 'extension-changed',
    impact: 'descriptive',
    applies: ({ property, base, revision }) =>
      property?.startsWith('x-') === true || IN_EXTENSION.test((revision ?? base)!.pointer),
  },
  {
    rule: 'field-removed',
    impact: 'breaking',
    applies: ({ typeName, kind, base }) =>
      typeName === 'Schema' && kind === 'removed' && /\/properties\/[^/]+$/.test(base!.pointer),
  },
  {
    rule: 'schema-removed',
    impact: 'breaking',
    applies: ({ kind, base }) => kind === 'removed' && /^#\/components\/schemas\/[^/]+$/.test(base!.pointer),
  },
  {
    rule: 'tag-changed',
    impact: 'breaking',
    applies: ({ typeName, property }) => typeName === 'Operation' && property === 'tags',
  },
  {
    rule: 'path-parameter-renamed',
    impact: 'breaking',
    applies: ({ typeName, property }) => typeName === 'PathItem' && property === 'key',
  },
  {
    rule: 'server-removed',
    impact: 'breaking',
    applies: ({ typeName, kind, property, base, revision }) =>
      (typeName === 'Server' && kind === 'removed') ||
      (typeName === 'ServerVariable' && property === 'enum' && hasLost(base!.value, revision!.value)),
  },
  {
    rule: 'required-request-body-added',
    impact: 'breaking',
    applies: ({ typeName, kind, revision }) =>
      typeName === 'RequestBody' && kind === 'added' && (revision!.value as { required?: boolean }).required === true,
  },
  {
    rule: 'response-header-optional',
    impact: 'breaking',
    applies: ({ typeName, property, base }) => typeName === 'Header' && property === 'required' && base?.value === true,
  },
  {
    rule: 'number-format-changed',
    impact: 'descriptive',
    applies: ({ property, base, revision }) =>
      property === 'format' && [base!.value, revision!.value].every((value) => value === 'float' || value === 'double'),
  },
  {
    rule: 'examples-changed',
    impact: 'descriptive',
    applies: ({ typeName, kind, property }) =>
      (kind === 'added' && EXAMPLES.includes(typeName)) || property === 'example' || property === 'examples',
  },
  {
    // Redocly reports what gets looser only where responses are concerned.
    rule: 'response-widened',
    impact: 'warning',
    applies: (change) =>
      change.verdicts.length > 0 &&
      change.verdicts.every(
        ({ ruleId }) =>
          ruleId === 'enum-values-added' || (ruleId === 'schema-constraint-changed' && isLooserLimit(change)),
      ),
  },
  {
    rule: 'scope-documented',
    impact: 'warning',
    applies: ({ typeName, base, revision }, before) =>
      typeName === 'SecurityRequirement' && before.operations((base ?? revision)!.pointer).some(lacksScope),
  },
];

/**
 * Rates a change: by the table above, or else as Redocly does.
 *
 * @param before The document without the change.
 */
export function rate(change: ReportedChange, before: DocumentReader): Pick<ContractChange, 'rule' | 'impact'> {
  const { rule, impact } = RATINGS.find(({ applies }) => applies(change, before)) ?? {
    rule: change.verdicts[0]?.ruleId ?? change.kind,
    impact: IMPACTS[change.impact],
  };
  return { rule, impact };
}

/** Checks whether a removal date is new, or earlier than before. */
function isSooner(before: unknown, after: unknown): boolean {
  return typeof after === 'string' && (typeof before !== 'string' || after < before);
}

function hasLost(before: unknown, after: unknown): boolean {
  const left = new Set(Array.isArray(after) ? after : []);
  return Array.isArray(before) && before.some((value) => !left.has(value));
}

function isLooserLimit({ kind, property = '', base, revision }: ReportedChange): boolean {
  if (kind !== 'modified') return false;
  const [before, after] = [base!.value, revision!.value];
  if (after === undefined) return true;
  if (typeof before !== 'number' || typeof after !== 'number') return false;
  if (/^(max|exclusiveMax)/.test(property)) return after > before;
  return /^(min|exclusiveMin)/.test(property) && after < before;
}

function lacksScope({ object }: { object: object }): boolean {
  const marks = (object as { 'x-not-documented'?: readonly string[] })['x-not-documented'];
  return marks?.includes('scope') === true;
}
