import { createSandbox, type RecordsSeed } from '../../src/public/sandbox.ts';
import { contract } from '../support/document.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';
import type { Comparison, Ways } from './compare.ts';

/** What an error that something throws says. */
function thrownBy(action: () => unknown): Comparison {
  return {
    prints() {
      try {
        action();
      } catch (error) {
        return (error as Error).message;
      }
      return 'Nothing is thrown.';
    },
  };
}

/** What a sandbox says of records that it does not take. */
function seeded(seed: Json): Comparison {
  return thrownBy(() => createSandbox({ seed: seed as RecordsSeed }));
}

/** What the answer to a call of the story sandbox says. */
function answered(operation: string, body: Json): Comparison {
  return {
    async prints() {
      const reply = await callerOf(createSandbox())(operation, {}, body);
      return String(reply.body['message']);
    },
  };
}

const SMALL = {
  contacts: [{ contact_id: '11', contact_name: 'Peak Supply' }],
  items: [{ item_id: '31', name: 'Tent', rate: 50 }],
};
const INVOICE = { customer_id: '11', line_items: [{ item_id: '31', quantity: 1 }] };

/** Messages that stand in the text of pages, by what brings them about. */
const MESSAGES: Readonly<Record<string, Readonly<Record<string, Comparison>>>> = {
  'docs/agents.md': {
    'not in the contract: body.contact_tpe (did you mean contact_type?)': { prints: toolCall },
  },
  'docs/contributing/sandbox.md': {
    'tax_id 17 does not exist.': answered('createItem', { name: 'Stove', tax_id: '17' }),
  },
  'docs/sandbox.md': {
    'seed.invoices[0]: customer_id 7 does not exist.': seeded({
      ...SMALL,
      invoices: [{ ...INVOICE, customer_id: '7' }],
    }),
    'seed.invoices[0]: An invoice has no field custmer_id. Did you mean customer_id?': seeded({
      invoices: [{ custmer_id: '11' }],
    }),
  },
};

/** What the tool `call` says, below the status, of a field that is misspelt. */
async function toolCall(): Promise<string> {
  const [{ createCatalogue }, { sendToSandbox }, { callTool }] = await Promise.all([
    import('../../src/mcp/catalogue.ts'),
    import('../../src/mcp/send.ts'),
    import('../../src/mcp/tools/call.ts'),
  ]);
  const values = { operationId: 'createContact', body: { contact_name: 'A', contact_tpe: 'customer' } };
  const { text } = await callTool(createCatalogue(contract, undefined), { send: sendToSandbox() } as never).run(values);
  return text.split('\n')[1]!;
}

/** How messages in the text of pages are compared with what is said. */
export const messageWays: Ways = Object.fromEntries(
  Object.entries(MESSAGES).flatMap(([page, messages]) =>
    Object.entries(messages).map(([message, way]) => [`${page}: ${message}`, way]),
  ),
);
