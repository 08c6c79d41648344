import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/project.ts';

/** openapi-fetch alone costs 18,651. */
const INSTANTIATIONS = 2000;

const { root } = projectAt();
const consumer = mkdtempSync(path.join(tmpdir(), 'consumer-'));

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Compiles a file of the consumer and returns what the compiler prints. */
function compile(file: string, ...options: string[]): string {
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const common = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--module', 'nodenext'];
  return run(process.execPath, [tsc, ...common, ...options, file], consumer);
}

beforeAll(() => {
  run('npm', ['run', '--silent', 'compile'], root);
  run('npm', ['pack', '--silent', '--pack-destination', consumer], root);
  const tarball = readdirSync(consumer).find((file) => file.endsWith('.tgz'))!;
  writeFileSync(path.join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', `./${tarball}`], consumer);
});
afterAll(() => rmSync(consumer, { recursive: true, force: true }));

describe('the package, installed in an empty project', () => {
  it('brings openapi-fetch and nothing else', () => {
    const names = readdirSync(path.join(consumer, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(names.sort()).toEqual(['inventory-service-api', 'openapi-fetch', 'openapi-typescript-helpers']);
  });

  it('can be imported', () => {
    writeFileSync(
      path.join(consumer, 'use.js'),
      `import { createInventoryClient } from 'inventory-service-api';
       const fetch = async ({ method, url }) => Response.json({ code: 0, message: method + ' ' + new URL(url).pathname });
       const client = createInventoryClient({ organizationId: '7', accessToken: 'demo', fetch });
       console.log((await client.taxes.delete('1')).message);`,
    );
    expect(run(process.execPath, ['use.js'], consumer)).toBe('DELETE /inventory/v1/settings/taxes/1\n');
  });

  it('has types that hold, without skipLibCheck', () => {
    writeFileSync(
      path.join(consumer, 'typed.ts'),
      `import { createInventoryClient, type WarehouseCreate } from 'inventory-service-api';
       const client = createInventoryClient({ organizationId: '7', accessToken: 'demo' });
       const body: WarehouseCreate = { warehouse_name: 'Bengaluru Main' };
       export const id: Promise<string | undefined> = client.warehouses.create(body).then(({ warehouse }) => warehouse.warehouse_id);
       // @ts-expect-error: warehouse_name is required.
       void client.warehouses.create({});
       // @ts-expect-error: an id is a string.
       void client.warehouses.delete(7);`,
    );
    expect(compile('typed.ts')).toBe('');
  });

  it(`costs a consumer with two calls at most ${INSTANTIATIONS} type instantiations`, () => {
    writeFileSync(
      path.join(consumer, 'two-calls.ts'),
      `import { createInventoryClient } from 'inventory-service-api';
       const client = createInventoryClient({ organizationId: '7', accessToken: 'demo' });
       export const { tax } = await client.taxes.create({ tax_name: 'VAT', tax_percentage: 12.5 });
       for await (const item of client.items.list()) console.log(item.item_id, item.name);`,
    );
    const [, count] = /Instantiations:\s+(\d+)/.exec(compile('two-calls.ts', '--skipLibCheck', '--extendedDiagnostics')) ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    expect(Number(count)).toBeLessThanOrEqual(INSTANTIATIONS);
  });

  it('holds the document as JSON and YAML', () => {
    writeFileSync(
      path.join(consumer, 'document.js'),
      `import document from 'inventory-service-api/openapi.json' with { type: 'json' };
       import { existsSync } from 'node:fs';
       import { fileURLToPath } from 'node:url';
       console.log(document.info.title, existsSync(fileURLToPath(import.meta.resolve('inventory-service-api/openapi.yaml'))));`,
    );
    expect(run(process.execPath, ['--no-warnings', 'document.js'], consumer)).toBe('Inventory Service API true\n');
  });

  it('holds no test, no script and no source', () => {
    const files = readdirSync(path.join(consumer, 'node_modules', 'inventory-service-api'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /^(test|scripts|openapi|src)\b/.test(file) || /(?<!\.d)\.ts$/.test(file))).toEqual([]);
  });
});
