import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Composite items": of bundles, the URLs are all that is shown. */
export const records: Record<string, Notation> = {};

export const bodies: Record<string, Notation> = {};

export const operations: DocumentedOperation[] = [
  { id: 'createBundle', method: 'POST', path: '/bundles', notShown: ['request-body', 'response', 'scope'] },
  { id: 'listBundles', method: 'GET', path: '/bundles', notShown: ['query', 'response', 'scope'] },
  { id: 'getBundle', method: 'GET', path: '/bundles/{bundle_id}', notShown: ['response', 'scope'] },
  { id: 'deleteBundle', method: 'DELETE', path: '/bundles/{bundle_id}', notShown: ['response', 'scope'] },
];
