import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startSandbox } from 'inventory-service-api/sandbox/server';
import { recordEvents } from 'inventory-service-api/sandbox/testing';
import { grade, sandboxOptions } from './grade.mjs';
import { remoteRun } from './remote-run.mjs';
import { tasks } from './tasks.mjs';

/** @import { Grade, Task } from './task.ts' */

/** The ports that `fetch` calls nothing on (Fetch standard, "port blocking"). */
const BLOCKED = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

const USAGE = `Gives a task to your agent, and grades what it has done.

  node run.mjs                     lists the tasks
  node run.mjs <task>              starts a sandbox, waits for Enter, and grades
  node run.mjs <task> --port <n>   the same on a port of your choice
  node run.mjs <task> --grade <url>
                                   grades what a sandbox that was started so holds now

It ends with 0 if the run is accepted, with 1 if it is refused, and with 2 if it cannot be graded.
`;

/**
 * @returns {Promise<number>} The exit code.
 * @throws Error with what to do instead, if the task cannot be graded.
 */
export async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { grade: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const { help, grade: url, port } = values;
  if (help || process.argv.length === 2) {
    process.stdout.write(help ? USAGE : tasks.map(listed).join('\n'));
    return 0;
  }
  const task = taskCalled(positionals);
  if (url !== undefined && port !== undefined) throw new Error('--grade starts no sandbox, so it takes no --port.');
  return report(await (url === undefined ? serve(task, portOf(port ?? '0')) : gradeAt(task, url)));
}

/** @param {Task} task */
function listed({ name, instruction }) {
  return `${name}\n  ${instruction.replaceAll('\n', '\n  ')}\n`;
}

/**
 * @param {string[]} names
 * @returns {Task}
 */
function taskCalled(names) {
  const task = tasks.find(({ name }) => name === names[0]);
  if (task && names.length === 1) return task;
  const known = tasks.map(({ name }) => name).join(', ');
  throw new Error(`Name one of the tasks, and not ${names.join(' ') || 'none'}: ${known}.`);
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new Error(`--port must be a port, such as 4010, and not ${text}.`);
  if (BLOCKED.has(port))
    throw new Error(`--port ${port} is one that fetch blocks, so no client could call it: take another, such as 4010.`);
  return port;
}

/**
 * Starts a sandbox for a task, says how to connect an agent, and grades when Enter is pressed or the input ends.
 *
 * @param {Task} task
 * @param {number} port
 */
async function serve(task, port) {
  const server = await startSandbox({ ...sandboxOptions(task), port });
  const events = recordEvents(server.sandbox);
  try {
    const { organizationId } = server.sandbox;
    process.stdout.write(`${task.instruction}

Sandbox:  ${server.baseUrl}, organization ${organizationId}, token demo
Page:     ${server.url}/sandbox
MCP:      ${settingsFile(server.baseUrl, organizationId)} connects a client of the Model Context Protocol

Give the text to your agent. Press Enter when it is done.
`);
    await enter();
    const held = events.after(0);
    if (held.gap) throw new Error('Too much has happened: the first events are no longer held.');
    return grade(task, server.sandbox.snapshot(), held.events);
  } finally {
    await server.close();
  }
}

/** Waits for a line, or for the end of the input. */
async function enter() {
  const input = createInterface({ input: process.stdin });
  await Promise.race([once(input, 'line'), once(input, 'close')]);
  // An input that stays open would keep the process alive.
  process.stdin.destroy();
}

/**
 * Writes the settings of a client of the Model Context Protocol: every operation may be called.
 *
 * @param {string} baseUrl
 * @param {string} organizationId
 * @returns {string} The path of the file.
 */
function settingsFile(baseUrl, organizationId) {
  const manifest = fileInPackage('package.json');
  const program = path.join(path.dirname(manifest), readJson(manifest).bin['inventory-service-api']);
  const contract = readJson(fileInPackage('openapi.json'));
  /** @type {{ operationId?: string }[]} */
  const writing = Object.values(contract.paths).flatMap(({ get: _, ...others }) => Object.values(others));
  const allowed = writing.flatMap(({ operationId }) => (operationId ? ['--allow', operationId] : []));
  const env = { INVENTORY_ACCESS_TOKEN: 'demo', INVENTORY_ORGANIZATION_ID: organizationId };
  const args = [program, 'mcp', '--base-url', baseUrl, ...allowed];
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'agent-task-')), 'mcp.json');
  writeFileSync(file, JSON.stringify({ mcpServers: { inventory: { command: process.execPath, args, env } } }, null, 1));
  return file;
}

/** @param {string} name */
function fileInPackage(name) {
  return fileURLToPath(import.meta.resolve(`inventory-service-api/${name}`));
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @param {Task} task
 * @param {string} url
 */
async function gradeAt(task, url) {
  const { snapshot, events } = await remoteRun(url);
  return grade(task, snapshot, events);
}

/** @param {Grade} grade */
function report({ task, accepted, reasons }) {
  process.stdout.write(`${task}: ${accepted ? 'accepted' : 'refused'}\n${reasons.map((one) => `- ${one}\n`).join('')}`);
  return accepted ? 0 : 1;
}
