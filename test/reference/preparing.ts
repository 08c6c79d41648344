import { describe, expect, it } from 'vitest';
import {
  callOf,
  type Entered,
  freshened,
  isAsFilled,
  keyOf,
  refilled,
  withCall,
} from '../../reference/browser/try/entered.ts';
import { requestOf } from '../../reference/browser/try/request-of.ts';
import { freshCall, PreparationError, runPreparation } from '../../reference/browser/try/run-preparation.ts';
import { prepare, usualRecipe } from '../../reference/model/preparation.ts';
import { PREPARATIONS, type Recipe } from '../../reference/model/preparations.ts';
import { createSite } from '../../reference/model/site.ts';
import { type TryForm, tryForm } from '../../reference/model/try-form.ts';
import { contractOf } from '../../sandbox/engine/index.ts';
import { createSandboxFor, type Sandbox } from '../../sandbox/index.ts';
import { SAMPLE_TOKEN, type SampleCall } from '../../src/code-samples/index.ts';
import type { Operation } from '../../src/contract/index.ts';
import { contract, operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';

/** What the forms are made of. */
export const site = createSite(contract, new Map());
const story = createSandboxFor(contractOf(contract));
/** The form of each operation. */
export const forms = operations.map((operation) => ({ operation, form: tryForm(site, operation) }));

/** Differs from call to call, as the time does. */
let time = 1764000000000;

/** What the form holds when it opens. */
function atFirst({ call, parameters, examples }: TryForm): Entered {
  return {
    place: 'page',
    server: call.server,
    token: SAMPLE_TOKEN,
    organization: '10234695',
    authorization: 'Service-oauthtoken {token}',
    parameters: Object.fromEntries(parameters.map((one) => [keyOf(one), one.value])),
    example: 0,
    body: examples.length === 0 ? '' : JSON.stringify(examples[0]!.value, null, 2),
    prefer: '',
  };
}

const sendTo = (sandbox: Sandbox) => (call: SampleCall) => sandbox.fetch(requestOf(call, SAMPLE_TOKEN));

/** Why a call is refused; undefined if it is not. */
async function refusal(response: Response): Promise<string | undefined> {
  return response.ok ? undefined : ((await response.json()) as { message: string }).message;
}

/** A form in a sandbox, and what became of each time that Send was pressed. */
function openForm(sandbox: Sandbox, form: TryForm) {
  let held = refilled(atFirst(form));
  const send = sendTo(sandbox);
  return async (): Promise<'accepted' | 'prepared' | string> => {
    held = freshened(form, held, time++);
    const call = callOf(form, held.entered);
    const refused = await refusal(await send(call));
    if (refused === undefined) return 'accepted';
    if (!form.preparation || !isAsFilled(held)) return refused;
    const ready = await runPreparation(form.preparation, call, { send, time: time++ });
    held = refilled(withCall(held.entered, ready));
    return (await refusal(await send(callOf(form, held.entered)))) ?? 'prepared';
  };
}

/** Makes a record by a recipe, and says why the call refuses it; undefined if it takes it. */
export async function tryRecipe(operation: Operation, recipe: Recipe): Promise<string | undefined> {
  const sandbox = story.fork();
  const call = freshCall(tryForm(site, operation).call, time++);
  const preparation = prepare(site, operation, recipe)!;
  const send = sendTo(sandbox);
  try {
    return await refusal(await send(await runPreparation(preparation, call, { send, time: time++ })));
  } catch (error) {
    if (error instanceof PreparationError) return error.message;
    throw error;
  }
}

/** Presses Send in forms, and returns what was refused. The operations that needed a preparation are noted. */
async function pressAll(
  tried: Readonly<typeof forms>,
  sandboxFor: () => Sandbox,
  times: number,
  prepared: Set<string>,
): Promise<string[]> {
  const refused: string[] = [];
  for (const { operation, form } of tried) {
    const press = openForm(sandboxFor(), form);
    for (let count = 1; count <= times; count += 1) {
      const became = await press().catch(({ message }: Error) => message);
      if (became === 'prepared') prepared.add(operation.id);
      else if (became !== 'accepted') refused.push(`${operation.id}, time ${count}: ${became}`);
    }
  }
  return refused;
}

/**
 * Tries the forms of operations, and their preparations: every nth.
 *
 * @returns The operations that needed a preparation, once these tests have run.
 */
export function testForms(nth: number): ReadonlySet<string> {
  const tried = everyNth(forms, nth);
  const prepared = new Set<string>();

  describe('the form of each operation', () => {
    it('has its call accepted three times', async () => {
      expect(await pressAll(tried, () => story.fork(), 3, prepared)).toEqual([]);
      expect(forms.length).toBeGreaterThan(150);
    });

    it('has its call accepted in a sandbox that all other forms have used', async () => {
      const used = story.fork();
      expect(await pressAll(tried, () => used, 2, prepared)).toEqual([]);
      expect(await pressAll(tried, () => used, 1, prepared)).toEqual([]);
    });
  });

  describe('a preparation', () => {
    it('makes a record that the call can take', async () => {
      const refused = [];
      for (const { operation, form } of tried) {
        if (!form.preparation) continue;
        const why = await tryRecipe(operation, PREPARATIONS[operation.id] ?? usualRecipe(site, operation));
        // What stands in for a record can't have its name while it is there.
        if (why !== undefined && !why.includes('is already used')) refused.push(`${operation.id}: ${why}`);
      }
      expect(refused).toEqual([]);
    });
  });

  return prepared;
}
