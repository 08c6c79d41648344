import { ChildProcess } from 'node:child_process';
import { Server } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

const { listen } = Server.prototype;
const { spawn } = ChildProcess.prototype as unknown as { spawn: unknown };

function refuse(): never {
  throw new Error('A unit test opens no sockets and starts no programs. End the name of its file with .e2e.test.ts.');
}

/** Where Node's fetch keeps its sockets. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

/** Closes the sockets that fetch has left open: they set timers, which a fake clock of a unit test would have to serve for hours. */
async function closeSockets(): Promise<void> {
  const dispatcher = Reflect.get(globalThis, DISPATCHER) as
    | { constructor: new () => unknown; destroy(): Promise<void> }
    | undefined;
  if (dispatcher === undefined) return;
  try {
    Reflect.set(globalThis, DISPATCHER, new dispatcher.constructor());
  } catch {
    // Later releases of Node wrap it. There, tests with a fake clock only take longer.
    return;
  }
  await dispatcher.destroy();
}

// Files of both kinds run in one process, so each gets what its name allows.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures the hook needs: none.
beforeAll(async ({}, suite) => {
  if (suite.file.filepath.endsWith('.e2e.test.ts')) return;
  await closeSockets();
  Server.prototype.listen = refuse;
  Object.assign(ChildProcess.prototype, { spawn: refuse });
});
afterAll(() => {
  Server.prototype.listen = listen;
  Object.assign(ChildProcess.prototype, { spawn });
});
