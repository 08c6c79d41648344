import path from 'node:path';
import { type Contract, publish, readContract } from '../../scripts/build/build-contract.ts';
import { ContractError, formatProblem, type Problem } from '../../scripts/build/problems.ts';
import { readTexts } from '../../scripts/build/source-files.ts';
import { openSources, type Sources } from '../../scripts/build/sources.ts';
import type { StageRunner } from '../../scripts/build/stage.ts';
import { checkSamples } from '../../scripts/build/stages/check-samples.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { partOfContract } from './part-of-contract.ts';

const project = projectAt();
const complete = readTexts(project);

/** Sources as they are, which tests change in a few files. What was parsed once is not for each test again. */
interface Original {
  texts: ReadonlyMap<string, string>;
  parsed: Promise<Sources>;
}

const originals = new Map<string, Original>();

const unobserved: StageRunner = (_name, run) => Promise.resolve(run());

/** The complete contract, or a part of it. */
function originalOf(resources: readonly string[] | undefined): Original {
  const name = resources?.join() ?? '';
  const known = originals.get(name);
  if (known) return known;
  const texts = resources ? partOfContract(project, complete, resources) : complete;
  const original = { texts, parsed: openSources(project, texts) };
  originals.set(name, original);
  return original;
}

/** The sources of the contract in memory, to change. Files are named from the root of the project. */
export interface PatchedSources {
  /** The texts of all files, by their absolute paths. */
  texts: ReadonlyMap<string, string>;
  /** Replaces a piece of text in a file; fails if it is not there. */
  replace(file: string, text: string | RegExp, by: string): void;
  /** Writes a file, new or not. */
  write(file: string, content: string): void;
  read(file: string): string;
  delete(file: string): void;
  /** Line and column of a piece of text in a file, counted from 1, as `file:line:column`. */
  placeOf(file: string, text: string): string;
  /** Runs the stages of the build that check the contract itself. */
  check(): Promise<Contract>;
  /** Makes the document that is published, without linting the sources. */
  publish(): Promise<OpenApiDocument>;
  /** The problems that those stages refuse the sources for; none if they do not. */
  problems(): Promise<readonly Problem[]>;
  /** The same problems as a terminal shows them. */
  report(): Promise<string[]>;
}

/**
 * Takes the sources of the contract as they are, to change them.
 *
 * @param resources Names of their folders, for a contract of these alone, which is linted in a fraction of the time.
 */
export function patchSources(resources?: readonly string[]): PatchedSources {
  const original = originalOf(resources);
  const texts = new Map(original.texts);
  const at = (file: string): string => path.join(project.root, file);

  function read(file: string): string {
    const text = texts.get(at(file));
    if (text === undefined) throw new Error(`There is no ${file}`);
    return text;
  }

  async function check(): Promise<Contract> {
    const contract = await readContract(project, texts, unobserved, await original.parsed);
    checkSamples(contract.document, contract.map);
    return contract;
  }

  async function published(): Promise<OpenApiDocument> {
    const sources = await openSources(project, texts, await original.parsed);
    return (await publish(project, texts, sources, unobserved)).document;
  }

  async function problems(): Promise<readonly Problem[]> {
    try {
      await check();
      return [];
    } catch (error) {
      if (error instanceof ContractError) return error.problems;
      throw error;
    }
  }

  return {
    texts,
    read,
    check,
    publish: published,
    problems,
    report: async () => (await problems()).map(formatProblem),
    write: (file, content) => void texts.set(at(file), content),
    delete: (file) => void texts.delete(at(file)),
    replace(file, text, by) {
      const before = read(file);
      const after = before.replace(text, by);
      if (after === before) throw new Error(`${file} does not hold ${text}`);
      texts.set(at(file), after);
    },
    placeOf(file, text) {
      const before = read(file).split(text)[0]!.split('\n');
      return `${file}:${before.length}:${before.at(-1)!.length + 1}`;
    },
  };
}
