import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../../../src/cli/commands/verify.ts';
import { createRecorder } from '../../../src/public/verify.ts';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import { propose } from '../../../verifier/verify/propose/proposals.ts';
import { allKinds, KINDS, type Kind } from '../../../verifier/verify/report/finding-kinds.ts';
import { outlineOf } from '../../../verifier/verify/report/outline.ts';
import { formats } from '../../../verifier/verify/report/report-formats.ts';
import { contract } from '../../support/document.ts';

const model = createModel(contract);

/** What a response with this tax shows. */
function recorded(tax: object) {
  const recorder = createRecorder();
  recorder({
    request: { method: 'GET', url: 'https://inventory.example.com/inventory/v1/settings/taxes/1?organization_id=1' },
    response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', tax }) },
  });
  return { report: recorder.report(), evidence: recorder.evidence() };
}

it('an unknown value behind the prefix of known ones is found', () => {
  const recorder = createRecorder();
  for (const value of ['Status.Lost', 'Status.Shipped', 'Jane.Doe'])
    recorder({
      request: {
        method: 'GET',
        url: `https://inventory.example.com/inventory/v1/packages?organization_id=1&filter_by=${value}`,
      },
      response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', packages: [] }) },
    });
  const found = recorder.report().findings.filter(({ rule }) => rule === 'value');
  expect(found).toMatchObject([{ place: 'request.query/filter_by', seen: 1, of: 3 }]);
});

describe('a kind of findings that is one more row', () => {
  /** Says of every operation that it was called. */
  const rumour: Kind = {
    find: ({ operation, status, facts: { exchanges, from, to } }) => [
      {
        rule: 'called',
        operation,
        status: Number(status),
        place: 'response.body/tax',
        message: 'is said to be | so',
        basis: 'documented',
        pointer: '/paths',
        seen: exchanges,
        of: exchanges,
        from,
        to,
      },
    ],
    breaksClaims: true,
    fails: true,
    means: 'heard of',
    plural: 'rumours',
    sign: '?',
    about: 'Heard of',
    level: (basis) => (basis === 'documented' ? 'warning' : 'note'),
  };
  beforeAll(() => void Object.assign(KINDS, { rumour }));
  afterAll(() => void Reflect.deleteProperty(KINDS, 'rumour'));

  const write = (format: keyof typeof formats): string =>
    formats[format](outlineOf(recorded({ tax_id: '1' }).report, { findSource: () => undefined }));

  it('is found, and counted', () => {
    expect(recorded({ tax_id: '1' }).report.findings).toMatchObject([{ kind: 'rumour', rule: 'called', seen: 1 }]);
    expect(write('text')).toMatch(/^0 violations, 0 undocumented, 0 guesses, 1 rumour; \d+ fields/m);
  });

  it('stands in text with its sign', () => {
    expect(write('text')).toContain(
      'getTax 200\n  ? response.body/tax is said to be | so\n      1 of 1, documented, #/paths\n',
    );
  });

  it('has a table in Markdown', () => {
    const row = String.raw`| getTax 200 | \`response.body/tax\` | is said to be \| so | 1 of 1 | documented | \`#/paths\` |`;
    expect(write('markdown')).toContain(
      `## Rumours\n\n| operation | place | difference | seen | claim | source |\n| --- | --- | --- | --- | --- | --- |\n${row.replaceAll('\\`', '`')}\n`,
    );
  });

  it('is data in JSON', () => {
    expect(JSON.parse(write('json')).findings).toMatchObject([{ kind: 'rumour', rule: 'called', source: null }]);
  });

  it('has a rule and its level in SARIF', () => {
    const [{ tool, results }] = JSON.parse(write('sarif')).runs;
    expect(tool.driver.rules).toEqual([{ id: 'rumour/called', shortDescription: { text: 'Heard of: called' } }]);
    expect(results).toMatchObject([{ ruleId: 'rumour/called', ruleIndex: 0, level: 'warning' }]);
  });

  it('contradicts the documents, if it breaks a claim that they make', () => {
    expect(propose(model, recorded({ tax_id: '1' }).evidence).contradictions).toMatchObject([{ kind: 'rumour' }]);
  });
});

describe('the kinds of findings', () => {
  it('are those that the help of verify lists', () => {
    const listed = [...command.description.matchAll(/^ {2}(\S) (\w+) +(.*)$/gm)].map(([, ...parts]) => parts);
    expect(listed).toEqual(allKinds().map(([name, { sign, means }]) => [sign, name, means]));
  });

  it('are those that docs/verifier.md explains, beside what was never seen', () => {
    const [, section = ''] = readFileSync('docs/verifier.md', 'utf8').split('## Read the report');
    const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
    const rows = table.split('\n').slice(2, -1);
    expect(rows.map((row) => row.split('|')[1]!.trim())).toEqual([...allKinds().map(([name]) => name), 'never seen']);
    for (const [index, [, { means }]] of allKinds().entries()) expect(rows[index]).toContain(`| ${means}`);
  });
});
