import { CONTROLS, OPERATIONS, PROBES } from '../../generated/probes/index.ts';
import type { Probe } from './probe.ts';
import type { Operations } from './select.ts';

/** The probes of this package. */
export function shippedProbes(): readonly Probe[] {
  return PROBES as unknown as readonly Probe[];
}

export function shippedOperations(): Operations {
  return OPERATIONS as unknown as Operations;
}

/** Sessions that show that an operation is taken at all, so that its refusal says something. */
export function shippedControls(): readonly Probe[] {
  return CONTROLS as unknown as readonly Probe[];
}
