import { Refusal } from '../../service/refusal.ts';

/** The parts of Prism that the mock needs. */
export type Prism = Awaited<ReturnType<typeof importParts>>;

/**
 * Loads Prism when it is first needed. Its own server and the readers of other formats stay out, which take longer to load
 * than the rest.
 *
 * @throws Refusal if it is not installed.
 */
export async function loadPrism(): Promise<Prism> {
  try {
    return await importParts();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw error;
    const [reason] = message.split('\n', 1);
    throw new Refusal(500, 'failure', `Dynamic answers need Prism, which is not installed (${reason}). Run npm ci.`);
  }
}

/**
 * Imports one part after another. On Node 20, the module loaders of Jest and of Vitest's `vmThreads` fail where imports
 * that run at the same time share a module.
 */
async function importParts() {
  const mocker = await import('@stoplight/prism-http/dist/mocker/index.js');
  const operation = await import('@stoplight/http-spec/oas3/operation');
  return { mock: defaultOf(mocker), transformOas3Operations: operation.transformOas3Operations };
}

/** The default export of a module in CommonJS. Node wraps it once more; bundlers and test runners may not. */
function defaultOf<Export>({ default: outer }: { default: Export | { default: Export } }): Export {
  return typeof outer === 'object' && outer !== null && 'default' in outer ? outer.default : outer;
}
