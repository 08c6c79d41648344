import type { BehaviourReport, Recorded } from '../../../verifier/replay/index.ts';
import { inputName } from '../../contract/node/index.ts';
import {
  AGAINST,
  type Against,
  complain,
  type Reading,
  readTrafficOf,
  SERVED_AT,
  TRAFFIC,
  withContract,
} from '../check-traffic.ts';
import { defineCommand } from '../command.ts';
import { isEdition } from '../document.ts';
import { UsageError } from '../usage-error.ts';

/** Checks recorded traffic against the contract. */
export const command = defineCommand({
  name: 'verify',
  summary: 'Check recorded traffic against the contract',
  description: `Checks recorded traffic against the contract, and lists the differences:

  ✗ violation     the traffic breaks the contract
  + undocumented  the traffic has something that the contract doesn't
  ~ guess         the service sent something other than what the contract guesses

Each finding names its basis. If the traffic breaks something documented, the service or its documentation is
wrong. If it breaks something inferred or open, the contract is wrong.`,
  operands: [{ name: '<file>...', description: TRAFFIC }],
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
      description: "fails only on findings that this file doesn't list; creates the file if it doesn't exist",
    },
    behaviour: {
      type: 'boolean',
      description:
        "replays recordings that have values against the sandbox's rules, and reports which rules they confirm",
    },
    'never-seen': {
      type: 'boolean',
      description: "lists the contract's fields that were never seen",
    },
    ...AGAINST,
    ...SERVED_AT,
  },
  examples: [
    'verify traffic.ndjson',
    'verify traffic.ndjson session.har --format sarif > findings.sarif',
    'verify traffic.ndjson --ratchet known.json',
    'verify gateway.har --base-path /gateway/inventory/v1',
    'verify gateway.log --mapping kong.yaml',
    'verify - < traffic.ndjson.gz',
    'verify values.ndjson --behaviour',
  ],
  notes: `Files can be compressed with gzip. For other formats, pipe in the decompressed data:

  zstd -dc traffic.ndjson.zst | npx inventory-service-api verify -`,
  exitStatuses: {
    0: 'only guesses differ',
    1: "other differences, or the `--ratchet` file can't be written",
    2: "wrong usage, a file that can't be read, or nothing was checked",
    4: 'little was checked: no body could be read',
  },
  run: (options, files) => {
    if (!options.behaviour) return withContract(options.document, (against) => checkShapes(against, options, files));
    if (options.ratchet !== undefined || options['never-seen'])
      throw new UsageError("--ratchet and --never-seen apply to shapes, so they can't be combined with --behaviour.");
    return withContract(options.document, (against) => checkBehaviour(against, options, files));
  },
});

interface Values extends Reading {
  format: 'text' | 'json' | 'sarif' | 'markdown';
  ratchet: string | undefined;
  'never-seen': boolean;
  document: string | undefined;
}

/** Compares what was sent and answered with the contract. */
async function checkShapes(
  { model, findSource }: Against,
  { format, ratchet, 'never-seen': listsNeverSeen, ...reading }: Values,
  files: readonly string[],
): Promise<number> {
  const { reportOn, outlineOf, newFindings, fails, formats } = await import('../../../verifier/verify/node/index.ts');
  const { evidence, complaints } = await readTrafficOf(model, files, reading);
  const report = reportOn(model, evidence);
  const isKept = ratchet === undefined || complaints.nothing.length > 0;
  const { findings, note } = isKept ? { findings: report.findings } : newFindings(report.findings, ratchet);
  if (note !== undefined) console.error(note);
  console.log(formats[format](outlineOf({ ...report, findings }, { findSource, listsNeverSeen })));
  return complain(complaints, fails(findings) ? 1 : 0);
}

/** Compares what calls led to with the rules of the sandbox. */
async function checkBehaviour(
  { model }: Against,
  { format, document, ...reading }: Values,
  files: readonly string[],
): Promise<number> {
  const { contractOf, outlineOf, replay, shippedContract } = await import('../../../verifier/replay/index.ts');
  const { counted, formats } = await import('../../../verifier/verify/node/index.ts');
  if (!isEdition(model.document))
    throw new UsageError(
      '--behaviour compares with the sandbox, which follows only the contract of this package. Leave out --document.',
    );
  const recorded: Recorded[] = [];
  const { complaints } = await readTrafficOf(model, files, reading, (exchange, file, line) =>
    recorded.push({ exchange, file, line }),
  );
  if (recorded.length === 0 && complaints.nothing.length === 0 && !reading['allow-empty'])
    throw new UsageError(
      'None of the files contains values, which --behaviour needs. Record with `proxy --values`, or pass HAR files.',
    );
  const report = replay(document === undefined ? shippedContract() : contractOf(model.document), recorded);
  console.log(formats[format](outlineOf(report)));
  if (report.outOfOrder > 0)
    console.error(
      `The input is out of order in ${counted(report.outOfOrder, 'place')}. The exchanges were replayed in chronological order.`,
    );
  const isDifferent =
    report.open.length + report.unexplained.length > 0 ||
    report.verdicts.some(({ deviations }) => deviations.length > 0);
  const uncompared =
    reading['allow-empty'] || complaints.nothing.length > 0 ? [] : notCompared(report, recorded, files);
  return complain({ ...complaints, nothing: [...complaints.nothing, ...uncompared] }, isDifferent ? 1 : 0);
}

/** Says what was not compared at all with the rules, although something was checked. */
function notCompared(report: BehaviourReport, recorded: readonly Recorded[], files: readonly string[]): string[] {
  const shown = new Set(recorded.map(({ file }) => file));
  const hollow = files.map(inputName).filter((file) => !shown.has(file));
  const complaints = [
    ...hollow.map((file) => `${file} contains no values, which --behaviour needs.`),
    ...(report.verdicts.length + report.open.length + report.unexplained.length === 0
      ? ['Nothing was compared: no rule of the sandbox applies to these requests. Record requests that create records.']
      : []),
  ];
  return complaints;
}
