import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeSchemas } from '../../../scripts/package/write-schemas.ts';
import { samplesOf } from '../../../src/contract/index.ts';
import { standardSchema } from '../../../src/public/standard-schema.ts';
import { strictAjv } from '../../package/strict-ajv.ts';
import { contract, operations } from '../../support/document.ts';
import { everyNth } from '../../support/full.ts';

/** Writes the schemas into a folder of the test file, and returns a function that reads one. */
export function writtenSchemas(): { folder: string; schemaIn(file: string): object } {
  const folder = mkdtempSync(path.join(tmpdir(), 'standard-schema-'));
  writeSchemas(contract, folder);
  afterAll(() => rmSync(folder, { recursive: true }));
  return { folder, schemaIn: (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object };
}

/** Compares the validators of every nth operation with Ajv. */
export function testAgainstAjv({ folder, schemaIn }: ReturnType<typeof writtenSchemas>, nth: number): void {
  it('judges every sample, whole and with each field spoilt, as Ajv does', () => {
    const ajv = strictAjv();
    const files = new Set(readdirSync(folder));
    let [taken, refused] = [0, 0];
    for (const operation of everyNth(operations, nth)) {
      const file = `${operation.id}.request.json`;
      const content = operation.object.requestBody?.content?.['application/json'];
      if (!files.has(file) || !content) continue;
      const theirs = ajv.compile(schemaIn(file));
      const ours = standardSchema(schemaIn(file))['~standard'];
      for (const sample of samplesOf(content)) {
        const fields = Object.keys(sample.value as object);
        const spoilt = fields.flatMap((field) =>
          [null, { a: 1 }, [[]], 'x'.repeat(3000)].map((value) => ({ ...(sample.value as object), [field]: value })),
        );
        for (const body of [sample.value, {}, ...spoilt]) {
          const { issues } = ours.validate(body);
          expect([file, body, issues === undefined]).toEqual([file, body, theirs(body)]);
          if (issues) {
            refused += 1;
            expect(issues.length).toBeGreaterThan(0);
          } else taken += 1;
        }
      }
    }
    expect(taken).toBeGreaterThan(500 / nth);
    expect(refused).toBeGreaterThan(500 / nth);
  });
}
