import { shippedContract } from '../../sandbox/engine/plan/contract.ts';
import { type OpenSandbox, openSandbox } from '../../sandbox/sandbox.ts';
import type { Sandbox, SandboxOptions } from '../../src/public/sandbox.ts';
import { type Arrangement, type Asked, DOCUMENTS_ASKED } from './later-reads-of-documents.ts';
import { operationOf, TOKEN } from './mock-calls.ts';
import { deliver, openPurchase, openSale, pack, returned } from './orders.ts';
import { plans, renamed, sampleOf } from './plans.ts';
import { type Caller, callerOf, ok } from './sandbox-calls.ts';
import { castId, type Json } from './story.ts';

/** What a later read shows of an operation. */
export interface LaterRead {
  operation: string;
  /** `reads` changes nothing, `writes` was shown by reads. */
  outcome: 'reads' | 'writes' | 'nothing shows it';
  /** The reading operations whose answers change afterwards. */
  shownBy: string[];
}

/** How to call operations that need more than the story has, after what has to happen first. */
const ASKED: Record<string, Arrangement> = {
  ...DOCUMENTS_ASKED,
  async markContactActive(_, call) {
    const parameters = { contact_id: castId(14001) };
    await ok(call('markContactInactive', parameters));
    return { parameters };
  },
  async markCompositeItemActive(_, call) {
    const parameters = { composite_item_id: castId(17001) };
    await ok(call('markCompositeItemInactive', parameters));
    return { parameters };
  },
  async deleteTax(_, call) {
    const { tax } = await ok(call('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 }));
    return { parameters: { tax_id: (tax as [Json])[0]['tax_id'] } };
  },
  async deleteTaxGroup(_, call) {
    const { tax_group } = await ok(call('createTaxGroup', {}, { tax_group_name: 'Both' }));
    return { parameters: { tax_group_id: (tax_group as Json)['tax_group_id'] } };
  },
  async deleteWarehouse(_, call) {
    const { warehouse } = await ok(call('createWarehouse', {}, { warehouse_name: 'Hubballi' }));
    return { parameters: { warehouse_id: (warehouse as Json)['warehouse_id'] } };
  },
  async deleteContact(_, call) {
    const { contact } = await ok(call('createContact', {}, { contact_name: 'Peak Supply' }));
    return { parameters: { contact_id: (contact as Json)['contact_id'] } };
  },
  async deleteCompositeItem(_, call) {
    const body = renamed(sampleOf('createCompositeItem'), '92');
    const { composite_item } = await ok(call('createCompositeItem', {}, body));
    return { parameters: { composite_item_id: (composite_item as Json)['composite_item_id'] } };
  },
  createBundle: () => ({ parameters: {}, body: { composite_item_id: castId(17001) } }),
  updateTaxGroup: () => ({ parameters: { tax_group_id: castId(11007) }, body: { tax_group_name: 'GST' } }),
  createPackage(sandbox) {
    const { id, slate } = openSale(sandbox);
    const line_items = [{ so_line_item_id: slate, quantity: 1 }];
    return { parameters: { salesorder_id: id }, body: { date: '2026-03-28', line_items } };
  },
  async createShipmentOrder(sandbox, call) {
    const package_ids = await pack(call, openSale(sandbox), 1);
    const body = { ...renamed(sampleOf('createShipmentOrder'), '92'), date: '2026-03-28' };
    return { parameters: { package_ids }, body };
  },
  async createSalesReturn(sandbox, call) {
    const order = openSale(sandbox);
    await deliver(call, order, 2);
    return { parameters: {}, body: { line_items: [{ salesorder_item_id: order.bottle, quantity: 1 }] } };
  },
  async createCreditNote(sandbox, call) {
    const line_items = [await returned(sandbox, call, 1)];
    return { parameters: {}, body: { ...renamed(sampleOf('createCreditNote'), '92'), line_items } };
  },
  updateSalesReturn: () => ({
    parameters: { salesreturn_id: castId(26001) },
    body: { ...sampleOf('updateSalesReturn'), date: '2026-03-13' },
  }),
  createPurchaseReceive(sandbox) {
    const { id, slate } = openPurchase(sandbox);
    const line_items = [{ line_item_id: slate, quantity: 1 }];
    return { parameters: { purchaseorder_id: id }, body: { receive_number: 'PR-00009', line_items } };
  },
  updateCompositeItem: () => ({ parameters: { composite_item_id: castId(17001) }, body: { name: 'Hike Kit' } }),
  markContactInactive: () => ({ parameters: { contact_id: castId(14001) } }),
  updateContactPerson: () => ({
    parameters: { contact_person_id: castId(14013) },
    body: { ...sampleOf('updateContactPerson'), first_name: 'Vik' },
  }),
  updateItemGroup: () => ({
    parameters: { group_id: castId(15001) },
    body: { ...sampleOf('updateItemGroup'), group_name: 'Pack' },
  }),
};

/** The operations that read, with the parameters of their examples. */
const READS = [...plans.values()].filter(({ writes }) => !writes).map(({ operation }) => operation);

/** A sandbox, and the service that answers its calls. */
type Opened = Pick<OpenSandbox, 'sandbox' | 'service'>;

/** Path of the service, before the paths of operations. */
const BASE = '/inventory/v1';

/** The parameters that an operation needs, as its examples are. */
function examplesOf(operation: string): Json {
  const { parameters } = operationOf(operation);
  const needed = parameters.filter(({ name, required }) => required && name !== 'organization_id');
  return Object.fromEntries(needed.map(({ name, example }) => [name, example]));
}

/** An answer, without checks and without the objects of `fetch`, which take longer than the service. */
async function read({ sandbox, service }: Opened, operation: string, parameters: Json): Promise<string> {
  const { path } = operationOf(operation);
  const query = new URLSearchParams({ organization_id: sandbox.organizationId });
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
  for (const [name, value] of Object.entries(parameters)) {
    if (!path.includes(`{${name}}`)) query.set(name, String(value));
  }
  const { status, body } = await service.answer({
    method: 'GET',
    target: `${BASE}${filled}?${query}`,
    header: (name) => (name === 'authorization' ? TOKEN.Authorization : undefined),
    body: undefined,
  });
  return `${status} ${Buffer.from(body ?? []).toString('latin1')}`;
}

/** A form with a file, under the names that operations have for it. */
function fileForm(): FormData {
  const form = new FormData();
  for (const name of ['image', 'attachment']) form.set(name, new File(['bytes'], 'kit.png'));
  return form;
}

/** What all reading operations answer for the records of the story, and for those that `ids` names. */
async function answersIn(open: Opened, ids: Json): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const operation of READS) {
    const parameters = examplesOf(operation);
    answers.set(operation, await read(open, operation, parameters));
    const named = Object.keys(parameters).filter((name) => ids[name] !== undefined && ids[name] !== parameters[name]);
    if (named.length === 0) continue;
    const own = { ...parameters, ...Object.fromEntries(named.map((name) => [name, ids[name]])) };
    answers.set(`${operation} `, await read(open, operation, own));
  }
  return answers;
}

