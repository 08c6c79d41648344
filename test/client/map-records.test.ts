import { describe, expect, it } from 'vitest';
import { mapRecords, RecordsError } from '../../src/public/client.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const BROKEN = new Error('It is broken');
const ENOUGH = new Error('Enough');

/** A promise with the functions that settle it. */
function gate<Value = void>() {
  let open!: (value: Value) => void;
  let fail!: (error: unknown) => void;
  const promise = new Promise<Value>((resolve, reject) => ([open, fail] = [resolve, reject]));
  return { promise, open, fail };
}

/** Lets everything happen that needs no further event. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function endOf(run: Promise<unknown>): Promise<RecordsError> {
  const error = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(RecordsError);
  return error as RecordsError;
}

/** Work that waits for the gate of its record. */
function gated() {
  const gates = new Map(NAMES.map((name) => [name, gate<string>()]));
  const begun: string[] = [];
  const work = (name: string) => {
    begun.push(name);
    return gates.get(name)!.promise;
  };
  return {
    begun,
    work,
    open: (name: string) => gates.get(name)!.open(name.toUpperCase()),
    fail: (name: string, error: unknown) => gates.get(name)!.fail(error),
  };
}

/** A source that counts how many were read, and whether it was told that no more are. */
function source(names = NAMES) {
  const state = { read: 0, isClosed: false };
  async function* records() {
    try {
      for (const name of names) {
        state.read += 1;
        yield name;
      }
    } finally {
      state.isClosed = true;
    }
  }
  return { state, records: records() };
}

