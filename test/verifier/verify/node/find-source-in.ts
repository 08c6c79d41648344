import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFindSourceIn } from '../../../../verifier/verify/node/find-source-in.ts';

/** Finds lines in a file with this text. */
export function linesIn(text: string): (pointer: string) => number | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'document');
  writeFileSync(file, text);
  const find = createFindSourceIn(file);
  return (pointer) => find(pointer)?.line;
}

/**
 * Compares the lines of all sections of a document, of their parts and the members of these.
 *
 * @param least How many there are more than.
 */
export function testFormats(text: string, least: number): void {
  it('is the same whether the document is read as JSON or as YAML', () => {
    const [json, yaml] = [linesIn(text), linesIn(`# A comment, which JSON has not.\n${text}`)];
    const pointers = Object.entries(JSON.parse(text) as Record<string, object>).flatMap(([section, parts]) =>
      Object.entries(parts).flatMap(([name, part]) =>
        ['', ...Object.keys(part as object).map((key) => `/${key}`)].map(
          (member) => `/${section}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}${member}`,
        ),
      ),
    );
    expect(pointers.length).toBeGreaterThan(least);
    for (const pointer of pointers) expect([pointer, json(pointer)]).toEqual([pointer, yaml(pointer)! - 1]);
  });
}
