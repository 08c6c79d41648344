import type { Finding } from '../../../verifier/verify/node/index.ts';
import { visible } from '../../contract/index.ts';
import { AGAINST, complain, readTrafficOf, SERVED_AT, TRAFFIC, withContract } from '../check-traffic.ts';
import { defineCommand } from '../command.ts';
import { writeOut } from '../write-out.ts';

/** Proposes edits of the contract, from what traffic has shown. */
export const command = defineCommand({
  name: 'propose',
  summary: 'Suggest changes to the contract from recorded traffic',
  description: `Turns recorded traffic into proposed changes to the contract: an OpenAPI Overlay 1.0, which
spec --overlay applies.

Each change states what was seen, the alternatives, and the effect on users of the contract. What is documented
never changes: contradictions are listed in x-contradictions instead.`,
  operands: [{ name: '<file>...', description: TRAFFIC }],
  options: {
    out: { type: 'string', value: '<file>', description: 'file to write', fallback: 'standard output' },
    format: { type: 'string', values: ['yaml', 'json'], default: 'yaml', description: 'format of the overlay' },
    ...AGAINST,
    ...SERVED_AT,
  },
  examples: ['propose traffic.ndjson --out overlay.yaml', 'propose evidence/*.json --format json | jq .actions'],
  notes: `A field is added once it is seen, and becomes nullable once it is null. It becomes
required or gets a single type only if at least 20 objects, from 3 records in 2 accounts, all agree. It gets a
format only if at least 5 strings all have it. Lists of values stay open, and IDs never become numbers.`,
  exitStatuses: {
    0: 'done',
    1: "the file can't be written",
    2: 'wrong usage, an unreadable file, or nothing was checked',
    4: 'done, but little was checked: no body could be read',
  },
  run: ({ out, format, document, ...reading }, files) =>
    withContract(document, async ({ model }) => {
      const { counted, propose, remarksOn, reportOn } = await import('../../../verifier/verify/node/index.ts');
      const { evidence, complaints } = await readTrafficOf(model, files, reading);
      if (complaints.nothing.length > 0) return complain(complaints, 0);
      const { overlay, contradictions, open } = propose(model, evidence);
      if (overlay) writeOut(out, await write(overlay, format));
      const counts = [
        counted(overlay?.actions.length ?? 0, 'action'),
        `${counted(contradictions.length, 'contradiction')} with the documentation`,
        `${counted(open.length, 'difference')} without a proposal`,
      ];
      console.error(visible([`${counts.join(', ')}.`, ...remarksOn(reportOn(model, evidence))].join(' ')));
      if (!overlay && out !== undefined) console.error(`There is nothing to propose, so ${out} is not written.`);
      listed('Contradictions with the documentation', contradictions);
      listed('Differences without a proposal', open);
      return complain(complaints, 0);
    }),
});

function listed(title: string, findings: readonly Finding[]): void {
  if (findings.length > 0) console.error([`${title}:`, ...findings.map(findingInWords)].join('\n'));
}

function findingInWords({ operation, status, place, message, seen, of }: Finding): string {
  return visible(
    `  ${[operation, status, place, message].filter((part) => part !== '').join(' ')}, in ${seen} of ${of}`,
  );
}

async function write(overlay: object, format: 'yaml' | 'json'): Promise<string> {
  if (format === 'json') return `${JSON.stringify(overlay, null, 2)}\n`;
  const { writeYaml } = await import('../../contract/yaml.ts');
  return writeYaml(overlay);
}
