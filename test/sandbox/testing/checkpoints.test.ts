import { describe, expect, it } from 'vitest';
import { createControl } from '../../../sandbox/control/control.ts';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { openSandbox } from '../../../sandbox/sandbox.ts';
import { createSandbox, type Sandbox } from '../../../src/public/sandbox.ts';
import { type Checkpoints, createCheckpoints, curlOf } from '../../../src/public/sandbox-testing.ts';
import type { Json } from '../../support/story.ts';

describe('checkpoints', () => {
  it('are saved, listed, gone back to and deleted', () => {
    const sandbox = createSandbox({ seed: 'empty' });
    const [checkpoints, taxes] = [createCheckpoints(sandbox), sandbox.records('taxes')];
    const states = [sandbox.snapshot()];
    checkpoints.save('start');
    taxes.add({ tax_name: 'A', tax_percentage: 1 });
    sandbox.clock.advance({ days: 1 });
    states.push(sandbox.snapshot());
    checkpoints.save('one tax');
    taxes.add({ tax_name: 'B', tax_percentage: 1 });
    sandbox.reset();
    expect(checkpoints.list()).toEqual([
      { name: 'start', time: '2026-03-28T06:30:00.000Z' },
      { name: 'one tax', time: '2026-03-29T06:30:01.000Z' },
    ]);
    checkpoints.goBack('one tax');
    expect(sandbox.snapshot()).toEqual(states[1]);
    checkpoints.goBack('start');
    expect(sandbox.snapshot()).toEqual(states[0]);
    checkpoints.goBack('one tax');
    expect(sandbox.snapshot()).toEqual(states[1]);
    checkpoints.delete('start');
    expect(checkpoints.list().map(({ name }) => name)).toEqual(['one tax']);
    taxes.add({ tax_name: 'C', tax_percentage: 1 });
  });

  it('know which records were added, changed and deleted since', () => {
    const sandbox = createSandbox();
    const [checkpoints, taxes] = [createCheckpoints(sandbox), sandbox.records('taxes')];
    const { tax_id: changed } = taxes.add({ tax_name: 'A', tax_percentage: 1 });
    checkpoints.save('now');
    expect(checkpoints.changesSince('now')).toEqual([]);
    taxes.update(changed!, { tax_percentage: 2 });
    const { tax_id: added } = taxes.add({ tax_name: 'B', tax_percentage: 1 });
    const changes = checkpoints.changesSince('now');
    expect(changes).toMatchObject([
      { resource: 'taxes', id: changed, kind: 'changed', fields: { tax_percentage: { before: 1, after: 2 } } },
      { resource: 'taxes', id: added, kind: 'added', fields: { tax_name: { after: 'B' } } },
    ]);
    expect(Object.keys(changes[0]!.fields).sort()).toEqual(['last_modified_time', 'tax_percentage']);
    checkpoints.save('later');
    checkpoints.goBack('now');
    expect(checkpoints.changesSince('later')).toMatchObject([{ kind: 'changed' }, { id: added, kind: 'deleted' }]);
  });

  it.each<[string, (checkpoints: Checkpoints) => unknown, string]>([
    ['a name that is taken', ({ save }) => save('start'), 'The checkpoint start already exists.'],
    ['no name', ({ save }) => save(''), 'name must be a name of at most 60 characters'],
    ['a name with a slash', ({ save }) => save('a/b'), 'without / ? # %'],
    [
      'an unknown name',
      ({ goBack }) => goBack('strat'),
      'There is no checkpoint strat. There are start. Did you mean start?',
    ],
    ['an unknown name', ({ changesSince }) => changesSince('x'), 'There is no checkpoint x.'],
    ['an unknown name', ({ delete: remove }) => remove('x'), 'There is no checkpoint x.'],
    [
      'too many',
      ({ save }) => {
        for (let count = 0; count < 20; count += 1) save(crypto.randomUUID());
      },
      'There are 20 checkpoints, which is the maximum.',
    ],
  ])('refuse %s', (_, act, message) => {
    const checkpoints = createCheckpoints(createSandbox({ seed: 'empty' }));
    checkpoints.save('start');
    expect(() => act(checkpoints)).toThrow(RangeError);
    expect(() => act(checkpoints)).toThrow(message);
  });

  it('leave the log as it is, with an entry where it was gone back', async () => {
    const sandbox = createSandbox({ seed: 'empty' });
    const checkpoints = createCheckpoints(sandbox);
    await createTax(sandbox, 'A');
    checkpoints.save('one tax');
    await createTax(sandbox, 'B');
    checkpoints.goBack('one tax');
    await createTax(sandbox, 'B');
    expect(sandbox.log.map(({ number, operationId, event, status }) => [number, operationId ?? event, status])).toEqual(
      [
        [1, 'createTax', 201],
        [2, 'createTax', 201],
        [3, 'checkpoints.restore', 200],
        [4, 'createTax', 201],
      ],
    );
    expect(sandbox.log[2]!.body).toEqual({ checkpoint: 'one tax', lastNumber: 1 });
    expect(sandbox.calls({ operationId: 'createTax' }).map(({ number }) => number)).toEqual([1, 2, 4]);
    const commands = curlOf(sandbox.log, { origin: 'http://127.0.0.1:4010' }).split('\n\n');
    expect(commands).toHaveLength(4);
    expect(commands[2]).toBe('# 3. The organization went back to the checkpoint one tax, as it was after entry 1.');
    sandbox.reset();
    expect(sandbox.log).toEqual([]);
    checkpoints.goBack('one tax');
    expect(sandbox.log.map(({ number }) => number)).toEqual([5]);
  });

  it('do not leave calls that were taken back in the history of a record', async () => {
    const { call, sandbox } = controlled();
    await createTax(sandbox, 'A');
    const { tax_id: id } = sandbox.records('taxes').list()[0]!;
    const update = async (tax_percentage: number): Promise<void> => {
      const url = `${sandbox.baseUrl}/settings/taxes/${id}?organization_id=${sandbox.organizationId}`;
      const { status } = await sandbox.fetch(url, {
        ...{ method: 'PUT', headers: HEADERS, body: JSON.stringify({ tax_name: 'A', tax_percentage }) },
      });
      expect(status).toBe(200);
    };
    const numbers = (): unknown[] => {
      const { history } = call(`GET /records/taxes/${id}`).body as { history: { call: number }[] };
      return history.map((happening) => happening.call).sort();
    };
    call('POST /checkpoints', { name: 'first' });
    await update(2);
    call('POST /checkpoints', { name: 'second' });
    await update(3);
    expect(numbers()).toEqual([1, 2, 3]);
    call('POST /checkpoints/first/restore');
    expect(numbers()).toEqual([1]);
    await update(4);
    expect(numbers()).toEqual([1, 5]);
    call('POST /checkpoints/second/restore');
    expect(numbers()).toEqual([1, 2]);
  });

  it('say over HTTP what changed records are called, and how far the clock has moved', () => {
    const { call, sandbox } = controlled();
    call('POST /checkpoints', { name: 'start' });
    expect(call('GET /checkpoints/start/changes').body).toEqual({ changes: [] });
    sandbox.clock.advance({ days: 30 });
    expect(call('GET /checkpoints/start/changes').body).toEqual({
      changes: [],
      clock: { before: '2026-03-28T06:30:00.000Z', after: '2026-04-27T06:30:00.000Z' },
    });
    const { tax_id: id } = sandbox.records('taxes').add({ tax_name: 'A', tax_percentage: 1 });
    call('POST /checkpoints', { name: 'one tax' });
    expect(call('GET /checkpoints/start/changes').body['changes']).toMatchObject([{ id, name: 'A', kind: 'added' }]);
    call('POST /checkpoints/start/restore');
    expect(call('GET /checkpoints/one%20tax/changes').body['changes']).toMatchObject([
      { id, name: 'A', kind: 'deleted' },
    ]);
  });

  it('are there over HTTP, for each organization', () => {
    const { call, ...opened } = controlled();
    expect(call('POST /checkpoints', { name: 'after payment' })).toMatchObject({
      status: 201,
      body: { name: 'after payment' },
    });
    call('POST /records/taxes', { tax_name: 'A', tax_percentage: 1 });
    expect(call('GET /checkpoints/after%20payment/changes').body).toMatchObject({
      changes: [{ resource: 'taxes', kind: 'added' }],
    });
    call('POST /organizations', { organizationId: '7' });
    expect(call('GET /checkpoints?organization_id=7').body).toEqual({ checkpoints: [] });
    expect(call('POST /checkpoints/after%20payment/restore').status).toBe(200);
    expect(opened.sandbox.records('taxes').list()).toEqual([]);
    expect(call('POST /checkpoints/after%20paymnt/restore')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Did you mean after payment?') },
    });
    expect(call('DELETE /checkpoints/after%20payment').status).toBe(200);
    expect(call('GET /checkpoints').body).toEqual({ checkpoints: [] });
    expect(call('POST /checkpoints', { nam: 'x' }).body['message']).toContain('Did you mean name?');
    expect(call('DELETE /checkpoints/%E0%A4%A').status).toBe(400);
  });
});

const HEADERS = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };

async function createTax({ baseUrl, organizationId, fetch }: Sandbox, name: string): Promise<void> {
  const body = JSON.stringify({ tax_name: name, tax_percentage: 1 });
  const url = `${baseUrl}/settings/taxes?organization_id=${organizationId}`;
  const { status } = await fetch(url, { method: 'POST', headers: HEADERS, body });
  expect(status).toBe(201);
}

/** An empty sandbox with its control URLs. */
function controlled() {
  const opened = openSandbox(shippedContract(), { seed: 'empty' });
  const control = createControl(opened, () => undefined);
  const call = (name: string, body?: object): { status: number; body: Json } => {
    const [method, path] = name.split(' ') as [string, string];
    const query = new URLSearchParams(path.split('?')[1]);
    return control({ method, path: path.split('?')[0]!, query, body: body ? JSON.stringify(body) : '' }) as never;
  };
  return { ...opened, call };
}
