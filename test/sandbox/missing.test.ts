import { expect, test } from 'vitest';
import type { Sandbox } from '../../src/public/sandbox.ts';
import type { RefusalError } from '../../src/service/index.ts';
import { prepare } from '../support/explained-calls.ts';
import { plans } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';

/** The places that a call names in its errors. */
async function placesOf(sandbox: Sandbox, operation: string, parameters: Json, body: Json): Promise<string[]> {
  const reply = await callerOf(sandbox.fork())(operation, parameters, body);
  return ((reply.body['errors'] ?? []) as RefusalError[]).flatMap(({ path }) => path ?? []);
}

const creations = [...plans.values()]
  .filter(({ kind, body }) => kind === 'create' && body)
  .map(({ operation }) => operation);

test.each(creations)('%s names everything that is missing at once', async (operation) => {
  const { sandbox, asked } = await prepare(operation);
  const { parameters = {}, body = {} } = asked;
  const needed: string[] = [];
  for (const name of Object.keys(body)) {
    const { [name]: _, ...others } = body as Json;
    const places = await placesOf(sandbox, operation, parameters, others);
    if (places.includes(`body.${name}`)) needed.push(`body.${name}`);
  }
  if (needed.length > 0) {
    expect(await placesOf(sandbox, operation, parameters, {})).toEqual(expect.arrayContaining(needed));
  }
});
