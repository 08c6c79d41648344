import type { Recorded } from '../../behaviour/index.ts';
import { defineCommand } from '../command.ts';
import { UsageError } from '../errors.ts';
import { AGAINST, type Against, withContract } from '../verify.ts';

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
    behaviour: {
      type: 'boolean',
      description: 'replays recordings with values against the rules of the sandbox, and says which held',
    },
    silences: { type: 'boolean', description: 'lists the fields of the contract that were never seen' },
    ...AGAINST,
  },
  examples: [
    'verify traffic.ndjson',
    'verify traffic.ndjson session.har --format sarif > findings.sarif',
    'verify traffic.ndjson --ratchet known.json',
    'verify values.ndjson --behaviour',
  ],
  notes: 'Exit status: 0 no difference, 1 differences, 2 wrong usage or a file that cannot be read.',
  run: (options, files) => {
    if (!options.behaviour) return withContract(options.document, (against) => checkShapes(against, options, files));
    if (options.ratchet !== undefined || options.silences)
      throw new UsageError('--ratchet and --silences are about shapes, and cannot be given with --behaviour.');
    return withContract(options.document, (against) => checkBehaviour(against, options, files));
  },
});

interface Values {
  format: 'text' | 'json' | 'sarif' | 'markdown';
  ratchet: string | undefined;
  silences: boolean;
  document: string | undefined;
  account: string | undefined;
}

/** Compares what was sent and answered with the contract. */
async function checkShapes(
  { model, findSource }: Against,
  { format, ratchet, silences, account }: Values,
  files: readonly string[],
): Promise<number> {
  const { readTraffic, reportOn, newFindings, formats } = await import('../../verify/node/index.ts');
  const report = reportOn(model, await readTraffic(model, files, account));
  const findings = ratchet === undefined ? report.findings : newFindings(report.findings, ratchet);
  console.log(formats[format]({ ...report, findings }, { findSource, listsSilences: silences }));
  return findings.length > 0 ? 1 : 0;
}

/** Compares what calls led to with the rules of the sandbox. */
async function checkBehaviour(
  { model }: Against,
  { format, document, account }: Values,
  files: readonly string[],
): Promise<number> {
  const [{ readTraffic }, { contractOf, formats, replay, shippedContract }] = await Promise.all([
    import('../../verify/node/index.ts'),
    import('../../behaviour/index.ts'),
  ]);
  const recorded: Recorded[] = [];
  await readTraffic(model, files, account, (exchange, file, line) => recorded.push({ exchange, file, line }));
  if (recorded.length === 0)
    throw new UsageError(
      'No file holds values, which --behaviour needs. Record with `proxy --values`, or give HAR files.',
    );
  const report = replay(document === undefined ? shippedContract() : contractOf(model.document), recorded);
  console.log(formats[format](report));
  if (report.outOfOrder > 0)
    console.error(
      `Times go back in ${report.outOfOrder} ${report.outOfOrder === 1 ? 'place' : 'places'} of the input. The exchanges were replayed by their times.`,
    );
  return report.unexplained.length > 0 || report.verdicts.some(({ deviations }) => deviations.length > 0) ? 1 : 0;
}
