import type { Evidence, Exchange, FindSource, Model } from '../verify/node/index.ts';
import { DOCUMENT, isEdition, readContract } from './document.ts';
import type { CommandOptions } from './help.ts';
import { baseUrlOf } from './service-settings.ts';
import { CommandError, InputError, UsageError } from './usage-error.ts';

/** What the files of traffic are, in the help. */
export const TRAFFIC = 'recording (NDJSON), HAR file or evidence; `-` for standard input';

/** The options of every command that checks traffic against the contract. */
export const AGAINST = {
  ...DOCUMENT,
  account: {
    type: 'string',
    value: '<name>',
    description: 'what the account is called in evidence, so that several accounts count apart',
    fallback: 'no name',
  },
  'base-path': {
    type: 'string',
    value: '<path>',
    multiple: true,
    description: 'path of the service in the traffic, such as `/gateway/inventory/v1`; may be repeated',
    fallback: 'found where all calls share one',
  },
  'allow-empty': { type: 'boolean', description: 'takes traffic of which nothing is checked, instead of failing' },
} as const satisfies CommandOptions;

/** The option of the commands that read traffic. */
export const SERVED_AT = {
  'base-url': {
    type: 'string',
    value: '<url>',
    description: 'address of the service in the traffic; its path is one of `--base-path`',
    fallback: 'none',
  },
} as const satisfies CommandOptions;

/** What to do where it is right that nothing is checked. */
export const ALLOW_EMPTY = 'If this is meant, give --allow-empty.';

/** How traffic is read, by the options of {@link AGAINST} and {@link SERVED_AT}. */
export interface Reading {
  account: string | undefined;
  'base-path': readonly string[] | undefined;
  'base-url': string | undefined;
  'allow-empty': boolean;
}

/** What traffic is checked against. */
export interface Against {
  model: Model;
  /** Finds its places in the sources. */
  findSource: FindSource;
}

/**
 * Checks traffic against a contract. The verifier is loaded for it.
 *
 * @param document A file with an OpenAPI document; undefined for the one of this package.
 * @throws InputError if a file cannot be used.
 */
export async function withContract<Result>(
  document: string | undefined,
  work: (against: Against) => Promise<Result>,
): Promise<Result> {
  const { createModel, createFindSource, createFindSourceIn, createFindSourceOf, RatchetError, TrafficError } =
    await import('../verify/node/index.ts');
  try {
    const shipped = await readContract();
    if (document === undefined) return await work({ model: createModel(shipped), findSource: createFindSource() });
    const other = await readContract(document);
    const findInDocument = createFindSourceIn(document);
    const findInContract = isEdition(other) ? createFindSourceOf(other, shipped) : () => undefined;
    const findSource: FindSource = (pointer) => findInContract(pointer) ?? findInDocument(pointer);
    return await work({ model: createModel(other), findSource });
  } catch (error) {
    if (error instanceof TrafficError) throw new InputError(error.message);
    if (error instanceof RatchetError) throw new CommandError(error.message);
    throw error;
  }
}

/** What files show, and what in them was not checked. */
export interface Traffic {
  evidence: Evidence;
  /** Sentences on what was not checked at all. None if that is allowed. */
  complaints: string[];
}

/**
 * Reads traffic.
 *
 * @param onExchange Called with each exchange whose values were recorded.
 * @throws UsageError if a base path cannot be used.
 */
export async function readTrafficOf(
  model: Model,
  files: readonly string[],
  reading: Reading,
  onExchange?: (exchange: Exchange, file: string, line: number) => void,
): Promise<Traffic> {
  const { readTraffic } = await import('../verify/node/index.ts');
  const named = await namedPaths(reading);
  const basePaths = [...named, ...pathOfBaseUrl(reading)];
  const read: { file: string; evidence: Evidence }[] = [];
  const evidence = await readTraffic(model, files, {
    account: reading.account,
    basePaths,
    onExchange,
    onFile: (file, own) => read.push({ file, evidence: own }),
  });
  return { evidence, complaints: await complaintsOn(model, { ...reading, named }, read) };
}

/**
 * The paths that `--base-path` names.
 *
 * @throws UsageError if one is no path.
 */
export async function namedPaths({ 'base-path': given = [] }: Pick<Reading, 'base-path'>): Promise<string[]> {
  const { readBasePath } = await import('../verify/node/index.ts');
  try {
    return given.map(readBasePath);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`--base-path: ${error.message}`);
    throw error;
  }
}

/** The path of the base URL: with its origin where it is that alone, since every URL is below a root. */
function pathOfBaseUrl(reading: Reading): string[] {
  const baseUrl = baseUrlOf(reading);
  if (!baseUrl) return [];
  const { pathname, origin } = new URL(baseUrl.value);
  return [pathname === '/' ? origin : pathname];
}

/**
 * Says where nothing was checked, and what to do.
 *
 * @param options.named The paths that `--base-path` names.
 * @param read What each file shows; `file` is left out for what came by a proxy.
 */
export async function complaintsOn(
  model: Model,
  { named, 'allow-empty': allowsEmpty }: Pick<Reading, 'allow-empty'> & { named: readonly string[] },
  read: readonly { file?: string; evidence: Evidence }[],
): Promise<string[]> {
  if (allowsEmpty) return [];
  const { namedTemplates, whyUnchecked } = await import('../verify/node/index.ts');
  const empty = read.flatMap(({ file, evidence }) => {
    const why = whyUnchecked(evidence);
    return why === undefined ? [] : [`Nothing was checked${file === undefined ? '' : ` in ${file}`}: ${why}.`];
  });
  const sources = read.flatMap(({ evidence }) => Object.values(evidence.sources));
  const met = new Set([...model.routes.basePaths, ...sources.flatMap(({ servedAt = {} }) => Object.keys(servedAt))]);
  const vain = named
    .filter((path) => ![...namedTemplates(model, [path])].some((shown) => met.has(shown)))
    .map((path) => `No call is at ${path === '' ? '/' : path}, which --base-path names.`);
  if (empty.length === 0 && vain.length === 0) return [];
  const isElsewhere = sources.some(({ skipped }) =>
    Object.keys(skipped).some((reason) => reason === 'another service' || reason.startsWith('at /')),
  );
  return [
    ...empty,
    ...vain,
    ...(isElsewhere
      ? [`The contract has calls at ${model.routes.basePaths[0]}: give the path at which yours are as --base-path.`]
      : []),
    ALLOW_EMPTY,
  ];
}

/** Prints complaints. @returns The exit status: 2 if there is one. */
export function complain(complaints: readonly string[], status: number): number {
  for (const complaint of complaints) console.error(complaint);
  return complaints.length > 0 ? 2 : status;
}
