import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SandboxError, startSandbox } from '../../src/public/sandbox-server.ts';
import { run } from './output.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

/** Keeps a tax and an invoice in a folder. */
async function keep(data: string, ...organizations: string[]): Promise<void> {
  const server = await startSandbox({ data });
  server.sandbox.records('taxes').add({ tax_name: 'VAT7', tax_percentage: 7 });
  for (const id of organizations) server.sandbox.organization(id);
  server.sandbox.clock.advance({ days: 40 });
  await server.close();
}

describe('sandbox --data --export', () => {
  it('writes a folder that a sandbox starts from, with all that there was', async () => {
    const [data, seed] = [path.join(folder, 'data'), path.join(folder, 'seed')];
    await keep(data);
    const { status, stdout, stderr } = await run(['sandbox', '--data', data, '--export', seed]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^\d+ records of the organization 10234695 are in \S+\. Start from them with --seed \S+\n$/);
    expect(readdirSync(seed)).toContain('taxes.json');
    const kept = await startSandbox({ data });
    onTestFinished(() => kept.close());
    const seeded = await startSandbox({ seed });
    onTestFinished(() => seeded.close());
    expect(seeded.sandbox.snapshot().records).toEqual(kept.sandbox.snapshot().records);
    expect(Math.abs(seeded.sandbox.clock.now() - kept.sandbox.clock.now())).toBeLessThan(60_000);
  });

  it('asks which organization is meant where there are several', async () => {
    const [data, seed] = [path.join(folder, 'data'), path.join(folder, 'seed')];
    await keep(data, '77');
    expect((await run(['sandbox', '--data', data, '--export', seed])).stderr).toBe(
      `${data} has the organizations 10234695, 77. Choose one with --organization-id (organizationId in code).\n`,
    );
    expect((await run(['sandbox', '--data', data, '--export', seed, '--organization-id', '77'])).status).toBe(0);
  });

  it('reads what 0.2.1 has kept, and changes nothing there', async () => {
    const data = path.join(import.meta.dirname, '../sandbox/node/data/folders/0.2.1');
    const before = readFileSync(path.join(data, 'journal'));
    const seed = path.join(folder, 'seed');
    const { status } = await run(['sandbox', '--data', data, '--export', seed]);
    expect([status, readdirSync(seed).length > 0]).toEqual([0, true]);
    expect(readFileSync(path.join(data, 'journal'))).toEqual(before);
    expect(readdirSync(data)).toEqual(['journal']);
  });

  it('says what of damaged data it does not have', async () => {
    const [data, seed] = [path.join(folder, 'data'), path.join(folder, 'seed')];
    await keep(data);
    const journal = path.join(data, 'journal');
    writeFileSync(journal, readFileSync(journal, 'utf8').replace('VAT7', 'VAT8'));
    const { status, stderr } = await run(['sandbox', '--data', data, '--export', seed]);
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^\S+ is damaged in line 3: its checksum does not match\. That line and the \d+ after it were left out\.\n$/,
    );
  });

  it.each([
    [
      ['--export', '{folder}/seed'],
      2,
      '--export needs --data, the folder with the data. See npx inventory-service-api sandbox --help.',
    ],
    [
      ['--export', '{folder}/seed', '--data', '{folder}/none'],
      1,
      "{folder}/none/journal can't be read: there is no such file.",
    ],
    [
      ['--export', '{folder}/full', '--data', '{folder}/data'],
      1,
      'The folder {folder}/full is not empty. Choose another, or empty it.',
    ],
    [
      ['--export', '{folder}/data/journal', '--data', '{folder}/data'],
      1,
      "The folder {folder}/data/journal can't be written: a part of its path is a file.",
    ],
    [
      ['--export', '{folder}/seed', '--data', '{folder}/data', '--organization-id', '5'],
      1,
      '{folder}/data has no organization 5. It has 10234695.',
    ],
    [
      ['--export', '{folder}/seed', '--data', '{folder}/data', '--port', '4020'],
      2,
      "--port can't be combined with --export, which does not start a sandbox. See npx inventory-service-api sandbox --help.",
    ],
  ])('with %j says in one line what is wrong', async (args, status, message) => {
    await keep(path.join(folder, 'data'));
    mkdirSync(path.join(folder, 'full'));
    writeFileSync(path.join(folder, 'full', 'notes'), '');
    const fill = (text: string): string => text.replaceAll('{folder}', folder);
    expect(await run(['sandbox', ...args.map(fill)])).toEqual({ status, stdout: '', stderr: `${fill(message)}\n` });
    expect(readFileSync(path.join(folder, 'data', 'journal')).length).toBeGreaterThan(0);
  });
});

describe('a folder as a seed', () => {
  it.each([
    [
      'with a file of something else',
      (seed: string) => writeFileSync(path.join(seed, 'notes.txt'), ''),
      'notes.txt: it is neither JSON nor CSV.',
    ],
    [
      'with two files of a resource',
      (seed: string) => writeFileSync(path.join(seed, 'taxes.csv'), ''),
      'taxes.json: taxes.csv has the same resource. Keep one of them.',
    ],
    [
      'with a file of no resource',
      (seed: string) => cpSync(path.join(seed, 'taxes.json'), path.join(seed, 'taxs.json')),
      'taxs.json: there is no resource taxs. Did you mean taxes?',
    ],
    [
      'with a file that is cut',
      (seed: string) => writeFileSync(path.join(seed, 'taxes.json'), '[{'),
      'taxes.json: it is not JSON.',
    ],
  ])('%s is refused', async (_, change, reason) => {
    const seed = await exported();
    change(seed);
    const error = await startSandbox({ seed }).catch((cause) => cause);
    expect(error).toBeInstanceOf(SandboxError);
    expect(error.message).toBe(`The seed ${seed} can't be read: ${reason}`);
  });

  it('that has lost its head is added to the settings, so those of it are refused', async () => {
    const seed = await exported();
    rmSync(path.join(seed, 'snapshot.json'));
    await expect(startSandbox({ seed })).rejects.toThrow(/^\w+\.json\[0\]: two records have the ID \d+\.$/);
  });

  async function exported(): Promise<string> {
    const [data, seed] = [path.join(folder, 'data'), path.join(folder, 'seed')];
    await keep(data);
    await run(['sandbox', '--data', data, '--export', seed]);
    return seed;
  }
});

describe.runIf(existsSync('/proc'))("a folder that can't be made", () => {
  it.each([
    [
      ['sandbox', '--port', '0', '--data', '/proc/x'],
      "The folder /proc/x can't be used: no folder can be created in /proc.",
    ],
    [
      ['sandbox', '--data', '{data}', '--export', '/proc/x'],
      "The folder /proc/x can't be written: no folder can be created in /proc.",
    ],
  ])('ends %j with a reason', async (args, message) => {
    const data = path.join(folder, 'data');
    await keep(data);
    const ran = await run(args.map((arg) => arg.replace('{data}', data)));
    expect(ran).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
  });
});
