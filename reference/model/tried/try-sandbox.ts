import type { OpenApiDocument } from '../../../src/contract/index.ts';
import type { Site } from '../site.ts';
import { answersTo } from './answers.ts';
import { tryFields } from './fields.ts';
import { tryMoves } from './moves.ts';
import { recordNames } from './record-names.ts';

/** Observations from the sandbox that aren't documented: required fields, status changes and responses to samples. */
type Tried = Pick<Site, 'answers' | 'tried' | 'moves' | 'recordNames'>;

/** Cached observations by document. They are the same on every run. */
const known = new WeakMap<OpenApiDocument, Promise<Tried>>();

/** Tries the operations of a site in a sandbox. */
export function trySandbox(site: Site): Promise<Tried> {
  const tried = known.get(site.document) ?? run(site);
  known.set(site.document, tried);
  return tried;
}

async function run({ document, operations, resources }: Site): Promise<Tried> {
  const moves = new Map<string, Awaited<ReturnType<typeof tryMoves>>>();
  for (const resource of resources) moves.set(resource.slug, await tryMoves(document, operations, resource));
  return {
    moves,
    tried: await tryFields(document, operations),
    answers: await answersTo(document, operations),
    recordNames: recordNames(document, resources),
  };
}