describe('mapRecords', () => {
  it.each([
    ['an array', () => NAMES],
    ['a set', () => new Set(NAMES)],
    ['an iterator of a generator', () => NAMES.values()],
    ['an async iterable', () => source().records],
  ])('gives a result for each record of %s, in their order', async (_, records) => {
    const work = async (name: string, index: number) => {
      await new Promise((resolve) => setTimeout(resolve, (7 * index) % 5));
      return name + index;
    };
    expect(await mapRecords(records(), work)).toEqual(
      NAMES.map((record, index) => ({ record, status: 'fulfilled', value: record + index })),
    );
  });

  it('gives no results for no records, and takes work that is done at once', async () => {
    expect(await mapRecords([], () => 1)).toEqual([]);
    expect(await mapRecords(['a'], () => 1)).toEqual([{ record: 'a', status: 'fulfilled', value: 1 }]);
  });

  it.each([
    [undefined, 5],
    [1, 1],
    [3, 3],
    [Infinity, 7],
  ])('works on no more at a time than a concurrency of %s', async (concurrency, most) => {
    let now = 0;
    let highest = 0;
    await mapRecords(
      NAMES,
      async () => {
        highest = Math.max(highest, (now += 1));
        await settled();
        now -= 1;
      },
      { concurrency },
    );
    expect(highest).toBe(most);
  });

  it("begins the next record as soon as one is done, and reads none that it can't begin", async () => {
    const { begun, work, open } = gated();
    const { state, records } = source();
    const run = mapRecords(records, work, { concurrency: 2 });
    await settled();
    expect([begun, state.read]).toEqual([['a', 'b'], 2]);
    open('b');
    await settled();
    expect([begun, state.read]).toEqual([['a', 'b', 'c'], 3]);
    NAMES.forEach(open);
    expect((await run).map(({ status }) => status)).toEqual(NAMES.map(() => 'fulfilled'));
  });

  it('keeps a failure as the result of its record, and goes on', async () => {
    const results = await mapRecords(NAMES.slice(0, 3), (name) => {
      if (name === 'b') throw BROKEN;
      return name;
    });
    expect(results).toEqual([
      { record: 'a', status: 'fulfilled', value: 'a' },
      { record: 'b', status: 'rejected', reason: BROKEN },
      { record: 'c', status: 'fulfilled', value: 'c' },
    ]);
  });

  it('ends at a fatal error: it begins no more, waits for what is under way, and says which record it was', async () => {
    const { begun, work, open, fail } = gated();
    const { state, records } = source();
    let isOver = false;
    const run = endOf(mapRecords(records, work, { concurrency: 3, isFatal: (error) => error === BROKEN }));
    void run.then(() => (isOver = true));
    await settled();
    fail('b', BROKEN);
    await settled();
    expect([begun, isOver]).toEqual([['a', 'b', 'c'], false]);
    open('a');
    fail('c', ENOUGH);
    const error = await run;
    expect(error.message).toBe('mapRecords stopped at index 1, "b": It is broken');
    expect(error).toMatchObject({ name: 'RecordsError', cause: BROKEN, index: 1, record: 'b' });
    expect(error.results).toEqual([
      { record: 'a', status: 'fulfilled', value: 'A' },
      { record: 'c', status: 'rejected', reason: ENOUGH },
    ]);
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(state.isClosed).toBe(true);
  });

  it('names a record by its id', async () => {
    const records = [{ name: 'Bottle', item_id: '48' }];
    const error = await endOf(mapRecords(records, () => Promise.reject(BROKEN), { isFatal: () => true }));
    expect(error.message).toBe('mapRecords stopped at index 0, item_id 48: It is broken');
  });

  it('says the first of several fatal errors', async () => {
    const { begun, work, fail } = gated();
    const run = endOf(mapRecords(NAMES, work, { isFatal: () => true }));
    await settled();
    fail('c', BROKEN);
    for (const name of begun) fail(name, ENOUGH);
    expect(await run).toMatchObject({ cause: BROKEN, record: 'c' });
  });

  it('ends with what isFatal throws', async () => {
    const isFatal = () => {
      throw ENOUGH;
    };
    expect(await endOf(mapRecords(['a'], () => Promise.reject(BROKEN), { isFatal }))).toMatchObject({
      cause: ENOUGH,
      record: 'a',
      results: [],
    });
  });

  it("ends when the records can't be read, after what is under way", async () => {
    const { work, open } = gated();
    async function* records() {
      yield 'a';
      throw BROKEN;
    }
    const run = endOf(mapRecords(records(), work));
    await settled();
    open('a');
    const error = await run;
    expect(error.message).toBe('mapRecords stopped after 1 record: It is broken');
    expect(error).toMatchObject({ cause: BROKEN, index: undefined, record: undefined });
    expect(error.results).toEqual([{ record: 'a', status: 'fulfilled', value: 'A' }]);
  });

  it('ends when a signal aborts, though no further record ever comes', async () => {
    const { begun, work, open } = gated();
    const stop = new AbortController();
    async function* records() {
      yield 'a';
      await new Promise(() => undefined);
    }
    let isOver = false;
    const run = mapRecords(records(), work, { signal: stop.signal }).catch((error: unknown) => error);
    void run.then(() => (isOver = true));
    await settled();
    stop.abort(ENOUGH);
    await settled();
    expect(isOver).toBe(false);
    open('a');
    expect(await run).toBe(ENOUGH);
    expect(begun).toEqual(['a']);
  });

  it('reads nothing with a signal that has aborted', async () => {
    const { state, records } = source();
    await expect(mapRecords(records, () => 1, { signal: AbortSignal.abort(ENOUGH) })).rejects.toBe(ENOUGH);
    expect(state.read).toBe(0);
  });

  it('leaves no listener at a signal', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const count = (by: number, method: 'addEventListener' | 'removeEventListener') => {
      const original = signal[method].bind(signal);
      signal[method] = (...all: [never, never]) => {
        listeners += by;
        original(...all);
      };
    };
    count(1, 'addEventListener');
    count(-1, 'removeEventListener');
    await mapRecords(NAMES, () => 1, { signal });
    await endOf(mapRecords(NAMES, () => Promise.reject(BROKEN), { signal, isFatal: () => true }));
    expect(listeners).toBe(0);
  });

  it('takes options that are undefined', async () => {
    const options = { concurrency: undefined, signal: undefined, isFatal: undefined };
    expect(await mapRecords(['a'], () => 1, options)).toHaveLength(1);
  });

  it.each<[unknown, unknown, object | undefined, string]>([
    [[], () => 1, { concurrent: 5 }, 'concurrent is not an option of mapRecords. Did you mean concurrency?'],
    [[], () => 1, { stopOnError: false }, 'stopOnError is not an option of mapRecords.'],
    [[], () => 1, { signal: 5 }, 'signal must be an AbortSignal, but is 5'],
    [[], () => 1, { isFatal: true }, 'isFatal must be a function, but is true'],
    [[], undefined, {}, 'work must be a function, but is undefined'],
    ['abc', () => 1, {}, 'records must be an array, a list or another iterable of records, but is "abc"'],
    [{ items: [] }, () => 1, {}, 'records must be an array, a list or another iterable of records, but is an object'],
    [undefined, () => 1, {}, 'records must be an array, a list or another iterable of records, but is undefined'],
  ])('refuses %o, %o and %o', async (records, work, options, message) => {
    await expect(mapRecords(records as never, work as never, options)).rejects.toThrow(new TypeError(message));
  });

  it.each([0, -1, 1.5, NaN, '5', null])('has no concurrency of %j', async (concurrency) => {
    const run = mapRecords([], () => 1, { concurrency: concurrency as number });
    await expect(run).rejects.toThrow(RangeError);
    await expect(run).rejects.toThrow(/^concurrency must be a whole number, 1 or more, or Infinity, but is /);
  });
});
