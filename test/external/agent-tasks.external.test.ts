import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, it } from 'vitest';
import { grade, sandboxOptions } from '../../examples/agent-tasks/lib/grade.mjs';
import type { Task } from '../../examples/agent-tasks/lib/task.ts';
import { tasks as data } from '../../examples/agent-tasks/lib/tasks.mjs';
import { createCatalogue } from '../../src/mcp/catalogue.ts';
import { createMcpServer } from '../../src/mcp/mcp-server.ts';
import { sendWith } from '../../src/mcp/send.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { recordEvents } from '../../src/public/sandbox-testing.ts';
import { contract } from '../support/document.ts';
import { callOver } from '../support/external/agent-calls.ts';
import { type Run, tasks } from '../support/external/agent-runs/index.ts';
import { partOf } from '../support/full.ts';

const catalogue = createCatalogue(contract, undefined);

/** Connects the client of the official SDK to the tools, on a sandbox of a task that takes nothing which the contract does not have. */
async function open(task: Task) {
  const sandbox = createSandbox({ ...sandboxOptions(task), unknown: 'refuse' });
  const events = recordEvents(sandbox);
  const { baseUrl, fetch, organizationId } = sandbox;
  const service = { baseUrl, fetch, organizationId, accessToken: 'demo', limits: false as const, retries: 0 };
  const calling = { send: sendWith(service), target: 'a sandbox', allowed: undefined };
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer('1', catalogue, calling).connect(theirs);
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(ours);
  const graded = () => grade(task, sandbox.snapshot(), events.after(0).events);
  return { client, sandbox, call: callOver(client), graded };
}

/** Runs something three times. Returns the grade, once it is known that all that is left behind has the same bytes. */
async function thrice(task: Task, { run }: Run) {
  const left = [];
  for (let round = 0; round < 3; round += 1) {
    const { sandbox, call, graded } = await open(task);
    await run(call);
    left.push(JSON.stringify({ grade: graded(), state: sandbox.snapshot() }));
  }
  expect(new Set(left).size).toBe(1);
  return (JSON.parse(left[0]!) as { grade: ReturnType<typeof grade> }).grade;
}

it('tasks are data', () => {
  expect(structuredClone(data)).toEqual(data);
});

it('the page of the example shows what is said of a run without its payment', async () => {
  const task = tasks.find(({ name }) => name === 'order-to-cash')!;
  const { call, graded } = await open(task);
  await task.spoiled.find(({ what }) => what === 'the payment is left out')!.run(call);
  const lines = [`${task.name}: rejected`, ...graded().reasons.map((reason) => `- ${reason}`)];
  expect(readFileSync('examples/agent-tasks/README.md', 'utf8')).toContain(`\n${lines.join('\n')}\n`);
});

it('the page of the example lists the tasks', () => {
  const page = readFileSync('examples/agent-tasks/README.md', 'utf8').split('## What the grader looks at')[0]!;
  expect([...page.matchAll(/^\| `(\S+)` /gm)].map(([, name]) => name)).toEqual(tasks.map(({ name }) => name));
});

it('an invoice that goes to somebody else as well is not what was asked for', async () => {
  const task = tasks.find(({ name }) => name === 'same-name')!;
  const { call, graded } = await open(task);
  await task.solutions[1]!.run(call);
  expect(graded().reasons).toEqual([]);
  const { invoices } = (await call('listInvoices')) as { invoices: { invoice_id: string }[] };
  const body = { to_mail_ids: ['nalini@kaverisportsllp.example', 'sunil@kaverisports.example'] };
  await call('emailInvoice', { parameters: { invoice_id: invoices[0]!.invoice_id }, body });
  expect(graded().reasons).toEqual([
    'Mail Invoice INV-000001 from Juniper Outdoor Supply was created, which was not asked for.',
  ]);
});

describe.each(partOf(tasks, 4))('$name', (task) => {
  it('says which day it is, as the clock of its sandbox does', async () => {
    const { sandbox } = await open(task);
    expect(new Date(sandbox.clock.now()).toISOString()).toMatch(/^2026-03-28T/);
    expect(task.instruction.replaceAll('\n', ' ')).toMatch(/\btoday(?: is|,) 28 March 2026\b/i);
  });

  it.each(task.solutions)('is done, $what', async (solution: Run) => {
    expect(await thrice(task, solution)).toEqual({ task: task.name, accepted: true, reasons: [] });
  });

  it.each(task.spoiled)('is not done if $what', async (spoiled) => {
    const { accepted, reasons } = await thrice(task, spoiled);
    expect({ accepted, reasons: reasons.join('\n') }).toEqual({
      accepted: false,
      reasons: expect.stringContaining(spoiled.reason),
    });
  });

  it('is not done if something is made besides', async () => {
    const { call, graded } = await open(task);
    await task.solutions[0]!.run(call);
    await call('createContact', { body: { contact_name: 'Belagavi Cycles' } });
    expect(graded().reasons).toEqual(['Contact Belagavi Cycles was created, which was not asked for.']);
  });

  it('is not done when nothing is, or when all that is done is to read', async () => {
    const { call, graded } = await open(task);
    await call('listContacts');
    await call('listInvoices');
    const { accepted, reasons } = graded();
    expect(accepted).toBe(false);
    expect(reasons.join('\n')).not.toContain('not asked for');
  });
});
