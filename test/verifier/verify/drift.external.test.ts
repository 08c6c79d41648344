import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedFile } from '../../../src/contract/node/shipped.ts';
import { verifyExchange } from '../../../src/public/verify.ts';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { contract } from '../../support/document.ts';
import { partOf } from '../../support/full.ts';
import { archiveOf } from './support/archive.ts';
import { type Deviation, deviationsOf } from './support/deviations.ts';
import { allFlows } from './support/traffic.ts';

/** What `redocly drift` does not find, and why. We find all of it. */
const MISSED: Record<string, string> = {
  'a field that is spelt wrong': 'It validates against the schemas, which are open to further fields.',
  'a whole number beyond 2^53': 'Such a number is valid; that readers of JSON round it is no matter of schemas.',
  'an id that is a number beyond 2^53': 'The schema of an id admits numbers, and those are valid at any size.',
  'a state that is new': 'Known values are an extension, and not an `enum`.',
  'another media type': 'It checks bodies of JSON alone.',
  'a request of another media type': 'It compares no media types of requests.',
};

/** Flows that are compared: more of them take minutes. */
const FLOWS = 40;

const folder = mkdtempSync(path.join(tmpdir(), 'drift-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Problem {
  exchangeIndex: number;
  severity: string;
  message: string;
}

interface Row {
  deviation: Deviation;
  /** Whether `redocly drift` says anything of it. */
  theirs: boolean;
}

let rows: Row[];

/** What `redocly drift` says of the exchanges of an archive: their positions. Of equal problems it names the first alone. */
function askRedocly(exchanges: readonly Exchange[]): Set<number> {
  const [archive, output] = ['traffic.har', 'drift.json'].map((name) => path.join(folder, name)) as [string, string];
  writeFileSync(archive, archiveOf(exchanges));
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const args = ['drift', archive, '--api', shippedFile('generated/openapi.json'), '--match-mode', 'basepath'];
  try {
    const written = ['--format', 'json', '--output', output];
    execFileSync(process.execPath, [path.join(path.dirname(cli), 'bin/cli.js'), ...args, ...written], {
      cwd: folder,
      stdio: 'ignore',
    });
  } catch {
    // It ends with 1 if it has found something.
  }
  const { problems } = JSON.parse(readFileSync(output, 'utf8')) as { problems: Problem[] };
  return new Set(problems.filter(({ severity }) => severity === 'error').map(({ exchangeIndex }) => exchangeIndex));
}

const kindOf = ({ name }: Deviation): string => name.split(': ')[1]!;

beforeAll(async () => {
  const model = createModel(contract);
  const flows = (await allFlows()).slice(0, FLOWS);
  expect([...askRedocly(flows)]).toEqual([]);
  // Each operation once in each kind, so that no two problems of one archive are equal.
  const deviations = new Map(flows.flatMap((flow) => deviationsOf(model, flow)).map((one) => [one.name, one]));
  const kinds = new Map<string, Deviation[]>();
  for (const deviation of deviations.values())
    kinds.set(kindOf(deviation), [...(kinds.get(kindOf(deviation)) ?? []), deviation]);
  // `redocly` is started for each kind. Of those that it finds, a change asks for every 20th.
  const found = [...kinds.keys()].filter((kind) => !(kind in MISSED));
  const asked = [...Object.keys(MISSED), ...partOf(found, 20)];
  rows = asked.flatMap((kind) => {
    const list = kinds.get(kind)!;
    const positions = askRedocly(list.map(({ exchange }) => exchange));
    return list.map((deviation, index) => ({ deviation, theirs: positions.has(index) }));
  });
});

test('we find every deviation, and `redocly drift` those that break a schema', () => {
  const surprises = rows.flatMap(({ deviation, theirs }) => {
    const { name, exchange, expected } = deviation;
    // Where the contract closes the values, a new state breaks an `enum`, which both find.
    const isExpected = !(kindOf(deviation) in MISSED) || expected.rule === 'enum';
    const ours = verifyExchange(exchange).length > 0;
    return ours && theirs === isExpected ? [] : [{ name, ours, theirs }];
  });
  expect(surprises).toEqual([]);
});

test('each kind that it does not find has been planted', () => {
  const kinds = new Set(rows.map(({ deviation }) => kindOf(deviation)));
  expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(MISSED)));
});
