import { table } from './table.ts';

/** Lists, for each operation, the reads that show its effect. */
export function operationsPage(rows: readonly (readonly [operation: string, shownBy: string])[]): string {
  return `# What a later read shows

For each operation, this table lists the operations whose responses change after it, in [the sandbox](sandbox.md) with its sample records. The test
\`test/sandbox/later-reads.long.test.ts\` finds them by calling each one.

${table(['operation', 'shown by'], rows)}
`;
}
