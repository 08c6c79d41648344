import type { Action, Overlay } from '../../overlay/index.ts';
import type { Model } from '../contract/model.ts';
import { type Evidence, factsIn } from '../evidence/evidence.ts';
import { breaksClaim, type Finding } from '../report/finding-kinds.ts';
import { findingsOf } from '../report/findings.ts';
import { correctionsOf } from './corrections.ts';
import { gather } from './gather.ts';
import { observedEdits } from './observed-edits.ts';
import { requirementsOf } from './requirements.ts';

/** What evidence says the contract should be. */
export interface Proposal {
  /** The edits; undefined if there are none. */
  overlay: Overlay | undefined;
  /** What contradicts the documents. Traffic changes nothing that they state. */
  contradictions: Finding[];
  /** What no edit is proposed for, since it needs a decision. */
  open: Finding[];
}

/** Proposes edits of the contract, as an OpenAPI Overlay. Each says what was seen, and what else could be done. */
export function propose(model: Model, evidence: Evidence): Proposal {
  const facts = factsIn(evidence);
  const findings = findingsOf(model, facts);
  const gathered = gather(model, facts);
  const corrections = correctionsOf(model, findings, facts);
  const actions = unique([
    ...corrections.actions,
    ...observedEdits(model, facts, gathered),
    ...requirementsOf(model, gathered),
  ]);
  const contradictions = findings.filter(isContradiction);
  const open = findings.filter((finding) => !isContradiction(finding) && !corrections.handled.has(finding));
  return {
    overlay: actions.length === 0 ? undefined : overlayOf(model, actions, contradictions),
    contradictions,
    open,
  };
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
  const named = contradictions.map(({ operation, status, place, message, pointer, seen, of }) => ({
    operation,
    status,
    place,
    message,
    pointer,
    seen,
    of,
  }));
  return { overlay: '1.0.0', info, ...(named.length > 0 && { 'x-contradictions': named }), actions };
}
