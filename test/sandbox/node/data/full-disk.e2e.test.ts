import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../../../src/public/sandbox-server.ts';
import { compileSandbox, spawnSandbox } from '../../../support/kill.ts';

const compiled = mkdtempSync(path.join(tmpdir(), 'compiled-'));
let program: readonly string[];
beforeAll(async () => {
  program = await compileSandbox(path.join(compiled, 'sandbox.mjs'));
});
afterAll(() => rmSync(compiled, { recursive: true }));

/** Whether the size of a process's files can be limited while it runs, which stands in for a full disk. */
const canLimit = process.env['CI'] === 'true' || knows('prlimit');

function knows(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a sandbox in a process of its own. */
/** The body of an answer. */
interface Body {
  code: number;
  message: string;
  taxes: object[];
}

async function start() {
  const folder = mkdtempSync(path.join(tmpdir(), 'full-'));
  const { child, line: baseUrl } = await spawnSandbox(folder, program, 'ignore');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
  const call = async (method: string, organization: string, body?: object) => {
    const response = await fetch(`${baseUrl}/settings/taxes?organization_id=${organization}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return {
    folder,
    file: path.join(folder, 'journal'),
    child,
    stop,
    create: (name: string, organization = '10234695') =>
      call('POST', organization, { tax_name: name, tax_percentage: 1 }),
    list: (organization = '10234695') => call('GET', organization),
    add: async (name: string) => {
      const response = await fetch(new URL('/sandbox/records/taxes', baseUrl), {
        method: 'POST',
        headers: { 'X-Sandbox-Control': '1' },
        body: JSON.stringify({ tax_name: name, tax_percentage: 1 }),
      });
      const reason = response.headers.get('x-sandbox-refusal');
      return { status: response.status, reason, body: (await response.json()) as Body };
    },
    limit: (size: number | 'unlimited') =>
      execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${size}:unlimited`]),
  };
}

describe.runIf(canLimit)('a disk that takes no more', () => {
  it('refuses what cannot be kept, changes nothing, reads on, and works again once there is room', async () => {
    const { create, list, add, limit, file, folder, stop } = await start();
    expect((await create('VAT')).status).toBe(201);
    limit(statSync(file).size + 10);
    for (const organization of ['10234695', '77']) {
      const { status, body } = await create('GST', organization);
      expect(status).toBe(500);
      expect(body.code).toBe(50025);
      expect(body.message).toMatch(
        /^The data cannot be written to .*: EFBIG.*\. Nothing was changed; calls that change something work again as soon as it can be written\.$/,
      );
    }
    const added = await add('GST');
    expect([added.status, added.reason, added.body.code]).toEqual([500, 'failure', 50025]);
    expect(added.body.message).toMatch(/^The data cannot be written to .*: EFBIG/);
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.taxes).toMatchObject([{ tax_name: 'VAT' }]);
    const together = await Promise.all(['A', 'B', 'C', 'D'].map((name) => create(name)));
    expect(together.map((answer) => answer.status)).toEqual([500, 500, 500, 500]);
    limit('unlimited');
    expect((await create('GST')).status).toBe(201);
    await stop();
    const server = await startSandbox({ seed: 'empty', data: folder });
    onTestFinished(() => server.close());
    const names = server.sandbox.records('taxes').list();
    expect(names.map(({ tax_name }) => tax_name)).toEqual(['VAT', 'GST']);
    expect(readFileSync(file, 'utf8')).not.toContain('"A"');
  });

  it('leaves nothing of what it refused behind, even if the process is killed then', async () => {
    const { create, limit, file, folder, stop } = await start();
    expect((await create('VAT')).status).toBe(201);
    const before = readFileSync(file);
    // There is room for some of the calls, and not for all of those that are written together.
    limit(before.length + 1500);
    const names = Array.from({ length: 20 }, (_, index) => `GST${index}`);
    const answers = await Promise.all(names.map(async (name) => ({ name, ...(await create(name)) })));
    const kept = answers.filter(({ status }) => status === 201).map(({ name }) => name);
    expect(kept.length).toBeLessThan(names.length);
    await stop();
    const server = await startSandbox({ seed: 'empty', data: folder });
    onTestFinished(() => server.close());
    const there = server.sandbox.records('taxes').list();
    expect(there.map(({ tax_name }) => tax_name).sort()).toEqual(['VAT', ...kept].sort());
  });

  it.each([
    ['was cut off', (text: string) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)],
    ['was changed', (text: string) => text.replace('"tax_name":"VAT"', '"tax_name":"VAX"')],
  ])('says so if the journal %s meanwhile, and keeps what it holds', async (what, change) => {
    const { create, list, limit, file } = await start();
    expect((await create('VAT')).status).toBe(201);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    limit(statSync(file).size + 10);
    const { status, body } = await create('GST');
    expect(status).toBe(500);
    expect(body.message).toContain(
      `can be neither written nor read: ${file} ${what}. What the sandbox holds is lost when it stops.`,
    );
    expect((await list()).body.taxes).toMatchObject([{ tax_name: 'GST' }, { tax_name: 'VAT' }]);
    expect(readFileSync(file).includes(0)).toBe(false);
  });

  it('is said by each call if the journal was deleted', async () => {
    const { create, list, file } = await start();
    expect((await create('VAT')).status).toBe(201);
    rmSync(file);
    for (const name of ['GST', 'PST']) {
      const { status, body } = await create(name);
      expect(status).toBe(500);
      expect(body.message).toMatch(/can be neither written nor read: there is no such file\. What the sandbox holds/);
    }
    expect((await list()).status).toBe(200);
  });
});
