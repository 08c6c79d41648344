import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Client, run } from '../run.ts';
import type { Sample } from '../samples.ts';

const PROGRAMS = path.join(import.meta.dirname, '../go');

/**
 * Compiles a client in Go with the programs that use it.
 *
 * @param generator The folder of its program, and of the modules that the client needs, if it lists none itself.
 */
export async function buildGo(generator: string, folder: string, samples: readonly Sample[]): Promise<Client> {
  const client = path.join(folder, 'client');
  const programs = path.join(PROGRAMS, generator);
  for (const file of ['go.mod', 'go.sum']) {
    if (existsSync(path.join(programs, file))) copyFileSync(path.join(programs, file), path.join(client, file));
  }
  const modules = path.join(client, 'go.mod');
  writeFileSync(modules, readFileSync(modules, 'utf8').replace(/^module .*/, 'module inventory'));
  for (const program of ['order-to-cash', 'samples']) mkdirSync(path.join(client, 'cmd', program), { recursive: true });
  copyFileSync(path.join(programs, 'main.go'), path.join(client, 'cmd/order-to-cash/main.go'));
  copyFileSync(path.join(PROGRAMS, 'samples.go'), path.join(client, 'cmd/samples/main.go'));
  writeFileSync(path.join(client, 'cmd/samples/schemas.go'), schemas(samples));
  await run({ program: 'go', args: ['build', '-o', '.', './cmd/...'], cwd: client });
  const start = (name: string, ...values: string[]) => {
    return { program: path.join(client, name), args: values, cwd: client };
  };
  return {
    orderToCash: (baseUrl, file) => start('order-to-cash', baseUrl, file),
    writeAgain: (file) => start('samples', file),
  };
}

/** A function for each schema that makes an empty value of its type. */
function schemas(samples: readonly Sample[]): string {
  const names = [...new Set(samples.map(({ schema }) => schema))];
  return `package main

import inventory "inventory"

var schemas = map[string]func() any{
${names.map((name) => `\t"${name}": func() any { return new(inventory.${name}) },`).join('\n')}
}
`;
}
