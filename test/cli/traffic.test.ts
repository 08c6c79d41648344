import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../support/document.ts';
import { run } from './output.ts';
import { makeRecordings } from './traffic.ts';

const file = makeRecordings();
beforeAll(() => {
  writeFileSync(file('broken.yaml'), 'overlay: [');
  writeFileSync(file('other.yaml'), 'openapi: 3.1.0');
  writeFileSync(
    file('own.yaml'),
    'overlay: 1.0.0\ninfo: { title: Ours, version: 1.0.0 }\nactions:\n  - target: $.info\n    update: { x-mine: true }\n  - target: $.nothing\n    remove: true\n',
  );
});

describe('evidence', () => {
  it('shows what is covered', async () => {
    const { status, stdout } = await run(['evidence', 'show', file('one.ndjson'), file('two.ndjson')]);
    expect(status).toBe(0);
    expect(stdout).toBe(
      `2 recordings, 2 accounts\n  getTaxGroup 200: 2 exchanges, 2 records, 8 places, 2026-03-28\n${operations.length - 1} of ${operations.length} operations were never called.\n`,
    );
  });

  it('is a page that tells what was observed, and what to record next', async () => {
    const files = [file('one.ndjson'), file('two.ndjson')];
    const { status, stdout } = await run(['evidence', 'show', ...files, '--format', 'markdown']);
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('# What was observed\n\n2 recordings, 2 accounts.\n'),
    ]);
    expect(stdout).toContain('| `getTaxGroup` | 200 | 2 | 2 | 2 | 2026-03-28 |');
    expect(stdout).toContain('| getTaxGroup 200 | `response.body/tax_group/tax_group_id` | 2 | open |');
    const [, uncalled] = stdout.split('## Never called');
    for (const { id } of operations) expect(uncalled!.includes(`\`${id}\``), id).toBe(id !== 'getTaxGroup');
  });

  it.each([
    [['evidence', 'count', 'a'], 2, 'The action must be show or merge, not "count".'],
    [['evidence', 'show'], 2, 'Missing <file>.'],
    [['evidence', 'merge', 'a', '--format', 'markdown'], 2, '--format only works with show. merge always writes JSON.'],
    [['evidence', 'show', 'missing'], 2, 'Cannot read missing: there is no such file.'],
  ])('%j ends with status %i', async (args, status, message) => {
    const result = await run(args);
    expect([result.status, result.stderr]).toEqual([status, expect.stringContaining(message)]);
  });

  it("that can't be written is a failure", async () => {
    const { status, stderr } = await run(['evidence', 'merge', file('one.ndjson'), '--out', file('no/where.json')]);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Cannot write .*where\.json: its folder does not exist\.\n$/),
    ]);
  });
});

describe('spec --overlay', () => {
  it('applies overlays in their order, and names targets that are not there', async () => {
    await run(['propose', file('one.ndjson'), '--out', file('o.yaml')]);
    const args = ['spec', '--overlay', file('own.yaml'), '--overlay', file('o.yaml'), '--format', 'json'];
    const { status, stdout, stderr } = await run(args);
    expect([status, stderr]).toEqual([0, expect.stringMatching(/own\.yaml: \$\.nothing is not in the document/)]);
    const document = JSON.parse(stdout);
    expect(document.info['x-mine']).toBe(true);
    expect(document.components.schemas.TaxGroup.properties.colour).toMatchObject({ type: 'string' });
    expect((await run(['spec', '--overlay', file('o.yaml'), '--tag', 'Tax groups'])).stdout).toContain('colour:');
  });

  it.each([[[]], [['--tag', 'x']]])('adds no empty keys to another document: %j', async (tags) => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'T' },
      paths: { '/a': { get: { tags: ['x'], parameters: [{ name: 'p', in: 'query', content: { 'text/csv': {} } }] } } },
    };
    writeFileSync(file('other.json'), JSON.stringify(document));
    const args = ['--document', file('other.json'), '--overlay', file('own.yaml'), '--format', 'json', ...tags];
    expect(JSON.parse((await run(['spec', ...args])).stdout)).toEqual({
      ...document,
      info: { title: 'T', 'x-mine': true },
    });
  });

  it.each([
    ['missing.yaml', /^Cannot read missing\.yaml: there is no such file\.\n$/],
    [file('broken.yaml'), /^Cannot read .*broken\.yaml: .*at line \d+, column \d+\.\n$/],
    [file('other.yaml'), /other\.yaml is not an overlay: it has no `overlay` key\./],
  ])('refuses %s', async (name, message) => {
    const { status, stderr } = await run(['spec', '--overlay', name]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('proxy', () => {
  it.each([
    [[], '--base-url is required. Use the URL of the service, with its path.'],
    [['--base-url', 'inventory'], '--base-url must be an http or https URL without a query, hash or password'],
    [['--base-url', 'http://a/v1', '--port', 'x'], '--port must be a whole number from 0 to 65535.'],
    [['--base-url', 'http://a/v1', '--ca', 'missing.pem'], 'Cannot read missing.pem: there is no such file.'],
  ])('%j is wrong usage', async (args, message) => {
    const { status, stderr } = await run(['proxy', ...args]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it("says why a recording can't be written", async () => {
    const { status, stderr } = await run(['proxy', '--base-url', 'http://a/v1', '--record', file('no/where.ndjson')]);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Cannot write .*where\.ndjson: its folder does not exist\.\n$/),
    ]);
  });
});
