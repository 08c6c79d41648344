import undecidable from '../../generated/probes/undecidable.json' with { type: 'json' };

const REASONS: Readonly<Record<string, string>> = undecidable;

/** Why no session of calls can tell whether an assumed rule holds; undefined if one can. */
export function reasonAgainst(rule: string): string | undefined {
  return Object.hasOwn(REASONS, rule) ? REASONS[rule] : undefined;
}
