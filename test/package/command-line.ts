import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nodeBinaries } from './consumer-tools.ts';
import { run } from './installation.ts';

/** Tests the command line as a consumer has installed it. */
export function testCommandLine(consumer: () => string): void {
  describe('the command line of the package', () => {
    const program = 'node_modules/inventory-service-api/dist/cli.js';

    it('prints what the package holds', async () => {
      for (const node of await nodeBinaries()) {
        expect(run(node, [program, 'sample', 'createTax', '--request'], consumer())).toContain('"tax_name"');
        expect(run(node, [program, 'spec', '--tag', 'Taxes', '--format', 'json'], consumer())).toContain(
          '"/settings/taxes"',
        );
        expect(run(node, [program, 'operations', '--json'], consumer())).toContain('createTax');
      }
    });

    it('writes the reference', () => {
      run(process.execPath, [program, 'reference', '--out', 'site'], consumer());
      expect(readFileSync(path.join(consumer(), 'site', 'index.html'), 'utf8')).toContain('Inventory Service API');
    });

    it('reads documents in YAML', async () => {
      const folder = consumer();
      for (const format of ['yaml', 'json']) {
        const document = run(process.execPath, [program, 'spec', '--tag', 'Taxes', '--format', format], folder);
        writeFileSync(path.join(folder, `taxes.${format}`), document);
      }
      const [yaml, json] = ['yaml', 'json'].map((format) =>
        run(process.execPath, [program, 'operations', '--document', `taxes.${format}`], folder),
      );
      expect(yaml).toBe(json);

      const mock = spawn(process.execPath, [program, 'mock', '--port', '0', '--document', 'taxes.yaml'], {
        cwd: folder,
      });
      onTestFinished(() => void mock.kill('SIGKILL'));
      const ended = once(mock, 'exit');
      let printed = '';
      for (const stream of [mock.stdout, mock.stderr])
        stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      await Promise.race([ended, expect.poll(() => printed, { timeout: 30_000 }).toContain('Ctrl-C')]);
      const [baseUrl] = /http:\/\/\S+(?=\. Press Ctrl-C)/.exec(printed) ?? [];
      expect(baseUrl, printed).toBeDefined();
      const statusOf = async (url: string): Promise<number> =>
        (await fetch(`${baseUrl}${url}?organization_id=7`, { headers: { Authorization: 'Service-oauthtoken demo' } }))
          .status;
      expect(await Promise.all(['/settings/taxes', '/items'].map(statusOf))).toEqual([200, 404]);
      mock.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
    });

    it('is there by its name', () => {
      expect(run(path.join(consumer(), 'node_modules/.bin/inventory-service-api'), ['--version'], consumer())).toMatch(
        /^\d+\.\d+\.\d+\n$/,
      );
    });
  });
}
