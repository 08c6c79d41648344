import { readFileSync } from 'node:fs';
import * as client from './client/index.ts';

/** Reads each sample with the client and writes it again: samples.cjs <file>. Prints what it wrote as JSON. */
const functions = client as unknown as Record<string, (value: unknown) => unknown>;
const samples = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { schema: string; value: unknown }[];
const written = samples.map(({ schema, value }) =>
  functions[`${schema}ToJSON`]!(functions[`${schema}FromJSON`]!(value)),
);
console.log(JSON.stringify(written));
