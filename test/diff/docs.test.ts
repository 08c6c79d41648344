import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IMPACTS } from '../../src/diff/changes.ts';
import { descriptionCases } from './cases/descriptions.ts';
import { fieldCases } from './cases/fields.ts';
import { messageCases } from './cases/messages.ts';
import { operationCases } from './cases/operations.ts';
import { schemaCases } from './cases/schemas.ts';

/** The changes that each row of docs/diff.md is about: kinds, or a pattern where a kind has several rows. */
const ROWS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'field added': ['field-added', 'required-field-added'],
  'field removed, type changed, content type removed': [
    'field-removed',
    /type-changed (?!.*by its values)/,
    'content-type-removed',
  ],
  'optional field becomes required': ['field-required'],
  'required field becomes optional': ['field-optional'],
  'type added': ['type-widened'],
  'value added (`enum`, `const`)': ['values-added'],
  'type, value or alternative removed': ['type-narrowed', 'values-removed', 'alternative-removed'],
  'alternative of `oneOf` or `anyOf` added': ['alternative-added'],
  'tighter limit: `maxLength`, `minimum`, `multipleOf` and the like': ['limit-tightened'],
  'looser limit': ['limit-loosened'],
  'pattern, format or condition added': ['rule-added'],
  'pattern, format or condition removed': ['rule-removed'],
  'pattern, format or condition changed': ['rule-changed'],
  'other fields refused (`additionalProperties: false`)': ['other-fields-refused'],
  'other fields allowed': ['other-fields-allowed'],
  'default changed': [/default-changed (?!callers server )/],
  'format `double` or `float`, which only say how a number is stored': [/text-changed .*: format added$/],
  'content type added': ['content-type-added'],
  'operation added': ['operation-added'],
  'operation removed or moved to another method or URL': ['operation-removed', 'operation-moved'],
  'operationId or tag changed, which name the methods of the client': ['operation-id-changed', 'tag-changed'],
  'schema added': ['schema-added'],
  'schema removed or renamed, which names a type; parameter of the URL renamed': [
    'schema-removed',
    'schema-renamed',
    'path-parameter-renamed',
  ],
  'parameter or request body added': [
    'parameter-added',
    'required-parameter-added',
    'request-body-added',
    'required-request-body-added',
  ],
  'parameter or request body removed, or optional one becomes required': [
    'parameter-removed',
    'request-body-removed',
    'parameter-required',
    'request-body-required',
  ],
  'parameter written differently': ['parameter-serialization-changed'],
  'required parameter or request body becomes optional': ['parameter-optional', 'request-body-optional'],
  'status of a response added': ['response-added'],
  'status of a response removed': ['response-removed'],
  'header of a response added, removed': ['header-added', 'header-removed'],
  'link of a response added, removed, changed': ['link-added', 'link-removed', 'link-changed'],
  'scope newly required': ['scope-added', 'scope-documented'],
  'scope no longer required, security scheme added as an alternative or dropped': [
    'scope-removed',
    'security-loosened',
  ],
  'security scheme newly required, changed, or one of several removed': [
    'security-added',
    'security-removed',
    'security-scheme-changed',
  ],
  'callback or webhook added, removed, changed': ['callback-added', 'callback-removed', 'callback-changed'],
  'fields of a form written differently': ['encoding-changed'],
  'server added, removed': ['server-added', 'server-removed'],
  'default of a variable in the address of a server changed': [/default-changed callers server /],
  'something deprecated, or its sunset set or brought forward': [/deprecated .*(added|→ 2027-03-31)/],
  'something no longer deprecated, or its sunset put off': [/deprecated .*(removed|→ 2027-12-31)/],
  '`x-not-documented`, `x-inferred`': ['provenance-changed'],
  'type that the values of `enum` or `const` state already': [/type-changed .*by its values/],
  'description, sample or other extension': [
    /text-changed (?!.*: format added$)/,
    'sample-changed',
    'extension-changed',
  ],
};

const sides = (callers: string | undefined, readers: string | undefined): string[] => [
  ...(callers === undefined ? [] : [callers.replace(/^(\S+ \S+)(?: callers)?/, '$1 callers')]),
  ...(readers === undefined ? [] : [readers.replace(/^(\S+ \S+)(?: readers)?/, '$1 readers')]),
];

/** Every change that a test expects: `impact kind side place: message`. */
const changes = [
  ...[...operationCases, ...messageCases, ...descriptionCases].flatMap(({ expected }) => expected),
  ...schemaCases.flatMap(({ request, response, message }) =>
    sides(`${request} body: ${message}`, `${response} body: ${message}`),
  ),
  ...fieldCases.flatMap(([, , , request, response]) => sides(request, response)),
];

const isAbout = (change: string, one: string | RegExp): boolean =>
  typeof one === 'string' ? change.split(' ')[1] === one : one.test(change);

const impactsIn = (text: string): string[] => IMPACTS.filter((impact) => new RegExp(`\\b${impact}\\b`).test(text));

const [section] = readFileSync('docs/diff.md', 'utf8').split('## What counts as breaking\n')[1]!.split('\n## ');
const rows = [...section!.matchAll(/^\| (.*) \|$/gm)]
  .map(([, row]) => row!.split(' | ').map((cell) => cell.trim()))
  .filter(([first]) => first !== 'change' && !/^-+/.test(first!));

it.each(rows.map((cells) => [cells[0]!, cells] as const))('docs/diff.md has the classes of: %s', (name, cells) => {
  const own = changes.filter((change) => ROWS[name]?.some((one) => isAbout(change, one)));
  expect(own).not.toEqual([]);
  const found = (side: string): string[] => [
    ...new Set(own.filter((one) => one.split(' ')[2]!.match(side)).map((one) => one.split(' ')[0]!)),
  ];
  const said = cells.slice(1).map((cell) => impactsIn(cell).sort());
  const expected = said.length === 1 ? [found('')] : [found('callers|–'), found('readers|–')];
  expect(said).toEqual(expected.map((impacts) => impacts.sort()));
});

it('docs/diff.md has a row for every change', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(ROWS).sort());
  expect(
    changes.filter(
      (change) =>
        !Object.values(ROWS)
          .flat()
          .some((one) => isAbout(change, one)),
    ),
  ).toEqual([]);
});
