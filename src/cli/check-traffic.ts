import type { Coverage, Evidence, Exchange, FindSource, LogMapping, Model } from '../../verifier/verify/node/index.ts';
import { visible } from '../contract/index.ts';
import { inputName } from '../contract/node/index.ts';
import { DOCUMENT, isEdition, readContract } from './document.ts';
import type { CommandOptions } from './help.ts';
import { readYamlFile } from './read-yaml.ts';
import { baseUrlOf } from './service-settings.ts';
import { CommandError, InputError, UsageError } from './usage-error.ts';

export const TRAFFIC =
  'recording (NDJSON), HAR file, evidence, or JSON log of a gateway (`--mapping`); `-` for standard input';

/** The options of every command that checks traffic against the contract. */
export const AGAINST = {
  ...DOCUMENT,
  account: {
    type: 'string',
    value: '<name>',
    description: 'name of the account in the evidence, so that accounts are counted separately',
    fallback: 'no name',
  },
  'base-path': {
    type: 'string',
    value: '<path>',
    multiple: true,
    description: 'path of the service in the traffic, such as `/gateway/inventory/v1`; may be repeated',
    fallback: 'detected if all requests share one',
  },
  'allow-empty': { type: 'boolean', description: 'succeeds even if nothing was checked' },
} as const satisfies CommandOptions;

/** The option of the commands that read traffic. */
export const SERVED_AT = {
  'base-url': {
    type: 'string',
    value: '<url>',
    description: 'URL of the service in the traffic; its path counts as a `--base-path`',
    fallback: 'none',
  },
  mapping: {
    type: 'string',
    value: '<file>',
    description: 'for JSON logs of a gateway: JSONPaths to the parts of an exchange, in YAML or JSON',
    fallback: 'none',
  },
} as const satisfies CommandOptions;

const ALLOW_EMPTY = 'To accept this, pass --allow-empty.';

/** Values of the options {@link AGAINST} and {@link SERVED_AT}. */
export interface Reading {
  account: string | undefined;
  'base-path': readonly string[] | undefined;
  'base-url': string | undefined;
  mapping: string | undefined;
  'allow-empty': boolean;
}

export interface Against {
  model: Model;
  /** Finds its places in the sources. */
  findSource: FindSource;
}

/** The model of the contract of this package, made once. */
let shippedModel: Model | undefined;

/**
 * Checks traffic against a contract. The verifier is loaded for it.
 *
 * @param document A file with an OpenAPI document; undefined for the one in this package.
 * @throws InputError if a file can't be used.
 */
export async function withContract<Result>(
  document: string | undefined,
  work: (against: Against) => Promise<Result>,
): Promise<Result> {
  const { createModel, createFindSource, createFindSourceIn, createFindSourceOf, RatchetError, TrafficError } =
    await import('../../verifier/verify/node/index.ts');
  try {
    const shipped = await readContract();
    if (document === undefined) {
      shippedModel ??= createModel(shipped);
      return await work({ model: shippedModel, findSource: createFindSource() });
    }
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

/** Sentences about what was not checked. None if that is allowed. */
export interface Complaints {
  /** On files of which nothing was checked. */
  nothing: string[];
  /** On files of which little was: none of their bodies could be read. */
  little: string[];
}

export interface Traffic {
  evidence: Evidence;
  complaints: Complaints;
}

/**
 * Reads traffic.
 *
 * @param onExchange Called with each exchange whose values were recorded.
 * @throws UsageError if a base path can't be used; InputError if the mapping can't.
 */
export async function readTrafficOf(
  model: Model,
  files: readonly string[],
  reading: Reading,
  onExchange?: (exchange: Exchange, file: string, line: number) => void,
): Promise<Traffic> {
  const { coverageOf, readTraffic } = await import('../../verifier/verify/node/index.ts');
  const named = await namedPaths(reading);
  const basePaths = [...named, ...pathOfBaseUrl(reading)];
  const read: Read[] = [];
  const evidence = await withMapping(reading.mapping, (mapping) =>
    readTraffic(model, files, {
      account: reading.account,
      basePaths,
      mapping,
      onExchange,
      onFile: (file, own) => read.push({ file, coverage: coverageOf(own) }),
    }),
  );
  return { evidence, complaints: await complaintsOn(model, { ...reading, named }, read) };
}

/** Reads with a mapping, and says which of its paths no line had. */
async function withMapping<Result>(
  file: string | undefined,
  read: (mapping: LogMapping | undefined) => Promise<Result>,
): Promise<Result> {
  if (file === undefined) return read(undefined);
  const { MappingError, readMapping } = await import('../../verifier/verify/node/index.ts');
  const content = await readYamlFile(file);
  try {
    const mapping = await readMapping(content);
    const result = await read(mapping);
    const unmatched = mapping.unmatched();
    if (unmatched.length > 0) console.error(visible(`${inputName(file)}: no line has ${unmatched.join(', ')}.`));
    return result;
  } catch (error) {
    if (error instanceof MappingError) throw new InputError(`${inputName(file)} ${error.message}`);
    throw error;
  }
}

/** A file that was read; `file` is left out for what came by a proxy. */
interface Read {
  file?: string;
  coverage: Coverage;
}

/**
 * The paths that `--base-path` names.
 *
 * @throws UsageError if one is no path.
 */
export async function namedPaths({ 'base-path': given = [] }: Pick<Reading, 'base-path'>): Promise<string[]> {
  const { readBasePath } = await import('../../verifier/verify/node/index.ts');
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
 * Says where nothing or little was checked, and what to do.
 *
 * @param options.named The paths that `--base-path` names.
 */
export async function complaintsOn(
  model: Model,
  { named, 'allow-empty': allowsEmpty }: Pick<Reading, 'allow-empty'> & { named: readonly string[] },
  read: readonly Read[],
): Promise<Complaints> {
  if (allowsEmpty) return { nothing: [], little: [] };
  const { namedTemplates } = await import('../../verifier/verify/node/index.ts');
  const said = (what: string, of: 'nothing' | 'little'): string[] =>
    read.flatMap(({ file, coverage: { [of]: why } }) =>
      why === undefined ? [] : [`${what} was checked${file === undefined ? '' : ` in ${file}`}: ${why}.`],
    );
  const [empty, little] = [said('Nothing', 'nothing'), said('Little', 'little')];
  const met = new Set([...model.routes.basePaths, ...read.flatMap(({ coverage }) => coverage.servedAt)]);
  const vain = named
    .filter((path) => ![...namedTemplates(model, [path])].some((shown) => met.has(shown)))
    .map((path) => `No request is under ${path === '' ? '/' : path}, the path in --base-path.`);
  if (empty.length === 0 && vain.length === 0) return { nothing: [], little };
  const isElsewhere = read.some(({ coverage }) => coverage.isElsewhere);
  const elsewhere = `The contract's paths start with ${model.routes.basePaths[0]}. If yours live under another path, pass it as --base-path.`;
  return { nothing: [...empty, ...vain, ...(isElsewhere ? [elsewhere] : [])], little };
}

/** Prints complaints. @returns The exit status: 2 if nothing was checked somewhere, 4 if little was. */
export function complain({ nothing, little }: Complaints, status: number): number {
  for (const complaint of [...nothing, ...little]) console.error(visible(complaint));
  if (nothing.length + little.length > 0) console.error(ALLOW_EMPTY);
  return nothing.length > 0 ? 2 : little.length > 0 ? 4 : status;
}
