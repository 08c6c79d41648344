import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_BYTES } from '../../sandbox/node/start-options.ts';
import { optionsPage } from '../../scripts/docs/options-page.ts';
import { settingsOf } from '../../src/limits/limiter-options.ts';
import { SERVER_DEFAULTS } from '../../src/service/node/server-options.ts';

const read = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\n( *\*)? +/g, ' ');

const optionsText = await optionsPage();

/** The row of an option in the table below a heading of a page, without its bars. */
function rowOf(text: string, heading: string, option: string): string {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [row] = new RegExp(`^\\| \`${option}\`.*$`, 'm').exec(section.split('\n## ')[0]!) ?? [];
  return row?.replaceAll(/ *\| */g, ' | ') ?? `There is no row of ${option}.`;
}

const MIB = 1024 ** 2;

/** A number as texts write it: `1/8`, `256 MiB`, `2000` or `10,000`. */
function written(value: number): string {
  if (value < 1) return `1/${1 / value}`;
  if (value % MIB === 0) return `${value / MIB} MiB`;
  return value < 10_000 ? String(value) : value.toLocaleString('en');
}

const { share, concurrent, storeTimeout, lease, requests, perDay, window } = settingsOf({});
const LIMITER = { perMinute: requests, perDay, concurrent, share, storeTimeout, lease };

describe('the defaults of a shared limiter', () => {
  it.each(Object.entries(LIMITER))('stand in docs/options.md: %s is %d', (option, value) => {
    for (const limiter of ['redisLimiter', 'fileLimiter'])
      expect(rowOf(optionsText, limiter, option)).toContain(`${written(value)} by default`);
  });

  it('stand in docs/options.md alone where they are for tests', () => {
    expect(rowOf(optionsText, 'fileLimiter', 'window')).toContain(`${written(window)} by default`);
  });
});

/** Options with a default in the code of a function: the heading of docs/options.md, the file, and their names. */
const IN_CODE = [
  ['keepToken', 'src/token/keep-token.ts', 'margin'],
  ['keepToken', 'src/token/keep-token.ts', 'timeout'],
  ['redisLock', 'src/token/lock.ts', 'lease'],
  ['redisLock', 'src/token/lock.ts', 'timeout'],
  ['fileLock', 'src/token/lock.ts', 'lease'],
  ['fileLock', 'src/token/lock.ts', 'timeout'],
  ['mapRecords', 'src/client/map-records.ts', 'concurrency'],
] as const;

it.each(IN_CODE)('docs/options.md has the default that %s takes from %s: %s', (heading, file, option) => {
  const [, literal = ''] = new RegExp(`[{,] ${option} = ([\\d_]+)`).exec(read(file)) ?? [];
  const value = Number(literal.replaceAll('_', ''));
  expect(value).toBeGreaterThan(0);
  expect(rowOf(optionsText, heading, option)).toContain(`${written(value)} by default`);
});

it('docs/client.md has that of mapRecords, too', () => {
  expect(read('src/client/map-records.ts')).toContain('{ concurrency = 5,');
  expect(read('docs/client.md')).toContain('5 at a time, or as many as `concurrency` allows');
});

it.each(Object.entries({ maxBytes: MAX_BYTES, maxBody: SERVER_DEFAULTS.maxBody }))(
  'docs/options.md and the types of startSandbox have the default of %s, %d',
  (option, value) => {
    const row = rowOf(optionsText, 'startSandbox', option);
    expect(row).toMatch(new RegExp(`\\| ${written(value).replace(',', '')} \\| *$`));
    const types = ['sandbox/node/start-options.ts', 'src/service/node/server-options.ts'].map(read).join('');
    expect(types).toMatch(new RegExp(`\\b${written(value)} by default\\. \\*/ ${option}\\?`));
  },
);
