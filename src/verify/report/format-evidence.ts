import type { Model } from '../contract/model.ts';
import { type Evidence, factsIn } from '../evidence/evidence.ts';
import type { StatusFacts } from '../evidence/facts.ts';
import { reportOn } from './report.ts';
import { counted } from './report-words.ts';
import { remarksOn } from './sentences.ts';

/** Writes what evidence covers, by operation. */
export function formatEvidence(model: Model, evidence: Evidence): string {
  const facts = factsIn(evidence);
  const operations = [...model.operations.keys()].filter((id) => facts[id]);
  const lines = operations.flatMap((id) => Object.entries(facts[id]!).map(([status, seen]) => line(id, status, seen)));
  const unseen = model.operations.size - operations.length;
  return [
    [
      counted(Object.keys(evidence.recordings).length, 'recording'),
      counted(Object.keys(evidence.accounts).length, 'account'),
    ].join(', '),
    ...lines,
    `${unseen} of ${model.operations.size} operations were never called.`,
    ...remarksOn(reportOn(model, evidence)),
  ].join('\n');
}

function line(id: string, status: string, { exchanges, from, to, places, records }: StatusFacts): string {
  const span = from === '' ? '' : from === to ? `, ${from}` : `, ${from} to ${to}`;
  return `  ${id} ${status}: ${counted(exchanges, 'exchange')}, ${counted(records.length, 'record')}, ${counted(Object.keys(places).length, 'place')}${span}`;
}
