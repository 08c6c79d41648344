import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectAt } from '../../../scripts/lib/project.ts';
import { hasLanguages } from '../../support/external/tools.ts';
import { IS_FULL } from '../../support/full.ts';
import { OF_VACUUM } from './explained.ts';
import { LIMIT, rulesBrokenBy } from './vacuum/vacuum.ts';

// It is built from its source, which takes minutes.
describe.skipIf(!IS_FULL || !hasLanguages('vacuum', 'Go'))('The rules of vacuum', () => {
  it(
    'are followed, except for those whose reason is listed',
    async () => {
      const broken = await rulesBrokenBy(path.join(projectAt().generated, 'openapi.json'));
      expect(broken).toEqual(OF_VACUUM.map(({ rule }) => rule));
    },
    LIMIT,
  );

  it(
    'find an operation without a description',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'vacuum-'));
      try {
        const file = path.join(folder, 'openapi.json');
        const info = { title: 'Taxes', version: '1' };
        const operation = { operationId: 'listTaxes', responses: { 200: { description: 'Taxes.' } } };
        writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info, paths: { '/taxes': { get: operation } } }));
        expect(await rulesBrokenBy(file)).toContain('operation-description');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    LIMIT,
  );
});
