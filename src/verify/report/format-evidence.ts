import { statesIn, stateText } from '../../rule-states/index.ts';
import type { Model } from '../contract/model.ts';
import { type Evidence, factsIn } from '../evidence/evidence.ts';
import type { StatusFacts } from '../evidence/facts.ts';
import { reportOn } from './report.ts';
import { counted } from './report-words.ts';
import { remarksOn } from './sentences.ts';

/** Writes what evidence covers, by operation. */
export function formatEvidence(model: Model, evidence: Evidence): string {
  const facts = factsIn(evidence);
  const sources = Object.values(evidence.sources);
  const accounts = new Set(sources.map(({ account }) => account));
  const operations = [...model.operations.keys()].filter((id) => facts[id]);
  const lines = operations.flatMap((id) => Object.entries(facts[id]!).map(([status, seen]) => line(id, status, seen)));
  const unseen = model.operations.size - operations.length;
  return [
    `${counted(sources.length, 'recording')}, ${counted(accounts.size, 'account')}`,
    ...lines,
    `${unseen} of ${model.operations.size} operations were never called.`,
    ...remarksOn(reportOn(model, evidence)),
    ...ruleLines(evidence),
  ].join('\n');
}

/** What probes have found of rules, one a line. */
function ruleLines(evidence: Evidence): string[] {
  const stateOf = statesIn(evidence);
  const ids = [...new Set(Object.values(evidence.sources).flatMap(({ rules = {} }) => Object.keys(rules)))].toSorted();
  if (ids.length === 0) return [];
  return [
    `Probes decided about ${counted(ids.length, 'rule')}:`,
    ...ids.map((id) => `  ${id}: ${stateText(stateOf({ id, basis: { kind: 'assumed' } }))}`),
  ];
}

function line(id: string, status: string, { exchanges, from, to, places, records }: StatusFacts): string {
  const span = from === '' ? '' : from === to ? `, ${from}` : `, ${from} to ${to}`;
  return `  ${id} ${status}: ${counted(exchanges, 'exchange')}, ${counted(records.length, 'record')}, ${counted(Object.keys(places).length, 'place')}${span}`;
}
