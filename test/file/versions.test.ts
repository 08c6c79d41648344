import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { updateVersioned } from '../../src/file/versions.ts';

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'deep', 'value');
}

/** Adds one, and returns the new number. */
function add(folder: string): Promise<number> {
  return updateVersioned<number, number>(folder, (value = 0) => ({ value: value + 1, result: value + 1 }));
}

describe('a value in a folder', () => {
  it('is created, and kept', async () => {
    const folder = newFolder();
    expect([await add(folder), await add(folder), await add(folder)]).toEqual([1, 2, 3]);
    expect(await updateVersioned<number, number>(folder, (value) => ({ result: value! * 10 }))).toBe(30);
  });

  it('is updated once by each of many at a time', async () => {
    const folder = newFolder();
    const numbers = await Promise.all(Array.from({ length: 40 }, () => add(folder)));
    // An update may be repeated after it has succeeded, but none is lost.
    expect(await add(folder)).toBeGreaterThanOrEqual(41);
    expect(new Set(numbers).size).toBe(40);
  });

  it('leaves a few files behind, and no drafts', async () => {
    const folder = newFolder();
    for (let count = 0; count < 10; count += 1) await add(folder);
    expect(readdirSync(folder).sort()).toEqual(['10.json', '8.json', '9.json']);
  });

  it('leaves all other files of the folder alone, and takes none of them for a version', async () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    const others = ['1-invoices.csv', '01.json', '2.backup.json', '3', '4.draft', 'token.json', 'token.json.new'];
    for (const name of others) writeFileSync(path.join(folder, name), '"precious"');
    for (let count = 1; count <= 10; count += 1) expect(await add(folder)).toBe(count);
    expect(readdirSync(folder).sort()).toEqual([...others, '10.json', '8.json', '9.json'].sort());
  });

  it('is not written where the update returns nothing', async () => {
    const folder = newFolder();
    await add(folder);
    await updateVersioned(folder, () => ({ result: undefined }));
    expect(readdirSync(folder)).toEqual(['1.json']);
  });

  it('is not that of a process which was so slow that its version had been there before', async () => {
    const folder = newFolder();
    let isFirst = true;
    const result = await updateVersioned<string, string>(folder, (value = '') => {
      if (isFirst) {
        isFirst = false;
        // Meanwhile others have created versions 1 to 7, and removed the first four.
        for (const version of [5, 6, 7]) writeFileSync(path.join(folder, `${version}.json`), `"v${version}"`);
      }
      return { value: `${value} and mine`, result: value };
    });
    expect(result).toBe('v7');
    expect(JSON.parse(readFileSync(path.join(folder, '8.json'), 'utf8'))).toBe('v7 and mine');
  });

  it('does not mind the draft of a process that was killed, and removes it in time', async () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, '0.killed.draft'), '{"half');
    expect(await add(folder)).toBe(1);
    writeFileSync(path.join(folder, '1000.json'), '1000');
    expect(await add(folder)).toBe(1001);
    expect(readdirSync(folder)).not.toContain('0.killed.draft');
  });

  it.each([
    ['is damaged', '{"half'],
    ['is empty', ''],
  ])('that %s is an error that names the file', async (_, text) => {
    const folder = newFolder();
    await add(folder);
    writeFileSync(path.join(folder, '2.json'), text);
    await expect(add(folder)).rejects.toThrow(`${path.join(folder, '2.json')} is damaged. Remove its folder`);
  });

  it("is an error where the folder can't be made", async () => {
    const folder = newFolder();
    await add(folder);
    await expect(add(path.join(folder, '1.json'))).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
