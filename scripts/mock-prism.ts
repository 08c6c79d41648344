import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type OpenApiDocument, UnreadableDocumentError } from '../src/contract/index.ts';
import { readBuiltDocument } from './lib/built-document.ts';
import { readOptions } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';

const HELP = `Runs the Prism CLI as a mock of the contract, at the same URLs as \`npm run mock\`.

  npm run mock:prism                     on port 4010
  npm run mock:prism -- --port 4011      next to our mock
  npm run mock:prism -- --dynamic        with made-up values in place of the samples
  npm run mock:prism -- --errors         rejects requests and responses that break the contract

Exit status: that of Prism, 1 if generated/openapi.json can't be read, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, {
    port: { type: 'string', default: '4010' },
    dynamic: { type: 'boolean' },
    errors: { type: 'boolean' },
  });
  if ('status' in options) return options.status;
  const { port, dynamic, errors } = options.values;
  const project = projectAt();
  const file = path.join(project.root, 'dist', 'prism', 'openapi.json');
  try {
    const text = JSON.stringify(withBasePath(await readBuiltDocument(project)));
    mkdirSync(path.dirname(file), { recursive: true });
    // Another Prism that runs watches the file, and starts again when it is written.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    console.error(error.message);
    return 1;
  }
  // In this process, so that nothing of it is left when this process ends, however it does.
  const require = createRequire(import.meta.url);
  const prism = path.join(path.dirname(require.resolve('@stoplight/prism-cli/package.json')), 'dist', 'index.js');
  const flags = [...(dynamic ? ['--dynamic'] : []), ...(errors ? ['--errors'] : [])];
  process.argv = [process.execPath, prism, 'mock', file, '--port', port, ...flags];
  require(prism);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  stopWithParent();
  return 0;
}

/** Ends this process with the one that started it: npm hands no signal on through the shell that it uses. */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 500).unref();
}

/**
 * The document with the path of its server in front of every path. Prism looks a request up by `paths` alone, on purpose, and so
 * answers 404 at the URLs of a service with a base path (https://github.com/stoplightio/prism/issues/906).
 */
function withBasePath(document: OpenApiDocument): OpenApiDocument {
  const url = document.servers?.[0]?.url.replaceAll(/\{\w+\}/g, 'x') ?? '/';
  const base = new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [base + path, item]);
  return { ...document, paths: Object.fromEntries(paths) };
}
