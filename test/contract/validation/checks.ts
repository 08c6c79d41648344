import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/contract/operations.ts';
import { fullSampleOf } from '../../../src/contract/samples.ts';
import { guessInRequestBody } from '../../../src/contract/validation/guess.ts';
import { createChecks } from '../../../src/contract/validation/interpreter.ts';
import { createRequestValidator, type RequestTable } from '../../../src/contract/validation/request-validator.ts';
import type { Violation } from '../../../src/contract/validation/violations.ts';
import { ajvRequests } from '../../support/ajv-requests.ts';
import { changesOf } from '../../support/changes.ts';
import { contract, requests } from '../../support/document.ts';
import { madeOnce } from '../../support/made-once.ts';
import { lenientValidator as ajv } from '../../support/validator.ts';

const ID = '4815162342481516001';

/** The texts that each parameter is tried with. */
const TEXTS = ['', '0', '1', '-1', '1.5', '1e3', '1e999', '0x10', '+1', ' 1', 'true', 'TRUE', 'abc', '2026-01-31'];

/** Changed bodies, each of which a check is asked about. */
const changedBodies = madeOnce(({ object }: Operation) => {
  const content = object.requestBody?.content['application/json'];
  return content ? [...changesOf(JSON.stringify(fullSampleOf(content)))] : [undefined];
});

/** Bodies, and whether the schema refuses them. */
const judged = madeOnce((operation: Operation) => {
  const isRefused = ajv.of(
    operation.object.requestBody!.content['application/json']!.schema,
    guessInRequestBody(operation),
  );
  const bodies = [...changedBodies(operation), null, 0, [], 'x', { rate: Infinity }];
  return bodies.map((body) => ({ body, refused: isRefused(body).length > 0 }));
});

/** What the checks of a table say of changed bodies. */
function saidBy(table: RequestTable, operation: Operation): { violations: Violation[]; unknown: string[] }[] {
  const { judge, unknown } = createRequestValidator(table[operation.id]!);
  const changed = changedBodies(operation).map((body) => ({ path: {}, query: {}, body }));
  return changed.map((request) => ({ violations: judge(request).violations, unknown: unknown(request) }));
}

/** What must at least be found, so that something is tested. */
interface Least {
  /** Different messages about requests. */
  messages: number;
  /** Changed answers that are rejected. */
  rejected: number;
}

/** Holds the checks of operations against their schemas. */
export function testChecks(called: readonly Operation[], { messages, rejected }: Least): void {
  describe('the checks', () => {
    const withBody = called.filter(({ object }) => object.requestBody?.content['application/json']);
    it.each(withBody)('judge bodies of $id as the schema does', (operation) => {
      const { id, object } = operation;
      const example = fullSampleOf(object.requestBody!.content['application/json']!);
      const validator = createRequestValidator(requests[id]!);
      const violationsOf = (body: unknown) =>
        validator.judge({ path: {}, query: {}, body }).violations.filter(({ place }) => place.startsWith('body'));
      expect(violationsOf(example)).toEqual([]);
      const others = judged(operation).filter(({ body, refused }) => violationsOf(body).length > 0 !== refused);
      expect(others).toEqual([]);
    });
  });

  it('the checks say what Ajv says, word for word', () => {
    const judge = ajvRequests(contract);
    for (const operation of called) assert.deepEqual(saidBy(requests, operation), saidBy(judge, operation));
  });

  it('what the checks refuse has words of its own', () => {
    const said = called.flatMap((operation) => saidBy(requests, operation).flatMap(({ violations }) => violations));
    expect(new Set(said.map(({ message }) => message)).size).toBeGreaterThan(messages);
    expect(said.filter(({ message }) => message.includes('breaks the rule'))).toEqual([]);
  });

  it('the checks judge answers as their schemas say', () => {
    const checkOf = createChecks(contract);
    let refused = 0;
    for (const { id, object, successStatus } of called) {
      const content = object.responses[successStatus]?.content?.['application/json'];
      if (!content) continue;
      const [check, violationsOf] = [checkOf(content.schema), ajv.of(content.schema)];
      assert.deepEqual([id, check(fullSampleOf(content))], [id, true]);
      let number = 0;
      for (const body of changesOf(JSON.stringify(fullSampleOf(content)), 7)) {
        number += 1;
        const isValid = check(body);
        assert.equal(isValid, violationsOf(body).length === 0, `${id}, change ${number}`);
        if (!isValid) refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(rejected);
  });

  it.each(called)('parameters of $id are judged as their schemas say', ({ id, parameters }) => {
    const validator = createRequestValidator(requests[id]!);
    const valid = Object.fromEntries(
      parameters.filter(({ in: place, required }) => place === 'query' && required).map(({ name }) => [name, ID]),
    );
    const path = Object.fromEntries(
      parameters.filter(({ in: place }) => place === 'path').map(({ name }) => [name, ID]),
    );
    expect(validator.judge({ path, query: validator.readQuery(valid) }).violations).toEqual([]);
    const others: [name: string, text: string][] = [];
    for (const { name, in: place, schema, required, 'x-inferred': inferred } of parameters) {
      const violationsOf = ajv.of(inferred === undefined ? schema : { allOf: [schema], 'x-inferred': inferred });
      for (const text of TEXTS) {
        const query = validator.readQuery(place === 'query' ? { ...valid, [name]: text } : valid);
        const ids = place === 'path' ? { ...path, [name]: text } : path;
        const value = place === 'path' ? text : query[name];
        const refused =
          value === undefined
            ? required === true
            : (place === 'query' && required === true && value === '') || violationsOf(value).length > 0;
        if (validator.judge({ path: ids, query }).violations.length > 0 !== refused) others.push([name, text]);
      }
    }
    expect(others).toEqual([]);
  });
}
