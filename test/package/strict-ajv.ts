import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';

/** Ajv as docs/schemas.md sets it up, and without a word on standard error. */
export function strictAjv(): Ajv2020 {
  const logger = { log: refuse, warn: refuse, error: refuse };
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, logger });
  formatsPlugin.default(ajv);
  return ajv;
}

function refuse(message: string): never {
  throw new Error(message);
}
