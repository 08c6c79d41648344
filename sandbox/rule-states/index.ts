export * from './finding.ts';
export * from './ledger.ts';
export * from './read-findings.ts';
export * from './rule-state.ts';
export * from './rule-texts.ts';
