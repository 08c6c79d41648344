import type { Basis } from '../contract/location.ts';
import type { Difference, Scene } from './finding.ts';
import { undocumented } from './undocumented.ts';
import { guesses, violations } from './violation-findings.ts';

/** A kind of findings: how they are found, and how reports show them. */
export interface Kind {
  /** Finds them in what exchanges with one status have shown of an operation. */
  find(scene: Scene): Difference[];
  /**
   * True if they break claims of the contract. Those of documented claims contradict the service documentation, others require
   * an edit.
   */
  breaksClaims: boolean;
  fails: boolean;
  /** Description in the command line's help. */
  means: string;
  /** Several of them. */
  plural: string;
  /** Mark in text output. */
  sign: string;
  /** Beginning of their rules' descriptions in SARIF. The rule follows. */
  about: string;
  /** Returns their severity in SARIF, by the claim's basis. */
  level(basis: Basis): 'error' | 'warning' | 'note';
}

/** The kinds of findings, in the order in which reports count them. What the documentation says of them is checked. */
export const KINDS = {
  violation: {
    find: violations,
    breaksClaims: true,
    fails: true,
    means: 'the traffic breaks the contract',
    plural: 'violations',
    sign: '✗',
    about: 'Breaks something that the contract states',
    // A documented claim that is broken is a mistake of the service or its documents; all else is one of the contract.
    level: (basis) => (basis === 'documented' || basis === 'observed' ? 'error' : 'warning'),
  },
  undocumented: {
    find: undocumented,
    breaksClaims: false,
    fails: true,
    means: "the traffic has something that the contract doesn't",
    plural: 'undocumented',
    sign: '+',
    about: 'Not in the contract',
    level: () => 'note',
  },
  guess: {
    find: guesses,
    breaksClaims: false,
    // The service documentation states nothing there, so nothing is wrong.
    fails: false,
    means: 'the service sent something other than what the contract guesses',
    plural: 'guesses',
    sign: '~',
    about: 'Differs from a guess',
    level: () => 'note',
  },
} satisfies Record<string, Kind>;

/** A difference between the contract and what the service does, with its kind. */
export interface Finding extends Difference {
  /** `violation`: a claim of the contract is broken. `undocumented`: seen, and not in the contract. `guess`: other than was inferred, which is no mistake. */
  kind: keyof typeof KINDS;
}

/** Identifies a finding across recordings. */
export function fingerprint({ kind, rule, operation, status, place, message }: Finding): string {
  return [kind, rule, operation, status, place, message].join(' | ');
}

/** The kinds with their names. */
export function allKinds(): [name: Finding['kind'], kind: Kind][] {
  return Object.entries(KINDS) as [Finding['kind'], Kind][];
}

export function fails(findings: readonly Finding[]): boolean {
  return findings.some(({ kind }) => KINDS[kind].fails);
}

export function breaksClaim({ kind }: Finding): boolean {
  return KINDS[kind].breaksClaims;
}
