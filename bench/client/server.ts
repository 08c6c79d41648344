import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server in a process of its own. */
export interface Server {
  url: string;
  stop(): void;
}

/** Starts a server that answers each of these paths with its body, and any other with success. */
export async function startServer(answers: Record<string, string>): Promise<Server> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-client-')), 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const child = spawn(process.execPath, ['scripts/run.mjs', 'bench/client/answers.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await child.stdout.setEncoding('utf8').take(1).toArray()) as string[];
  return { url: `http://127.0.0.1:${port!.trim()}`, stop: () => void child.kill() };
}
