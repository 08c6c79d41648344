import { describe, expect, it } from 'vitest';
import {
  callOf,
  type Entered,
  freshened,
  isAsFilled,
  refilled,
  withCall,
} from '../../reference/browser/try/entered.ts';
import type { TryForm } from '../../reference/model/try-form.ts';
import { parseExact, type SampleCall } from '../../src/code-samples/index.ts';

const BODY = { name: 'Kit', sku: 'KIT-1', rate: 5 };
const data = {
  call: { id: 'createItem', ids: {}, query: {}, body: { json: BODY }, fresh: ['name', 'sku'] } as unknown as SampleCall,
  parameters: [
    { name: 'item_id', place: 'path' },
    { name: 'send', place: 'query' },
  ],
  examples: [{ label: 'Body', value: BODY }],
  fresh: ['name', 'sku', 'number'],
  hasOrganization: true,
} as unknown as TryForm;
const entered: Entered = {
  place: 'page',
  server: 'http://127.0.0.1:4010/inventory/v1/',
  token: 'demo',
  organization: '7',
  authorization: 'Service-oauthtoken {token}',
  parameters: { 'path:item_id': '1', 'query:send': '' },
  example: 0,
  body: JSON.stringify(BODY, null, 2),
  prefer: '',
};
const bodyIn = ({ body }: { body: string }): unknown => parseExact(body);

describe('names and numbers of a form', () => {
  it('end with the time of each send, and with no other', () => {
    const first = freshened(data, refilled(entered), 1);
    expect(bodyIn(first.entered)).toEqual({ name: 'Kit 1', sku: 'KIT-1-1', rate: 5 });
    const second = freshened(data, first, 2);
    expect(bodyIn(second.entered)).toEqual({ name: 'Kit 2', sku: 'KIT-1-2', rate: 5 });
    expect(isAsFilled(second)).toBe(true);
  });

  it('stay as the reader has changed them', () => {
    const held = { entered: { ...entered, body: '{"name": "Mine", "sku": "KIT-1"}' }, filled: entered };
    const sent = freshened(data, held, 1);
    expect(bodyIn(sent.entered)).toEqual({ name: 'Mine', sku: 'KIT-1-1' });
    expect(isAsFilled(sent)).toBe(false);
    expect(bodyIn(freshened(data, sent, 2).entered)).toEqual({ name: 'Mine', sku: 'KIT-1-2' });
    const broken = { entered: { ...entered, body: '{"name": ' }, filled: entered };
    expect(freshened(data, broken, 1)).toEqual(broken);
  });

  it('are marked in the samples until they have their time', () => {
    expect(callOf(data, entered).fresh).toEqual(['name', 'sku']);
    expect(callOf(data, freshened(data, refilled(entered), 1).entered).fresh).toEqual([]);
    expect(callOf(data, { ...entered, body: '{"name": "Mine", "sku": "KIT-1"}' }).fresh).toEqual(['sku']);
  });
});

describe('what a form holds', () => {
  it('is its own unless a value of the call was changed', () => {
    expect(isAsFilled(refilled(entered))).toBe(true);
    expect(isAsFilled({ entered: { ...entered, organization: '8', token: 'mine' }, filled: entered })).toBe(true);
    const changed = { ...entered, parameters: { ...entered.parameters, 'query:send': 'true' } };
    expect(isAsFilled({ entered: changed, filled: entered })).toBe(false);
  });

  it('takes the values of another call', () => {
    const call = { ...callOf(data, entered), ids: { item_id: '2' }, body: { json: { name: 'Other' } } };
    const taken = withCall(entered, call);
    expect(taken.parameters).toEqual({ 'path:item_id': '2', 'query:send': '' });
    expect(bodyIn(taken)).toEqual({ name: 'Other' });
  });
});
