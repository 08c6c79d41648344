import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startSandbox } from 'inventory-service-api/sandbox/server';
import { recordEvents } from 'inventory-service-api/sandbox/testing';
import { grade, sandboxOptions } from './grade.mjs';
import { remoteRun } from './remote-run.mjs';
import { tasks } from './tasks.mjs';

/** @import { Task } from './task.ts' */

const USAGE = `Gives a task to your agent, and grades the result.

  node run.mjs                     lists the tasks
  node run.mjs <task>              starts a sandbox, waits for Enter, and grades
  node run.mjs <task> --port <n>   the same on the port that you choose
  node run.mjs <task> --grade <url>
                                   grades the current records of a sandbox started this way

Exit status: 0 the run is accepted, 1 it is rejected, 2 it can't be graded.
`;

/**
 * @returns {Promise<number>} The exit code.
 * @throws Error with what to do instead, if the task can't be graded.
 */
export async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { grade: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const { help, grade: url, port } = values;
  if (help || process.argv.length === 2) {
    const listed = tasks.map(({ name, instruction }) => `${name}\n  ${instruction.replaceAll('\n', '\n  ')}\n`);
    process.stdout.write(help ? USAGE : listed.join('\n'));
    return 0;
  }
  const task = taskCalled(positionals);
  if (url !== undefined && port !== undefined)
    throw new Error("--grade starts no sandbox, so --port can't be combined with it.");
  const { accepted, reasons } = await (url === undefined ? serve(task, port ?? '0') : gradeAt(task, url));
  const lines = [`${task.name}: ${accepted ? 'accepted' : 'rejected'}`, ...reasons.map((reason) => `- ${reason}`)];
  process.stdout.write(`${lines.join('\n')}\n`);
  return accepted ? 0 : 1;
}

/**
 * @param {string[]} names
 * @returns {Task}
 */
function taskCalled(names) {
  const task = tasks.find(({ name }) => name === names[0]);
  if (task && names.length === 1) return task;
  const known = tasks.map(({ name }) => name).join(', ');
  throw new Error(`Choose one of the tasks, not ${names.join(' ') || 'none'}: ${known}.`);
}

/**
 * Starts a sandbox for a task, says how to connect an agent, and grades when Enter is pressed or the input ends.
 *
 * @param {Task} task
 * @param {string} port
 */
async function serve(task, port) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port must be a port, such as 4010, and not ${port}.`);
  const server = await startSandbox({ ...sandboxOptions(task), port: Number(port) });
  const events = recordEvents(server.sandbox);
  const { organizationId } = server.sandbox;
  try {
    await fetch(server.url, { method: 'HEAD' }).catch(() => {
      const advice = 'so no client could call it: take another, such as 4010.';
      throw new Error(`--port ${port} is one that fetch blocks, ${advice}`);
    });
    process.stdout.write(`${task.instruction}

Sandbox:  ${server.baseUrl}, organization ${organizationId}, token demo
Page:     ${server.url}/sandbox
MCP:      ${settingsFile(server.baseUrl, organizationId)} connects a client of the Model Context Protocol

Give the text to your agent. Press Enter when it is done.
`);
    const input = createInterface({ input: process.stdin });
    await Promise.race([once(input, 'line'), once(input, 'close')]);
    // An input that stays open would keep the process alive.
    process.stdin.destroy();
    const held = events.after(0);
    if (held.gap) throw new Error('Too much has happened: the first events are no longer held.');
    return grade(task, server.sandbox.snapshot(), held.events);
  } finally {
    await server.close();
  }
}

/**
 * Writes the settings of a client of the Model Context Protocol: every operation may be called.
 *
 * @param {string} baseUrl
 * @param {string} organizationId
 * @returns {string} The path of the file.
 */
function settingsFile(baseUrl, organizationId) {
  const require = createRequire(import.meta.url);
  const manifest = 'inventory-service-api/package.json';
  const program = path.join(path.dirname(require.resolve(manifest)), require(manifest).bin['inventory-service-api']);
  /** @type {{ operationId?: string }[]} */
  const operations = Object.values(require('inventory-service-api/openapi.json').paths).flatMap(
    ({ get: _, ...others }) => Object.values(others),
  );
  const allowed = operations.flatMap(({ operationId }) => (operationId ? ['--allow', operationId] : []));
  const env = { INVENTORY_ACCESS_TOKEN: 'demo', INVENTORY_ORGANIZATION_ID: organizationId };
  const args = [program, 'mcp', '--base-url', baseUrl, ...allowed];
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'agent-task-')), 'mcp.json');
  writeFileSync(file, JSON.stringify({ mcpServers: { inventory: { command: process.execPath, args, env } } }, null, 1));
  return file;
}

/**
 * @param {Task} task
 * @param {string} url
 */
async function gradeAt(task, url) {
  const { snapshot, events } = await remoteRun(url);
  return grade(task, snapshot, events);
}
