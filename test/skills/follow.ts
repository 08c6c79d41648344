import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Program, watch } from '../reference/program.ts';

/** A command of a skill, and how it ended. */
export interface Followed {
  command: string;
  /** Null while a server runs. */
  status: number | null;
  output: string;
}

/** What a skill tells to do, in its order. */
type Step =
  | { kind: 'section' }
  | { kind: 'file'; name: string; text: string }
  | { kind: 'setting'; line: string }
  | { kind: 'command'; command: string };

/** Commands that run until Ctrl-C, with the ports that they take by default. */
const SERVERS: Readonly<Record<string, string>> = { sandbox: '4010', proxy: '4011' };

const NPX = /^npx inventory-service-api (\w[\w-]*)/;

/** The steps of a skill: commands and files in blocks of code, and commands of this package in the text. */
function stepsOf(skill: string): Step[] {
  const pattern = /^#+ .*$|^```(\w+)\n([\s\S]*?)^```$|`(npx inventory-service-api [^`]+)`/gm;
  return [...skill.matchAll(pattern)].flatMap(([, language, code, inline]): Step[] => {
    if (inline !== undefined) return [{ kind: 'command', command: inline }];
    if (code === undefined) return [{ kind: 'section' }];
    if (language === 'js') return [{ kind: 'file', name: /^\/\/ (\S+)\n/.exec(code)![1]!, text: code }];
    if (language !== 'sh') throw new Error(`Nothing runs a block of ${language}.`);
    const lines = code.trimEnd().split('\n');
    return lines.map((line) =>
      line.startsWith('export ') ? { kind: 'setting', line } : { kind: 'command', command: line },
    );
  });
}

/**
 * Does what a skill says, in a folder. Servers take free ports, which later steps call; a proxy ends with its section, and a
 * sandbox with the skill.
 *
 * @param program The compiled command line.
 */
export async function follow(skill: string, folder: string, program: string): Promise<Followed[]> {
  const followed: Followed[] = [];
  const running: { command: string; name: string; server: Program }[] = [];
  const ports = new Map<string, string>();
  const settings: string[] = [];
  const here = (text: string): string =>
    text.replaceAll(/127\.0\.0\.1:(\d+)/g, (all, port: string) => all.replace(port, ports.get(port) ?? port));

  function run(line: string): Program {
    const command = line.replace(NPX, (_, name: string) => `'${process.execPath}' '${program}' ${name}`);
    const env = { ...process.env, NO_COLOR: '1' };
    const child = spawn('sh', ['-c', [...settings, `exec ${command}`].join('\n')], { cwd: folder, env });
    child.stdin.end();
    return watch(child);
  }

  async function stop(names: readonly string[]): Promise<void> {
    for (const one of running.filter(({ name }) => names.includes(name))) {
      running.splice(running.indexOf(one), 1);
      one.server.child.kill('SIGINT');
      followed.push({ command: one.command, status: await one.server.ended, output: one.server.output() });
    }
  }

  try {
    for (const step of stepsOf(skill)) {
      if (step.kind === 'section') await stop(['proxy']);
      else if (step.kind === 'file') writeFileSync(path.join(folder, step.name), here(step.text));
      else if (step.kind === 'setting') settings.push(here(step.line));
      else {
        const { command } = step;
        const [, name = ''] = NPX.exec(command) ?? [];
        const usual = SERVERS[name];
        if (usual === undefined) {
          const started = run(here(command));
          followed.push({ command, status: await started.ended, output: started.output() });
        } else {
          const server = run(`${command} --port 0`);
          running.push({ command, name, server });
          const [, port] = await server.until(/http:\/\/127\.0\.0\.1:(?!4010)(\d+)/);
          ports.set(usual, port!);
        }
      }
    }
    await stop(Object.keys(SERVERS));
  } finally {
    for (const { server } of running) server.child.kill('SIGKILL');
  }
  return followed;
}