/** The id of the record that an answer shows, under the parameter that names it. */
function idIn(answer: Json, resource: string): Json {
  const parameter = [...plans.values()].find((plan) => plan.resource === resource && plan.kind === 'get')?.idParameter;
  if (parameter === undefined) return {};
  const id = new RegExp(`"${parameter}":"(\\d+)"`).exec(JSON.stringify(answer))?.[1];
  return id === undefined ? {} : { [parameter]: id };
}

let storyAnswers: Promise<Map<string, string>> | undefined;

/** What all reading operations answer for the records of the story, before anything has happened. */
function answersInStory(): Promise<Map<string, string>> {
  return (storyAnswers ??= answersIn(openWith({}), {}));
}

/** Operations that can be called only where the story has not happened. */
export const ON_NOTHING = new Set(['enableMultiWarehouse']);

function openFor(operation: string): Opened {
  return openWith(ON_NOTHING.has(operation) ? { seed: 'empty' } : {});
}

function openWith(options: SandboxOptions): Opened {
  const { sandbox, service } = openSandbox(shippedContract(), options);
  return { sandbox, service };
}

/** A sandbox in which an operation can be called. */
export function sandboxFor(operation: string): Sandbox {
  return openFor(operation).sandbox;
}

/** Makes what an operation needs, and says how to call it then so that it succeeds. */
export async function askFor(operation: string, sandbox: Sandbox, call: Caller): Promise<Asked> {
  const plan = plans.get(operation)!;
  const asked = await ASKED[operation]?.(sandbox, call);
  return (
    asked ?? {
      parameters: examplesOf(operation),
      ...(plan.body && { body: renamed(sampleOf(operation), '92') }),
      ...(plan.formFields && !plan.body && { body: fileForm() }),
    }
  );
}

/** Calls an operation in a sandbox with the story, and finds out which reads show it. */
export async function laterReadOf(operation: string): Promise<LaterRead> {
  const plan = plans.get(operation)!;
  const open = openFor(operation);
  const { sandbox } = open;
  const call = callerOf(sandbox);
  const { parameters, body } = await askFor(operation, sandbox, call);
  if (!plan.writes) {
    const before = JSON.stringify(sandbox.snapshot());
    await ok(call(operation, parameters));
    if (JSON.stringify(sandbox.snapshot()) !== before) throw new Error(`${operation} changes something`);
    return { operation, outcome: 'reads', shownBy: [] };
  }
  const isStory = !ASKED[operation] && !ON_NOTHING.has(operation);
  const before = await (isStory ? answersInStory() : answersIn(open, parameters));
  const answer = await ok(call(operation, parameters, body));
  const after = await answersIn(open, { ...idIn(answer, plan.resource), ...parameters });
  const changed = [...after].filter(([name, text]) => before.get(name) !== text);
  const shownBy = [...new Set(changed.map(([name]) => name.trim()))].sort();
  return { operation, outcome: shownBy.length > 0 ? 'writes' : 'nothing shows it', shownBy };
}
