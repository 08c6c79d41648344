import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { writeSchemas } from '../../scripts/package/write-schemas.ts';
import { contract } from './document.ts';
import { madeOnce } from './made-once.ts';

/** The texts of the JSON Schemas that the package ships, by the names of their files, such as `createTax.request.json`. */
export const shippedSchemas: ReadonlyMap<string, string> = writtenSchemas();

/** Compiles a shipped schema with Ajv as docs/package.md sets it up. Throws for anything that Ajv would only log. */
export const shippedCheck: (file: string) => ValidateFunction = madeOnce((file) =>
  ajv.compile(JSON.parse(shippedSchemas.get(file)!)),
);

const logger = { log: refuse, warn: refuse, error: refuse };
const ajv = formatsPlugin.default(new Ajv2020({ allErrors: true, strictTypes: false, logger }));

function writtenSchemas(): Map<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
  try {
    writeSchemas(contract, folder);
    return new Map(readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function refuse(message: string): never {
  throw new Error(message);
}
