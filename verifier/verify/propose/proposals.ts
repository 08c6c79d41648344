import type { Action, Overlay } from '../../../src/overlay/index.ts';
import type { Model } from '../contract/model.ts';
import { type Evidence, factsIn } from '../evidence/evidence.ts';
import type { Facts } from '../evidence/facts.ts';
import { breaksClaim, type Finding } from '../report/finding-kinds.ts';
import { findingsOf } from '../report/findings.ts';
import { correctionsOf } from './corrections.ts';
import { gather } from './gather.ts';
import { contradictedGuesses, observedEdits } from './observed-edits.ts';
import { requirementsOf } from './requirements.ts';

export interface Proposal {
  /** The edits; undefined if there are none. */
  overlay: Overlay | undefined;
  /** Findings that contradict the service documentation. Traffic does not change anything that it states. */
  contradictions: Finding[];
  /** Findings without a proposed edit, since they need a decision. */
  open: Finding[];
}

/** Proposes edits of the contract, as an OpenAPI Overlay. Each says what was seen, and what else could be done. */
export function propose(model: Model, evidence: Evidence): Proposal {
  const facts = factsIn(evidence);
  const findings = findingsOf(model, facts);
  const gathered = gather(model, facts);
  const { corrections, open, contradicted } = corrected(model, findings, facts);
  const contradictions = findings.filter(isContradiction);
  const actions = unique([
    ...corrections,
    ...observedEdits(model, facts, gathered, contradicted),
    ...requirementsOf(model, gathered),
  ]);
  return {
    overlay: actions.length === 0 ? undefined : overlayOf(model, actions, contradictions),
    contradictions,
    open,
  };
}

/** The edits that correct guesses, the findings that none of them answers, and the guesses that are contradicted by those. */
function corrected(model: Model, findings: readonly Finding[], facts: Facts) {
  let contradicted = new Set<string>();
  while (true) {
    const { actions, handled } = correctionsOf(model, findings, facts, contradicted);
    const open = findings.filter((finding) => !isContradiction(finding) && !handled.has(finding));
    const countBefore = contradicted.size;
    contradicted = contradictedGuesses(model, open);
    // What is contradicted is not corrected, which may leave more findings open.
    if (contradicted.size === countBefore) return { corrections: actions, open, contradicted };
  }
}

/** Overlays hold no action twice. */
function unique(actions: readonly Action[]): Action[] {
  return [...new Map(actions.map((action) => [JSON.stringify(action), action])).values()];
}

function isContradiction(finding: Finding): boolean {
  return breaksClaim(finding) && finding.basis === 'documented';
}

function overlayOf({ version }: Model, actions: Action[], contradictions: readonly Finding[]): Overlay {
  const info = { title: `What was observed, for version ${version} of the contract`, version: '1.0.0' };
  const rows = contradictions.map(({ operation, status, place, message, pointer, seen, of }) => ({
    operation,
    status,
    place,
    message,
    pointer,
    seen,
    of,
  }));
  return { overlay: '1.0.0', info, ...(rows.length > 0 && { 'x-contradictions': rows }), actions };
}
