import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { type OpenApiDocument, parseDocument } from '../contract/index.ts';
import { isStandardInput, readDocumentFile } from '../contract/node/index.ts';
import { CommandError, InputError } from './usage-error.ts';

/** The document that a commit alone stands for. */
const USUAL_FILE = 'generated/openapi.json';

/** Most bytes of a document in a commit. */
const MOST = 256 * 1024 * 1024;

/** Where a document is: a file, or a file of a commit. */
export type DocumentSource = { file: string } | { commit: string; file: string };

/**
 * Finds out what an argument names: a file; `<commit>:<path>`, a file of a commit; or a commit alone, whose
 * `generated/openapi.json` is meant. What is there as a file is that file.
 */
export function documentSource(argument: string): DocumentSource {
  if (isStandardInput(argument) || existsSync(argument)) return { file: argument };
  const [, commit, file] = /^([^:\s]{2,}):(.+)$/.exec(argument) ?? [];
  if (commit !== undefined && file !== undefined) return { commit, file };
  return /\.(json|ya?ml)$/i.test(argument) ? { file: argument } : { commit: argument, file: USUAL_FILE };
}

/**
 * Reads a document from a file or from a commit of the repository that the current folder belongs to.
 *
 * @throws UnreadableDocumentError if it is no document; InputError if the commit or the file is missing; CommandError if git is.
 */
export async function readDocumentSource(source: DocumentSource): Promise<OpenApiDocument> {
  if (!('commit' in source)) return readDocumentFile(source.file);
  const name = `${source.commit}:${source.file}`;
  return parseDocument(await show(source.commit, source.file), name);
}

async function show(commit: string, file: string): Promise<string> {
  await git(
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`],
    () => `${JSON.stringify(commit)} is neither a file nor a commit of this repository.`,
  );
  return git(['show', '--end-of-options', `${commit}:${file}`], () => `There is no ${file} in ${commit}.`);
}

async function git(args: readonly string[], explain: () => string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', args, {
      maxBuffer: MOST,
      // What it says is read.
      env: { ...process.env, LC_ALL: 'C' },
    });
    return stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') throw new CommandError('Reading a document in a commit needs Git, which was not found.');
    if (stderr.includes('not a git repository'))
      throw new InputError(
        `${explain().replace(/ of this repository\.$/, '')}. This folder is not in a Git repository.`,
      );
    throw new InputError(explain());
  }
}
