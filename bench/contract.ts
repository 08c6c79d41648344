import { operationsOf } from '../src/contract/index.ts';
import { readDocumentFile } from '../src/contract/node/index.ts';

/** The bundle as it is committed. */
export const contract = await readDocumentFile('generated/openapi.json');

/** Its operations by their ids. */
export const operations = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));

/** The organization of the sandbox's story, and some of its records. */
export const ORGANIZATION = '10234695';
export const CONTACT = '4815162342481514001';
export const INVOICE = '4815162342481523001';
export const ITEM = '4815162342481516001';
export const TAX = '4815162342481511001';

export const HEADERS = { Authorization: 'Service-oauthtoken demo' };
export const JSON_HEADERS = { ...HEADERS, 'Content-Type': 'application/json' };
