import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJournal, writeEntries, writeHeader } from '../../../../sandbox/node/data/journal.ts';
import type { JournalEntry } from '../../../../sandbox/node/data/journal-entries.ts';

const idFieldOf = (resource: string): string | undefined => (resource === 'taxes' ? 'tax_id' : undefined);
const read = (bytes: string | Buffer) => readJournal(Buffer.from(bytes as string), 'journal', idFieldOf);

const ENTRIES: JournalEntry[] = [
  { organization: '7', snapshot: { format: 1, organizationId: '7', counters: { now: 5 }, records: {} } },
  { organization: '7', changes: [['taxes', '1', { tax_id: '1', tax_name: 'VAT' }]], counters: { now: 6 } },
  { organization: '7', changes: [['taxes', '2', { tax_id: '2', tax_name: 'GST' }]], counters: { now: 7 } },
  { organization: '7', changes: [['taxes', '1', null]], counters: { now: 8 } },
];

/** The lines of a journal with these entries, each with its end. */
function linesOf(entries: readonly JournalEntry[] = ENTRIES): string[] {
  const header = writeHeader();
  const { text } = writeEntries(header.chain, entries);
  return `${header.text}${text}`.match(/.*\n/g)!;
}

describe('a journal', () => {
  it('is read as it was written', () => {
    const { snapshots, damage, isTorn } = read(linesOf().join(''));
    expect({ damage, isTorn }).toEqual({ damage: undefined, isTorn: false });
    expect(snapshots.get('7')).toEqual({
      format: 1,
      organizationId: '7',
      counters: { now: 8 },
      records: { taxes: [{ tax_id: '2', tax_name: 'GST' }] },
    });
  });

  it('has numbered lines, of which the first says what it is', () => {
    const lines = linesOf();
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['0', '1', '2', '3', '4']);
    expect(lines[0]).toMatch(/^0 [0-9a-f]{8} \{"journal":"inventory-service-api sandbox","format":2\}\n$/);
  });

  it('is torn only in a last line without an end', () => {
    const lines = linesOf();
    const last = lines.pop()!;
    for (const length of [1, 9, last.length - 1]) {
      const { isTorn, damage, snapshots } = read(lines.join('') + last.slice(0, length));
      expect({ isTorn, damage }).toEqual({ isTorn: true, damage: undefined });
      expect(snapshots.get('7')!.counters).toEqual({ now: 7 });
    }
  });

  it.each([
    [
      'has a line that is missing',
      (lines: string[]) => lines.toSpliced(2, 1),
      'is damaged in line 3: it is number 3, but 2 is missing. That line and the 1 after it were left out',
      5,
    ],
    [
      'has a line twice',
      (lines: string[]) => lines.toSpliced(2, 0, lines[2]!),
      'is damaged in line 4: it is number 2, but 3 is missing. That line and the 2 after it were left out',
      6,
    ],
    [
      'has two lines in the wrong order',
      (lines: string[]) => lines.with(2, lines[3]!).with(3, lines[2]!),
      'is damaged in line 3: it is number 3, but 2 is missing. That line and the 2 after it were left out',
      5,
    ],
    [
      'has a changed last line',
      (lines: string[]) => lines.with(4, lines[4]!.replace('null', 'nill')),
      'is damaged in line 5: its checksum does not match. That line was left out',
      7,
    ],
    [
      'has an earlier line of another journal',
      (lines: string[]) => lines.with(2, linesOf(ENTRIES.with(0, { organization: '7', snapshot: null }))[2]!),
      'is damaged in line 3: its checksum does not match. That line and the 2 after it were left out',
      5,
    ],
    [
      'has a line that is nothing',
      (lines: string[]) => lines.with(3, '\n'),
      'is damaged in line 4: it is not an entry. That line and the 1 after it were left out',
      6,
    ],
  ])('that %s says so, and keeps what stands before', (_, change, damage, now) => {
    const found = read(change(linesOf()).join(''));
    expect(found.damage).toBe(damage);
    expect(found.snapshots.get('7')!.counters).toEqual({ now });
  });

  it.each([
    ['nothing', ''],
    ['zeros', Buffer.alloc(5000)],
    ['half of its header', linesOf()[0]!.slice(0, 40)],
  ])('with %s is damaged, not new', (_, bytes) => {
    const { damage, isTorn, snapshots } = read(bytes);
    expect({ damage, isTorn }).toEqual({ damage: 'has no complete line', isTorn: false });
    expect(snapshots.size).toBe(0);
  });

  it('that is cut off anywhere has all that its complete lines say, or is damaged', () => {
    const header = writeHeader(2);
    const entries: JournalEntry[] = [
      ENTRIES[0]!,
      { organization: '88', snapshot: { format: 1, organizationId: '88', counters: { now: 1 }, records: {} } },
      ...ENTRIES.slice(1, 3),
      { organization: '7', snapshot: { format: 1, organizationId: '7', counters: { now: 9 }, records: {} } },
    ];
    const lines = `${header.text}${writeEntries(header.chain, entries).text}`.match(/.*\n/g)!;
    const all = lines.join('');
    const said = new Set<string>();
    for (let length = 0; length < all.length; length += 1) {
      const cut = all.slice(0, length);
      const complete = cut.split('\n').length - 1;
      const { damage, isTorn, snapshots } = read(cut);
      expect([...snapshots.keys()]).toEqual(['7', '88'].slice(0, Math.max(0, complete - 1)));
      if (complete > 1) expect(snapshots.get('7')!.counters).toEqual({ now: [5, 5, 6, 7][complete - 2] });
      if (complete < 3) expect(damage).toBeDefined();
      else expect(isTorn || damage !== undefined).toBe(!cut.endsWith('\n'));
      if (damage !== undefined) said.add(damage);
    }
    expect([...said]).toEqual([
      'has no complete line',
      'is cut off in line 2, which had all records of an organization. They and the records of 1 more were left out',
      'is cut off in line 2, which had all records of organization 7. They and the records of 1 more were left out',
      'is cut off in line 3, which had all records of an organization. They were left out',
      'is cut off in line 3, which had all records of organization 88. They were left out',
      'is cut off in line 6, which had all records of organization 7. They were left out',
    ]);
  });

  it('of a version that did not count its organizations has at least one', () => {
    const [header, snapshot, ...changes] = linesOf();
    expect(read(header!).damage).toBe(
      'is cut off in line 2, which had all records of an organization. They were left out',
    );
    expect(read(header! + snapshot! + changes[0]!).damage).toBeUndefined();
  });

  it('of another program is refused', () => {
    for (const text of ['hello\nworld\n', 'hello', '{"journal":1}\n', '# Journal\n', '0a1b2c3d {"organization":"7"}\n'])
      expect(() => read(text)).toThrow('journal is not the journal of a sandbox. Nothing was changed.');
  });

  it.each([1, 3])('of the format %d is refused', (format) => {
    const json = JSON.stringify({ journal: 'inventory-service-api sandbox', format });
    const line = `0 ${crc32(json).toString(16).padStart(8, '0')} ${json}\n`;
    expect(() => read(`${line}anything\n`)).toThrow(`journal has format ${format}, but this version reads format 2.`);
  });

  it('with a changed byte anywhere is damaged, torn or refused', () => {
    const bytes = Buffer.from(linesOf().join(''));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (offset, change) => {
        const copy = Buffer.from(bytes);
        copy[offset]! ^= change;
        try {
          const { damage, isTorn } = read(copy);
          expect(damage !== undefined || isTorn).toBe(true);
        } catch (error) {
          expect((error as Error).name).toBe('DataError');
        }
      }),
      { seed: 5, numRuns: 2000 },
    );
  });
});
