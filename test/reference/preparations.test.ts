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
import { type Preparation, preparationOf, prepare, usualRecipe } from '../../reference/model/preparation.ts';
import { PREPARATIONS, type Recipe } from '../../reference/model/preparations.ts';
import { createSite } from '../../reference/model/site.ts';
import { type TryForm, tryForm } from '../../reference/model/try-form.ts';
import { SAMPLE_TOKEN, type SampleCall } from '../../src/code-samples/index.ts';
import type { Operation } from '../../src/contract/index.ts';
import { contractOf } from '../../src/sandbox/engine/index.ts';
import { createSandboxFor, type Sandbox } from '../../src/sandbox/index.ts';
import { contract, operations } from '../support/document.ts';

const site = createSite(contract, new Map());
const story = createSandboxFor(contractOf(contract));
const forms = operations.map((operation) => ({ operation, form: tryForm(site, operation) }));

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
async function tryRecipe(operation: Operation, recipe: Recipe): Promise<string | undefined> {
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

const prepared = new Set<string>();

async function pressAll(sandboxFor: () => Sandbox, times: number): Promise<string[]> {
  const refused: string[] = [];
  for (const { operation, form } of forms) {
    const press = openForm(sandboxFor(), form);
    for (let count = 1; count <= times; count += 1) {
      const became = await press().catch(({ message }: Error) => message);
      if (became === 'prepared') prepared.add(operation.id);
      else if (became !== 'accepted') refused.push(`${operation.id}, time ${count}: ${became}`);
    }
  }
  return refused;
}

describe('the form of each operation', () => {
  it('has its call accepted three times', async () => {
    expect(await pressAll(() => story.fork(), 3)).toEqual([]);
    expect(forms).toHaveLength(173);
  });

  it('has its call accepted in a sandbox that all other forms have used', async () => {
    const used = story.fork();
    expect(await pressAll(() => used, 2)).toEqual([]);
    expect(await pressAll(() => used, 1)).toEqual([]);
  });
});

describe('a preparation', () => {
  it('makes a record that the call can take', async () => {
    const refused = [];
    for (const { operation, form } of forms) {
      if (!form.preparation) continue;
      const why = await tryRecipe(operation, PREPARATIONS[operation.id] ?? usualRecipe(site, operation));
      // What stands in for a record cannot have its name while it is there.
      if (why !== undefined && !why.includes('is taken')) refused.push(`${operation.id}: ${why}`);
    }
    expect(refused).toEqual([]);
  });

  it('is in the table only if the collections of the URL do not suffice', async () => {
    const unneeded = [];
    for (const { operation } of forms.filter(({ operation: { id } }) => id in PREPARATIONS)) {
      const usual = usualRecipe(site, operation);
      const isNeeded =
        usual.calls.length > 0 ? (await tryRecipe(operation, usual)) !== undefined : prepared.has(operation.id);
      if (!isNeeded) unneeded.push(operation.id);
    }
    expect(unneeded).toEqual([]);
    expect(Object.keys(PREPARATIONS).filter((id) => operations.every((one) => one.id !== id))).toEqual([]);
  });

  it('is plain data', () => {
    for (const { form } of forms)
      expect(JSON.parse(JSON.stringify({ ...form.preparation }))).toEqual({ ...form.preparation });
  });

  const of = (id: string): Operation => operations.find((one) => one.id === id)!;

  it('creates what the URL names', () => {
    const ids = ({ steps }: Preparation): string[] => steps.map(({ call }) => call.id);
    expect(ids(preparationOf(site, of('updateInvoiceComment'))!)).toEqual(['createInvoice', 'addInvoiceComment']);
    expect(preparationOf(site, of('listInvoices'))).toBe(undefined);
  });

  it.each<[string, Recipe, string]>([
    ['an operation', { calls: ['createNothing'] }, 'the operation createNothing'],
    [
      'a place in an answer',
      { calls: ['createInvoice'], fill: { '/ids/invoice_id': 'createInvoice#/invoice/colour' } },
      'createInvoice#/invoice/colour',
    ],
    [
      'an earlier call',
      { calls: ['createInvoice'], fill: { '/ids/invoice_id': 'getInvoice#/invoice/invoice_id' } },
      'getInvoice#',
    ],
    [
      'a place in the call',
      { calls: ['createInvoice'], fill: { '/body/json/colour': 'createInvoice#/invoice/invoice_id' } },
      '/body/json/colour of deleteInvoice',
    ],
    [
      'what holds a value',
      { calls: [{ id: 'createInvoice', set: { '/body/json/colour/red': true } }] },
      'could hold red',
    ],
  ])('is refused if it names %s that is not there', (_, recipe, message) => {
    expect(() => prepare(site, of('deleteInvoice'), recipe)).toThrow(message);
  });

  it('says which of its calls was refused', async () => {
    const { preparation, call } = tryForm(site, of('deleteInvoice'));
    const send = async (): Promise<Response> => Response.json({ message: 'The contact is inactive.' }, { status: 400 });
    const run = runPreparation(preparation!, call, { send, time });
    await expect(run).rejects.toThrow(new PreparationError('createInvoice was refused: The contact is inactive.'));
  });
});
