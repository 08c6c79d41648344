import { beforeAll, describe, expect, it } from 'vitest';
import { descriptionCases } from '../../diff/cases/descriptions.ts';
import { equalCases } from '../../diff/cases/equal.ts';
import { messageCases } from '../../diff/cases/messages.ts';
import { operationCases } from '../../diff/cases/operations.ts';
import { schemaCases } from '../../diff/cases/schemas.ts';
import { documentOf, json } from '../../diff/fixture.ts';
import { hasLanguages } from '../../support/judges/tools.ts';
import { DIFFERENCES } from './explained.ts';
import { MUTATIONS, mutate, SEED } from './mutations.ts';
import { judgeDocuments, judgeOperations, type Verdicts } from './oasdiff.ts';

/** What both say of a change. */
interface Judged extends Verdicts {
  what: string;
}

const DONE = { description: 'Done.' };

/** Each schema that changes, in a request and in a response. */
const schemaPairs = schemaCases.flatMap(({ what, before, after }) => [
  { what: `${what}, in a request`, before: requestOf(before), after: requestOf(after) },
  { what: `${what}, in a response`, before: responseOf(before), after: responseOf(after) },
]);

function requestOf(schema: Record<string, unknown>) {
  return { requestBody: json(schema), responses: { 200: DONE } };
}

function responseOf(schema: Record<string, unknown>) {
  return { responses: { 200: { ...DONE, ...json(schema) } } };
}

/** What both say of the fixtures of `diff`. */
async function judgeFixtures(): Promise<Judged[]> {
  const schemas = await judgeOperations(schemaPairs);
  const judged = schemas.map((verdicts, index) => ({ what: schemaPairs[index]!.what, ...verdicts }));
  for (const { what, before, after } of [...operationCases, ...messageCases, ...descriptionCases, ...equalCases])
    judged.push({ what, ...(await judgeDocuments(documentOf(before), documentOf(after))) });
  return judged;
}

/** What both say of changes made at random. */
async function judgeMutations(): Promise<Judged[]> {
  const mutations = mutate(SEED, MUTATIONS);
  const judged = await judgeOperations(mutations);
  return judged.map((verdicts, index) => ({ what: mutations[index]!.what, ...verdicts }));
}

describe.skipIf(!hasLanguages('oasdiff', 'Go'))('oasdiff', () => {
  let judged: Judged[];
  beforeAll(async () => {
    judged = [...(await judgeFixtures()), ...(await judgeMutations())];
  });

  it('agrees on most changes, so it did look at them', () => {
    const agreed = judged.filter(({ ours, theirs }) => ours === theirs && ours !== 'fine');
    expect(agreed.length).toBeGreaterThan(75);
  });

  it('says other things of the changes that are explained, and of no others', () => {
    const lines = judged
      .filter(({ ours, theirs }) => ours !== theirs)
      .map(({ what, ours, theirs }) => `${what}: ours ${ours}, theirs ${theirs}`);
    const explained = DIFFERENCES.flatMap(({ ours, theirs, changes }) =>
      changes.map((what) => `${what}: ours ${ours}, theirs ${theirs}`),
    );
    expect([...new Set(lines)].sort()).toEqual(explained.sort());
  });
});
