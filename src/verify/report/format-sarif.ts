import { type Finding, fingerprint } from './finding.ts';
import { type FindSource, type FormatOptions, summaryOf } from './format-text.ts';
import type { Report } from './report.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Writes a report as SARIF 2.1.0, which code-scanning tools read. */
export function formatSarif(report: Report, { findSource }: FormatOptions): string {
  const { findings } = report;
  const rules = [...new Set(findings.map(ruleOf))].sort();
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'inventory-service-api verify',
            rules: rules.map((id) => ({ id, shortDescription: { text: describe(id) } })),
          },
        },
        invocations: [
          {
            executionSuccessful: report.exchanges > 0,
            toolExecutionNotifications: [
              { level: report.exchanges > 0 ? 'note' : 'error', message: { text: summaryOf(report) } },
            ],
          },
        ],
        results: findings.map((finding) => ({
          ruleId: ruleOf(finding),
          ruleIndex: rules.indexOf(ruleOf(finding)),
          level: levelOf(finding),
          message: { text: messageOf(finding) },
          locations: [locationOf(finding, findSource)],
          partialFingerprints: { 'finding/v1': fingerprint(finding) },
          properties: { basis: finding.basis, seen: finding.seen, of: finding.of },
        })),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function ruleOf({ kind, rule }: Finding): string {
  return `${kind}/${rule}`;
}

function describe(id: string): string {
  const [kind, rule] = id.split('/') as [Finding['kind'], string];
  return kind === 'violation' ? `A claim of the contract is broken: ${rule}` : `Not in the contract: ${rule}`;
}

/** A documented claim that is broken is a mistake of the service or its documents; all else is one of the contract. */
function levelOf({ kind, basis }: Finding): 'error' | 'warning' | 'note' {
  if (kind === 'novelty') return 'note';
  return basis === 'documented' || basis === 'observed' ? 'error' : 'warning';
}

function messageOf({ operation, status, place, message, seen, of, basis }: Finding): string {
  return `${operation} ${status}${place === '' ? '' : ` ${place}`} ${message} (${seen} of ${of}, ${basis}).`;
}

function locationOf({ pointer, operation, place }: Finding, findSource: FindSource): object {
  const { file, line } = findSource(pointer) ?? { file: 'generated/openapi.json', line: 1 };
  return {
    physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } },
    logicalLocations: [{ fullyQualifiedName: `${operation} ${place}`.trim() }, { fullyQualifiedName: `#${pointer}` }],
  };
}
