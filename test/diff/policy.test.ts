import { describe, expect, it } from 'vitest';
import { diffDocuments } from '../../src/diff/index.ts';
import { applyPolicy, readPolicy } from '../../src/diff/policy.ts';
import { formatGithub } from '../../src/diff/report/github.ts';
import { documentOf, lineOf, record } from './fixture.ts';

const text = { type: 'string' };
const changes = diffDocuments(
  documentOf({ request: record({ a: text, b: text }), response: { ...text, maxLength: 5 } }),
  documentOf({ request: record({}), response: { ...text, maxLength: 9 } }),
);
const entry = { kind: 'field-removed', place: 'createThing request body.a', reason: 'It was never sent.' };

/** What is left of the changes by a policy. */
function left(policy: object): string[] {
  return applyPolicy(changes, readPolicy(policy, 'policy.yaml')).changes.map(lineOf);
}

describe('a policy', () => {
  it('sets apart what is accepted', () => {
    const { changes: rest, accepted, unused } = applyPolicy(changes, readPolicy({ accept: [entry] }, 'policy.yaml'));
    expect(accepted.map(lineOf)).toEqual(['breaking field-removed callers createThing request body.a: field removed']);
    expect(rest.map(lineOf)).toEqual([
      'breaking field-removed callers createThing request body.b: field removed',
      'warning limit-loosened readers createThing response 200: maxLength 5 → 9',
    ]);
    expect(unused).toEqual([]);
  });

  it('accepts one message alone, if it names one', () => {
    const limit = { kind: 'limit-loosened', place: 'createThing response 200', reason: 'Columns are wide enough.' };
    expect(left({ accept: [{ ...limit, message: 'maxLength 5 → 9' }] })).toHaveLength(2);
    expect(left({ accept: [{ ...limit, message: 'maxLength 5 → 99' }] })).toHaveLength(3);
  });

  it('returns what it accepts in vain', () => {
    const stale = { ...entry, place: 'createThing request body.z' };
    expect(applyPolicy(changes, readPolicy({ accept: [entry, stale] }, 'policy.yaml')).unused).toEqual([stale]);
  });

  it('gives kinds of changes another impact, and sorts by it', () => {
    expect(left({ severity: { 'limit-loosened': 'breaking', 'field-removed': 'warning' } })).toEqual([
      'breaking limit-loosened readers createThing response 200: maxLength 5 → 9',
      'warning field-removed callers createThing request body.a: field removed',
      'warning field-removed callers createThing request body.b: field removed',
    ]);
  });

  it.each([
    [[], 'policy.yaml: it must be an object with `accept`, `severity` or both.'],
    [{ accepted: [] }, 'policy.yaml: there is no setting "accepted". Use `accept` and `severity`.'],
    [{ accept: {} }, 'policy.yaml: `accept` must be a list.'],
    [{ accept: ['all'] }, 'policy.yaml: accept[0]: it must be an object with `kind`, `place` and `reason`.'],
    [{ accept: [{ ...entry, reason: ' ' }] }, 'policy.yaml: accept[0]: `reason` is missing.'],
    [{ accept: [{ ...entry, kind: 'lost' }] }, 'policy.yaml: accept[0]: there is no kind "lost".'],
    [{ severity: 'low' }, 'policy.yaml: `severity` must map kinds of changes to impacts.'],
    [{ severity: { lost: 'warning' } }, 'policy.yaml: severity: there is no kind "lost".'],
    [
      { severity: { 'field-removed': 'low' } },
      'policy.yaml: severity.field-removed must be one of breaking, warning, additive, descriptive.',
    ],
  ])('is refused: %j', (policy, message) => {
    expect(() => readPolicy(policy, 'policy.yaml')).toThrow(message);
  });
});

describe('annotations', () => {
  it('have a level by impact, and leave out what only describes', () => {
    const described = diffDocuments(documentOf(), documentOf({ operation: { summary: 'New.' }, schemas: { A: text } }));
    expect(formatGithub([...changes, ...described], 'api.yaml').split('\n')).toEqual([
      '::error file=api.yaml,title=field-removed::callers: createThing request body.a: field removed (createThing)',
      '::error file=api.yaml,title=field-removed::callers: createThing request body.b: field removed (createThing)',
      '::warning file=api.yaml,title=limit-loosened::readers: createThing response 200: maxLength 5 → 9 (createThing)',
      '::notice file=api.yaml,title=schema-added::importers: A: schema added',
      '2 breaking, 1 warning, 1 additive, 1 descriptive.',
    ]);
  });

  it('escape what ends a message or a property', () => {
    const [change] = changes;
    const [line] = formatGithub([{ ...change!, place: '100%\nsure' }], 'a,b:c.yaml').split('\n');
    expect(line).toMatch(/^::error file=a%2Cb%3Ac\.yaml,title=field-removed::callers: 100%25%0Asure: /);
  });
});
