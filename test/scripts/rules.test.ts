import { expect, it } from 'vitest';
import { ContractError } from '../../scripts/build/problems.ts';
import { generateRules } from '../../scripts/build/stages/write-rules.ts';

const FILE = 'openapi/rules/taxes.yaml';
const TEXT = `taxes.unique:
  does: Two taxes can't have the same name.
  assumed: Users identify a tax by its name.

taxes.input-only:
  does: The flags are not stored.
  documented: document 1, Tax
`;
const CODE = `export const TABLE = {
  unique: [rule('taxes.unique', ['tax_name'])],
  saved: freeRule<() => void>(
    'taxes.input-only', // Only there.
    () => {},
  ),
};
`;

function problemsOf(text: string, code = CODE): string[] {
  try {
    generateRules(new Map([[FILE, text]]), new Map([['sandbox/taxes.ts', code]]));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return error.problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  }
  return [];
}

it('writes the texts, the documented ids and a type of all ids', () => {
  const { json, types } = generateRules(new Map([[FILE, TEXT]]), new Map([['sandbox/taxes.ts', CODE]]));
  expect(JSON.parse(json)).toEqual({
    'taxes.unique': { does: "Two taxes can't have the same name.", assumed: 'Users identify a tax by its name.' },
    'taxes.input-only': { does: 'The flags are not stored.', documented: 'document 1, Tax' },
  });
  expect(types).toContain("new Set([\n  'taxes.input-only',\n]);");
  expect(types).toContain("export type RuleId =\n  | 'taxes.unique'\n  | 'taxes.input-only';");
});

it.each([
  [
    'a rule without a text',
    TEXT,
    CODE.replace('taxes.unique', 'taxes.uniqe'),
    [
      `${FILE}:1:1 No rule of the sandbox is called taxes.unique.`,
      'sandbox/taxes.ts:2:17 The rule taxes.uniqe has no text.',
    ],
  ],
  [
    'a text without a rule',
    `${TEXT}\ntaxes.rate:\n  does: A.\n  assumed: B.\n`,
    CODE,
    [`${FILE}:9:1 No rule of the sandbox is called taxes.rate.`],
  ],
  [
    'neither a place nor a reason',
    TEXT.replace(/ {2}assumed.*\n/, ''),
    CODE,
    [`${FILE}:1:1 taxes.unique does not say what it does, and what that rests on.`],
  ],
  [
    'both',
    TEXT.replace('  assumed', '  documented: document 1, Tax\n  assumed'),
    CODE,
    [`${FILE}:1:1 taxes.unique does not say what it does, and what that rests on.`],
  ],
  [
    'an unknown key',
    TEXT.replace('  assumed', '  asumed'),
    CODE,
    [`${FILE}:1:1 taxes.unique has an unknown key: asumed.`],
  ],
  [
    'another group',
    TEXT.replace('taxes.input-only', 'tax.flags'),
    CODE,
    [`${FILE}:5:1 tax.flags is not of the group taxes.`],
  ],
  [
    'alternatives of what is documented',
    `${TEXT}  alternatives:\n    other: It does this.\n`,
    CODE,
    [`${FILE}:5:1 taxes.input-only does not say what it does, and what that rests on.`],
  ],
  [
    'no texts at all',
    'taxes.unique:\ntaxes.input-only: 1\n',
    CODE,
    [`${FILE}:1:1 taxes.unique says nothing.`, `${FILE}:2:1 taxes.input-only says nothing.`],
  ],
])('refuses %s', (_, text, code, problems) => {
  expect(problemsOf(text, code)).toEqual(problems);
});

it('refuses what is no YAML, with its place', () => {
  expect(problemsOf(`${TEXT}  does: again\n`)).toEqual([
    expect.stringMatching(/^openapi\/rules\/taxes\.yaml:8:3 .*unique/i),
  ]);
});

it('asks for no code in a project without a sandbox', () => {
  expect(() => generateRules(new Map([[FILE, TEXT]]), new Map())).not.toThrow();
});
