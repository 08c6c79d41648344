import { describe, expect, it } from 'vitest';
import { ContractError, formatProblem } from '../../scripts/build/problems.ts';
import { checkExtensions } from '../../scripts/build/stages/check-extensions.ts';
import { readDocument } from '../../src/contract/read.ts';
import { patchSources } from '../support/sources.ts';

const map = { locate: (path: readonly unknown[]) => ({ file: path.join('/'), line: 1, column: 1 }) };

/** What the stage says of a document. */
function problems(document: object): string[] {
  try {
    checkExtensions(readDocument({ openapi: '3.1.0', components: {}, ...document }), map);
    return [];
  } catch (error) {
    if (error instanceof ContractError) return error.problems.map(formatProblem);
    throw error;
  }
}

const field = (property: object) => ({ components: { schemas: { Tax: { properties: { tax_id: property } } } } });

describe('the extensions of the document', () => {
  it('have a schema each, which their values match, where they stand', () => {
    const property = { 'x-generated': true, 'x-refers-to': 'Tax.tax_id', examples: [{ 'x-any': 1 }] };
    expect(problems({ 'x-tagGroups': [{ name: 'A', tags: ['B'] }], ...field(property) })).toEqual([]);
  });

  it('have one of the schemas that there are', () => {
    expect(problems(field({ 'x-owner': 'me' }))).toEqual([
      expect.stringMatching(
        /properties\/tax_id\/x-owner:1:1.*\n.*`x-owner` has no schema\.\n.*→ Correct the name, or describe the extension in scripts\/build\/extensions\.ts/,
      ),
    ]);
    expect(problems(field({ 'x-generatd': true }))[0]).toContain('Did you mean `x-generated`?');
  });

  it.each([
    ['x-kind', field({ 'x-kind': 'list' }), 'field', 'operation'],
    ['x-generated', { components: { schemas: { Tax: { 'x-generated': true } } } }, 'schema', 'field'],
    ['x-limits', { 'x-limits': {} }, 'document', 'info'],
    ['x-state', field({ allOf: [{ 'x-state': true }] }), 'rule', 'schema or field'],
    ['x-transition', { paths: { '/a': { 'x-transition': {} } } }, 'URL', 'operation'],
  ])('stand where they may: %s', (name, document, place, allowed) => {
    const [problem, ...others] = problems(document);
    expect(problem).toContain(
      `\`${name}\` stands on a part that is no place for it: ${place}. It may stand on: ${allowed}.`,
    );
    expect(problem).toContain('→ Move it, or take it away.');
    expect(others).toEqual([]);
  });

  it.each([
    [{ 'x-generated': 'yes' }, 'it must be equal to constant'],
    [{ 'x-not-documented': ['type', 'query'] }, 'must be equal to one of the allowed values'],
    [{ 'x-observed': { seen: 0, of: 1, from: '2026-03-01', to: '2026-03-01' } }, 'seen must be >= 1'],
    [{ 'x-observed': { seen: 1, of: 1, from: '2026-03-01', to: '2026-03-01', by: 'me' } }, 'additional properties'],
  ])('match their schemas: %j does not', (property, message) => {
    const [problem, ...others] = problems(field(property));
    expect(problem).toContain('does not match its schema');
    expect(problem).toContain(message);
    expect(problem).toMatch(
      /→ Write it in the form of `x-[a-z-]+: .*`; its schema is in scripts\/build\/extensions\.ts/,
    );
    expect(others).toEqual([]);
  });

  it('are checked by the build, at their places in the sources', async () => {
    const sources = patchSources(['taxes']);
    const file = 'openapi/resources/taxes/schemas.yaml';
    sources.replace(file, '  tax_percentage:\n', '  tax_percentage:\n      x-unit: percent\n');
    const [problem, ...others] = await sources.report();
    expect(problem).toContain(`${sources.placeOf(file, 'x-unit')}  extensions\n  \`x-unit\` has no schema.`);
    expect(others).toEqual([]);
  });
});
