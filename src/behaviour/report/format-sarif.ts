import type { BehaviourReport } from '../replay.ts';
import type { Deviation } from '../verdicts.ts';
import { failedIn } from './format-text.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The id of what no rule explains. */
const UNEXPLAINED = { id: 'behaviour/unexplained', text: 'The service refuses what no rule refuses' };

/** Writes a report as SARIF 2.1.0, which code-scanning tools read. Places are those of the recording. */
export function formatSarif(report: BehaviourReport): string {
  const failed = failedIn(report);
  const rules = [...failed.map(({ id, does }) => ({ id: `behaviour/${id}`, text: does })), UNEXPLAINED];
  const results = [
    ...failed.flatMap(({ id, basis, deviations }) =>
      deviations.map((one) => resultOf(`behaviour/${id}`, basis === 'documented' ? 'error' : 'warning', one)),
    ),
    ...report.unexplained.map((one) => resultOf(UNEXPLAINED.id, 'warning', one)),
  ].map((result) => ({ ...result, ruleIndex: rules.findIndex(({ id }) => id === result.ruleId) }));
  const driver = {
    name: 'inventory-service-api verify',
    rules: rules.map(({ id, text }) => ({ id, shortDescription: { text } })),
  };
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2);
}

function resultOf(ruleId: string, level: 'error' | 'warning', { file, line, operation, place, message }: Deviation) {
  return {
    ruleId,
    level,
    message: { text: `${operation}: ${place === '' ? message : `${place} ${message}`}.` },
    locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
    partialFingerprints: { 'deviation/v1': [ruleId, operation, place, message].join(' | ') },
  };
}
