import { describe, expect, it } from 'vitest';
import { report } from './undocumented-operations.ts';

describe('the build', () => {
  it('takes one with x-observed: { seen: 40, of: 40, from: 2026-03-01, to: 2026-03-28 }', async () => {
    expect(await report('x-observed: { seen: 40, of: 40, from: 2026-03-01, to: 2026-03-28 }')).toEqual([]);
  });

  it('takes one with x-inferred: One warehouse can be changed, so it is assumed that it can be read.', async () => {
    const mark = 'x-inferred: One warehouse can be changed, so it is assumed that it can be read.';
    expect(await report(mark)).toEqual([]);
  });

  it('says what to do about a scope without a mark', async () => {
    expect((await report('')).join()).toMatch(/No scope is listed.*\n.*→ List the one documented scope/);
  });

  it('refuses a mark that is said again', async () => {
    const [problem] = await report('x-inferred: Assumed from the other URLs.\n    x-not-documented: [response, scope]');
    expect(problem).toContain('x-not-documented says it again. Take it away.');
  });

  it('refuses a guess at an operation whose body is required, and one that has no body', async () => {
    const asPost = (text: string) => text.replace('  get:', '  post:').replace('getW', 'cancelW');
    const [none] = await report('x-inferred: Assumed from the other URLs.', asPost);
    expect(none).toContain('The body of the operation is not documented, and the contract has none');
    expect(none).toContain('→ Write a `requestBody` that is not required');
    const [required] = await report('x-inferred: Assumed from the other URLs.', (text) =>
      asPost(text).replace(
        '    responses:',
        `    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: schemas.yaml#/WarehouseUpdate }
          example: { $ref: samples/updateWarehouse.request.json }
    responses:`,
      ),
    );
    expect(required).toContain('The body is required, and that rests on a guess.');
  });
});
