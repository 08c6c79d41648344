import { AGAINST, complain, readTrafficOf, SERVED_AT, TRAFFIC, withContract } from '../check-traffic.ts';
import { defineCommand } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';

/** Shows or merges what traffic has shown. */
export const command = defineCommand({
  name: 'evidence',
  summary: 'Show or merge evidence from recorded traffic',
  description: `Turns recorded traffic into evidence: counts, field names, types and formats. The only values are those
that the contract lists, and short words such as statuses. You can commit evidence and merge it with other
evidence in any order. A recording that you pass twice counts once.

  show   prints what is covered, by operation; with --format markdown, also what was never seen
  merge  writes everything to one file`,
  operands: [
    { name: '<action>', description: '`show` or `merge`' },
    { name: '<file>...', description: TRAFFIC },
  ],
  options: {
    out: { type: 'string', value: '<file>', description: 'file for `merge` to write', fallback: 'standard output' },
    format: {
      type: 'string',
      values: ['text', 'markdown'],
      fallback: 'text',
      description: 'output format of `show`',
    },
    ...AGAINST,
    ...SERVED_AT,
  },
  examples: [
    'evidence show traffic.ndjson',
    'evidence show evidence/*.json --format markdown > observed.md',
    'evidence merge traffic.ndjson --out evidence/mine.json',
    'evidence merge evidence/*.json --out evidence/all.json',
    'evidence merge gateway.log --mapping kong.yaml',
  ],
  exitStatuses: {
    0: 'done',
    1: "the file can't be written",
    2: 'wrong usage, an unreadable file, or nothing was checked',
    4: 'done, but little was checked: no body could be read',
  },
  run: ({ out, format, document, ...reading }, [action = '', ...files]) => {
    if (action !== 'show' && action !== 'merge')
      throw new UsageError(`The action must be show or merge, not ${JSON.stringify(action)}.`);
    if (action === 'merge' && format !== undefined)
      throw new UsageError('--format only works with show. merge always writes JSON.');
    return withContract(document, async ({ model }) => {
      const { evidencePage, formatEvidence } = await import('../../../verifier/verify/node/index.ts');
      const { evidence, complaints } = await readTrafficOf(model, files, reading);
      if (action === 'show') console.log((format === 'markdown' ? evidencePage : formatEvidence)(model, evidence));
      else if (complaints.nothing.length === 0) writeOut(out, `${JSON.stringify(evidence, null, 1)}\n`);
      return complain(complaints, 0);
    });
  },
});
