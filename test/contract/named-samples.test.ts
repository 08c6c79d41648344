import { describe, expect, it } from 'vitest';
import { samplesOf } from '../../src/contract/samples.ts';
import { contract, operations } from '../support/document.ts';
import { operationOf } from '../support/mock-calls.ts';

describe('the samples of a body', () => {
  it('come with the usual one first, and with what each of the others shows', () => {
    const body = operationOf('getTax').object.responses['200']!.content!['application/json']!;
    expect(body.example).toBeUndefined();
    expect(samplesOf(body).map(({ name, summary }) => [name, summary])).toEqual([
      ['default', undefined],
      ['numericId', 'Numeric id'],
    ]);
  });

  it('are one, if the contract gives it without a name', () => {
    expect(samplesOf({ schema: {}, example: { a: 1 } })).toEqual([
      { name: 'default', summary: undefined, value: { a: 1 }, path: ['example'] },
    ]);
    expect(samplesOf({ schema: {} })).toEqual([]);
  });
});

/** The samples of JSON responses with a name, by the tag of their operation. */
function named(sample: string): Map<string, unknown[]> {
  const found = operations.map(({ tag, object, successStatus }) => {
    const body = object.responses[successStatus]?.content?.['application/json'];
    return [tag, body ? samplesOf(body).filter(({ name }) => name === sample) : []] as const;
  });
  return new Map(
    contract.tags.map(({ name }) => [name, found.flatMap(([tag, samples]) => (tag === name ? samples : []))]),
  );
}

/** What to do where no response of a resource has a sample with a name. */
function missing(tag: string, sample: string): string {
  const prefix = sample === 'numericId' ? '' : 'list';
  const own = operations.find(({ id, tag: other }) => other === tag && id.startsWith(prefix))?.id ?? '<operationId>';
  const what = sample === 'numericId' ? 'ids as numbers' : 'no page_context';
  return `no response has the sample ${sample}. Write samples/${own}.response.${sample}.json of the resource, or of another of its operations: the usual sample with ${what} (docs/contributing/style.md, "Named samples").`;
}

describe('both documented forms are shown', () => {
  it.each([...named('numericId')])('%s with numeric ids', (tag, samples) => {
    expect(samples.length, `${tag}: ${missing(tag, 'numericId')}`).toBeGreaterThan(0);
    for (const sample of samples) {
      const text = JSON.stringify(sample);
      expect(text).toMatch(/_id":\d+/);
      expect(text).not.toMatch(/_id":"\d+"/);
    }
  });

  const lists = operations.filter(({ id, path }) => id.startsWith('list') && !path.includes('{'));
  const tags = new Set(lists.map(({ tag }) => tag).filter((tag) => tag !== 'Taxes'));

  it.each([...named('withoutPageContext')].filter(([tag]) => tags.has(tag)))(
    'the list of %s without page_context, which is documented for taxes',
    (tag, samples) => {
      expect(samples.length, `${tag}: ${missing(tag, 'withoutPageContext')}`).toBeGreaterThan(0);
      for (const sample of samples) expect(JSON.stringify(sample)).not.toContain('page_context');
    },
  );
});
