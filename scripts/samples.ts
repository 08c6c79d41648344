import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contractOf } from '../sandbox/engine/index.ts';
import { createSandboxFor } from '../sandbox/index.ts';
import { SAMPLE_TOKEN, sampleCall, urlOf } from '../src/code-samples/index.ts';
import {
  authorizationHeaders,
  DOCUMENTED_AUTHORIZATION,
  isNode,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  UnreadableDocumentError,
} from '../src/contract/index.ts';
import { readBuiltDocument } from './lib/built-document.ts';
import { ROOT, readOptions } from './lib/program-options.ts';
import { type Project, projectAt } from './lib/project.ts';

const HELP = `Calls each operation that reads in a fresh sandbox, and writes the response to the operation's default sample in
openapi/. Run it after you change the story in sandbox/story/, and then run \`npm run build\`.

  npm run samples

Exit status: 0 done, 1 there is no document or the sandbox rejects a call, 2 wrong usage.`;

/** The records whose fields no document states: their samples show the ids alone, the sandbox shows more. */
const OPEN = new Set([
  'getTaxGroup',
  'listBundles',
  'getBundle',
  'getInvoiceEmail',
  'getInvoicePaymentReminder',
  'getRetainerInvoiceEmail',
  'getCreditNoteEmail',
  'getContactStatementEmail',
]);

/** The story lacks the record that the call of a sample names. */
class RefusedSample extends Error {}

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, ROOT);
  if ('status' in options) return options.status;
  try {
    const written = await writeSamples(projectAt(options.values.root));
    console.log(`Samples written: ${written}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError || error instanceof RefusedSample)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Writes the samples that differ from what the sandbox answers, and says how many they are. */
async function writeSamples(project: Project): Promise<number> {
  const document = await readBuiltDocument(project);
  const { fetch } = createSandboxFor(contractOf(document));
  const reads = operationsOf(document).filter(({ id, method }) => method === 'get' && !OPEN.has(id));
  let written = 0;
  for (const operation of reads) {
    const file = sampleFile(project, operation);
    if (file === undefined) continue;
    const sample: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const answer = await answerOf(document, operation, fetch);
    if (isDeepStrictEqual(sample, answer)) continue;
    writeFileSync(file, `${JSON.stringify(inOrderOf(sample, answer), null, 2)}\n`);
    console.log(path.relative(project.root, file));
    written += 1;
  }
  return written;
}

/** The file of the usual sample of a response; undefined if it has none, as files have. */
function sampleFile({ root }: Project, { id }: Operation): string | undefined {
  const resources = path.join(root, 'openapi/resources');
  return readdirSync(resources)
    .map((resource) => path.join(resources, resource, 'samples', `${id}.response.json`))
    .find((file) => existsSync(file));
}

/** @throws RefusedSample if the sandbox refuses the call of the samples. */
async function answerOf(
  document: OpenApiDocument,
  operation: Operation,
  fetch: typeof globalThis.fetch,
): Promise<unknown> {
  const call = sampleCall(document, operation);
  const headers = authorizationHeaders(DOCUMENTED_AUTHORIZATION, SAMPLE_TOKEN);
  const response = await fetch(`${urlOf(call)}?${new URLSearchParams(call.query)}`, { headers });
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedSample(`The sandbox refuses ${operation.id}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A value with its fields in the order of another; those that the other lacks come last. A row follows that with its id, or the first. */
function inOrderOf(model: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = (Array.isArray(model) ? model : []) as unknown[];
    const [first] = rows;
    const id = isNode(first) ? Object.keys(first).find((name) => name.endsWith('_id')) : undefined;
    const idOf = (row: unknown): unknown => (id !== undefined && isNode(row) ? row[id] : undefined);
    return value.map((row: unknown) => inOrderOf(rows.find((one) => idOf(one) === idOf(row)) ?? first, row));
  }
  if (!isNode(value)) return value;
  const known = isNode(model) ? model : {};
  const names = [...new Set([...Object.keys(known), ...Object.keys(value)])].filter((name) => name in value);
  return Object.fromEntries(names.map((name) => [name, inOrderOf(known[name], value[name])]));
}
