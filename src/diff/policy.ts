import { CHANGE_KINDS, type Change, type ChangeKind, IMPACTS, type Impact } from './changes.ts';

/** A change that a team has looked at and accepts. */
export interface Acceptance {
  kind: ChangeKind;
  /** Where it is, as the report writes it. */
  place: string;
  /** What changed, as the report writes it; any change of the kind at the place if it is left out. */
  message?: string;
  /** Why it is accepted. */
  reason: string;
}

/** What a team has decided about changes. */
export interface Policy {
  accept: readonly Acceptance[];
  /** The impact of each change of a kind, in place of the usual one. */
  severity: Readonly<Partial<Record<ChangeKind, Impact>>>;
}

/** A file that is no policy. The message says what is wrong in it. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
}

/** Changes after what was decided about them. */
export interface Judged {
  /** Those that nobody has accepted, gravest first. */
  changes: Change[];
  accepted: Change[];
  /** Acceptances that no change matches: what they were for is undone, or they are misspelt. */
  unused: Acceptance[];
}

/** Applies a policy: kinds get their impact, and what is accepted is set apart. */
export function applyPolicy(changes: readonly Change[], { accept, severity }: Policy): Judged {
  const weighed = changes
    .map((change) => ({ ...change, impact: severity[change.kind] ?? change.impact }))
    .sort((one, other) => IMPACTS.indexOf(one.impact) - IMPACTS.indexOf(other.impact));
  const isAccepted = (change: Change) => accept.some((acceptance) => covers(acceptance, change));
  return {
    changes: weighed.filter((change) => !isAccepted(change)),
    accepted: weighed.filter(isAccepted),
    unused: accept.filter((acceptance) => !weighed.some((change) => covers(acceptance, change))),
  };
}

function covers({ kind, place, message }: Acceptance, change: Change): boolean {
  return kind === change.kind && place === change.place && (message === undefined || message === change.message);
}

/**
 * Reads a policy: `accept`, a list of `kind`, `place`, `reason` and perhaps `message`, and `severity`, impacts by kind.
 *
 * @param name What errors call it.
 * @throws PolicyError if it is anything else.
 */
export function readPolicy(value: unknown, name: string): Policy {
  const refuse = (message: string): never => {
    throw new PolicyError(`${name}: ${message}`);
  };
  if (!isObject(value)) return refuse('it must be an object with `accept`, `severity` or both.');
  const unknown = Object.keys(value).find((key) => key !== 'accept' && key !== 'severity');
  if (unknown !== undefined) refuse(`there is no setting "${unknown}". Use \`accept\` and \`severity\`.`);
  const { accept = [], severity = {} } = value;
  if (!Array.isArray(accept)) return refuse('`accept` must be a list.');
  if (!isObject(severity)) return refuse('`severity` must map kinds of changes to impacts.');
  accept.forEach((entry, index) => checkAcceptance(entry, (message) => refuse(`accept[${index}]: ${message}`)));
  for (const [kind, impact] of Object.entries(severity)) {
    if (!isKind(kind)) refuse(`severity: there is no kind "${kind}".`);
    if (!IMPACTS.includes(impact as Impact)) refuse(`severity.${kind} must be one of ${IMPACTS.join(', ')}.`);
  }
  return { accept, severity };
}

function checkAcceptance(entry: unknown, refuse: (message: string) => never): void {
  if (!isObject(entry)) return refuse('it must be an object with `kind`, `place` and `reason`.');
  for (const key of ['kind', 'place', 'reason'])
    if (typeof entry[key] !== 'string' || entry[key].trim() === '') refuse(`\`${key}\` is missing.`);
  if (!isKind(entry['kind'])) refuse(`there is no kind "${String(entry['kind'])}".`);
}

function isKind(kind: unknown): kind is ChangeKind {
  return (CHANGE_KINDS as readonly unknown[]).includes(kind);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
