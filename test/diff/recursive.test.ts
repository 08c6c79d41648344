import { describe, expect, it } from 'vitest';
import { changesBetween } from './fixture.ts';
import { refTo, type Schemas, testContained } from './recursive.ts';

describe('schemas that contain each other', () => {
  testContained(12);

  it('are the same whatever they are called', () => {
    const tree = (name: string): Schemas => ({ [name]: { properties: { below: { items: refTo(name) } } } });
    const response = (name: string) => ({ anyOf: [{ type: 'string' }, refTo(name)] });
    const lines = changesBetween(
      { response: response('Tree'), schemas: tree('Tree') },
      { response: response('Wood'), schemas: tree('Wood') },
    );
    expect(lines).toEqual(['breaking schema-renamed importers Tree: schema is called Wood now, and with it the type']);
  });
});
