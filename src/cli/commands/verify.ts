import { defineCommand } from '../command.ts';
import { AGAINST, withVerifier } from '../verify.ts';

/** Checks recorded traffic against the contract. */
export const command = defineCommand({
  name: 'verify',
  summary: 'Check recorded traffic against the contract',
  description: `Checks recorded traffic against the contract, and lists the differences:

  ✗ violation  a claim of the contract is broken
  + novelty    seen, and not in the contract

Each says where the claim comes from. If a documented one is broken, the service or its documents are wrong; if an
inferred or open one is, the contract is.`,
  operands: [{ name: '<file>...', description: 'recording (NDJSON), HAR file or evidence' }],
  options: {
    format: {
      type: 'string',
      values: ['text', 'json', 'sarif', 'markdown'],
      default: 'text',
      description: 'format of the report',
    },
    ratchet: {
      type: 'string',
      value: '<file>',
      description: 'fails on findings alone that this file does not list; writes it if there is none',
    },
    silences: { type: 'boolean', description: 'lists the fields of the contract that were never seen' },
    ...AGAINST,
  },
  examples: [
    'verify traffic.ndjson',
    'verify traffic.ndjson session.har --format sarif > findings.sarif',
    'verify traffic.ndjson --ratchet known.json',
  ],
  notes: 'Exit status: 0 no difference, 1 differences, 2 wrong usage or a file that cannot be read.',
  run: ({ format, ratchet, silences, document, account }, files) =>
    withVerifier(document, async (verifier) => {
      const { model, findSource, readTraffic, reportOn, newFindings } = verifier;
      const { formatText: text, formatJson: json, formatSarif: sarif, formatMarkdown: markdown } = verifier;
      const report = reportOn(model, await readTraffic(model, files, account));
      const findings = ratchet === undefined ? report.findings : newFindings(report.findings, ratchet);
      const write = { text, json, sarif, markdown }[format];
      console.log(write({ ...report, findings }, { findSource, listsSilences: silences }));
      return findings.length > 0 ? 1 : 0;
    }),
});
