import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Change, diffDocuments, IMPACTS } from '../../src/diff/index.ts';
import { schemaCases } from './cases/schemas.ts';
import { documentOf, json } from './fixture.ts';

/**
 * The cases that both know: Redocly pays no heed to `dependentRequired` and `discriminator`, and takes any other `multipleOf`
 * for breaking.
 */
const cases = schemaCases.filter(
  ({ before, after }) => !/"(dependentRequired|discriminator|multipleOf)"/.test(JSON.stringify([before, after])),
);

/**
 * Where we call breaking what Redocly does not: a request that still sends the field may be refused, a call in
 * TypeScript no longer compiles, or a value matches two alternatives of a `oneOf`.
 */
const STRICTER = [
  'a field removed, in a request',
  'an alternative changed, in a request',
  'an alternative of `oneOf` more that another one covers, in a request',
  'an alternative of `oneOf` more that covers another one, in a request',
];

/** Where Redocly calls breaking what we warn of: responses in which a reader may meet what it does not expect. */
const MILDER = cases
  .filter(({ response }) => response.startsWith('warning'))
  .map(({ what }) => `${what}, in a response`);

const folder = mkdtempSync(path.join(tmpdir(), 'redocly-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One document in which every case is an operation of its own. */
function documentOfCases(side: 'before' | 'after') {
  const operations = cases.flatMap((each, index) => [
    [`/request-${index}`, { requestBody: json(each[side]), responses: { 200: { description: 'Done.' } } }] as const,
    [`/response-${index}`, { responses: { 200: { description: 'Done.', ...json(each[side]) } } }] as const,
  ]);
  return documentOf({
    document: {
      paths: Object.fromEntries(
        operations.map(([url, operation]) => [
          url,
          { post: { operationId: url.slice(1), tags: ['Cases'], ...operation } },
        ]),
      ),
    },
  });
}

/** The verdict of Redocly's differ on each case: `major` if there is any such change, or else `minor` or `patch`. */
function askRedocly(): Map<string, string> {
  for (const side of ['before', 'after'] as const)
    writeFileSync(path.join(folder, `${side}.json`), JSON.stringify(documentOfCases(side)));
  writeFileSync(path.join(folder, 'redocly.yaml'), 'extends:\n  - diff-recommended\n');
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
    'bin',
    'cli.js',
  );
  const args = [
    'diff',
    'before.json',
    'after.json',
    '--config',
    'redocly.yaml',
    '--format',
    'json',
    '--fail-on',
    'none',
  ];
  const output = execFileSync(process.execPath, [cli, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { changes } = JSON.parse(output) as { changes: { path: string; impact: string }[] };
  const verdicts = new Map<string, string>();
  for (const { path: pointer, impact } of changes) {
    const id = /^#\/paths\/~1([^/]*)/.exec(pointer)![1]!;
    if (verdicts.get(id) !== 'major') verdicts.set(id, impact);
  }
  return verdicts;
}

function gravest(changes: readonly Change[], operation: string): string {
  return (
    IMPACTS.find((impact) =>
      changes.some((change) => change.impact === impact && change.operations.includes(operation)),
    ) ?? 'none'
  );
}

it('calls breaking what Redocly does, but for what is listed here', () => {
  const theirs = askRedocly();
  const ours = diffDocuments(documentOfCases('before'), documentOfCases('after'));
  const verdicts = cases.flatMap(({ what }, index) =>
    ['request', 'response'].map((direction) => ({
      what: `${what}, in a ${direction}`,
      ours: gravest(ours, `${direction}-${index}`) === 'breaking',
      theirs: theirs.get(`${direction}-${index}`) === 'major',
    })),
  );
  const differing = (ourVerdict: boolean) =>
    verdicts.filter((each) => each.ours === ourVerdict && each.theirs !== ourVerdict).map(({ what }) => what);
  expect(differing(true)).toEqual(STRICTER);
  expect(differing(false)).toEqual(MILDER);
});
