import { statesIn, stateText } from '../../../sandbox/rule-states/index.ts';
import { visible } from '../../../src/contract/index.ts';
import type { Model } from '../contract/model.ts';
import { type Evidence, factsIn } from '../evidence/evidence.ts';
import type { Facts, StatusFacts } from '../evidence/facts.ts';
import { MAX_PSEUDONYMS } from '../evidence/pseudonyms.ts';
import type { NeverSeen } from './finding.ts';
import { reportOn } from './report.ts';
import { code, formats, type Table } from './report-formats.ts';
import { counted } from './report-words.ts';
import { remarksOn } from './sentences.ts';

/** Writes what evidence covers, by operation. */
export function formatEvidence(model: Model, evidence: Evidence): string {
  const facts = factsIn(evidence);
  const operations = operationsIn(model, facts);
  const lines = operations.flatMap((id) => Object.entries(facts[id]!).map(([status, seen]) => line(id, status, seen)));
  return [
    sizeOf(evidence),
    ...lines,
    `${neverCalledIn(model, operations)}.`,
    ...remarksOn(reportOn(model, evidence)).map(visible),
    ...ruleLines(evidence),
  ].join('\n');
}

/** Writes what evidence covers as a page in Markdown: what was seen, when and how often, and what to record next. */
export function evidencePage(model: Model, evidence: Evidence): string {
  const facts = factsIn(evidence);
  const operations = operationsIn(model, facts);
  const report = reportOn(model, evidence);
  return formats.markdown({
    title: 'What was observed',
    summary: [`${sizeOf(evidence)}.`, ...remarksOn(report)].join(' '),
    tables: [
      observedTable(operations, facts),
      { ...neverSeenTable(report.neverSeen), title: 'Never seen in the operations that were called' },
      neverCalledTable(model, operations),
    ],
    conclusion: `${neverCalledIn(model, operations)}. Record what these tables list next.`,
  });
}

/** The operations of the contract that were called, in its order. */
function operationsIn(model: Model, facts: Facts): string[] {
  return [...model.operations.keys()].filter((id) => facts[id]);
}

function sizeOf({ recordings, accounts }: Evidence): string {
  return `${counted(Object.keys(recordings).length, 'recording')}, ${counted(Object.keys(accounts).length, 'account')}`;
}

function neverCalledIn({ operations }: Model, called: readonly string[]): string {
  return `${operations.size - called.length} of ${operations.size} operations were never called`;
}

function line(id: string, status: string, { exchanges, from, to, places, records }: StatusFacts): string {
  const days = spanOf(from, to);
  return `  ${visible(id)} ${status}: ${counted(exchanges, 'exchange')}, ${counted(records.length, 'record')}, ${counted(Object.keys(places).length, 'place')}${days && `, ${days}`}`;
}

function spanOf(from: string, to: string): string {
  return from === to ? from : `${from} to ${to}`;
}

function observedTable(operations: readonly string[], facts: Facts): Table {
  return {
    title: 'Observed',
    heads: ['operation', 'status', 'exchanges', 'accounts', 'records', 'days'],
    rows: operations.flatMap((id) =>
      Object.entries(facts[id]!).map(([status, { exchanges, accounts, records, from, to }]) => [
        code(id),
        status,
        String(exchanges),
        atMost(accounts),
        atMost(records),
        spanOf(from, to),
      ]),
    ),
  };
}

/** Formats a count. At the limit of stored pseudonyms, it is a minimum. */
function atMost(pseudonyms: readonly number[]): string {
  return pseudonyms.length >= MAX_PSEUDONYMS ? `${MAX_PSEUDONYMS} or more` : String(pseudonyms.length);
}

/** A table of fields that were never seen. */
export function neverSeenTable(fields: readonly NeverSeen[]): Table {
  return {
    title: 'Never seen',
    heads: ['operation', 'place', 'chances', 'claim'],
    rows: fields.map(({ operation, status, place, of, basis }) => [
      `${operation} ${status}`,
      code(place),
      String(of),
      basis,
    ]),
  };
}

/** The operations that were never called, by the resource. */
function neverCalledTable({ operations }: Model, called: readonly string[]): Table {
  const byTag = new Map<string, string[]>();
  for (const [id, { operation }] of operations)
    if (!called.includes(id)) byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), code(id)]);
  return {
    title: 'Never called',
    heads: ['resource', 'operations'],
    rows: [...byTag].map(([tag, ids]) => [tag, ids.join(', ')]),
  };
}

function ruleLines(evidence: Evidence): string[] {
  const stateOf = statesIn(evidence);
  const ids = [...new Set(Object.values(evidence.probes ?? {}).flatMap(({ rules }) => Object.keys(rules)))].toSorted();
  if (ids.length === 0) return [];
  return [
    `Probes decided ${counted(ids.length, 'rule')}:`,
    ...ids.map((id) => `  ${id}: ${stateText(stateOf({ id, basis: { kind: 'assumed' } }))}`),
  ];
}
