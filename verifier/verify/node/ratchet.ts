import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isNode } from '../../../src/contract/index.ts';
import { whyUnreadable, whyUnwritable } from '../../../src/contract/node/index.ts';
import { type Finding, fingerprint } from '../report/finding-kinds.ts';
import { counted } from '../report/report-words.ts';
import { TrafficError } from './read-formats.ts';

/** The list of known findings can't be written. */
export class RatchetError extends Error {
  override readonly name = 'RatchetError';
}

/** The findings that a list does not have, and what is to be said of the list. */
export interface Ratcheted {
  findings: Finding[];
  /** A sentence on what was left out, and why. */
  note: string;
}

/**
 * Leaves out the findings that a file lists. If there is no such file, it is written with all of them.
 *
 * @throws TrafficError if the file can't be read, holds something else or was written by an earlier release; RatchetError if it can't be written.
 */
export function newFindings(findings: readonly Finding[], file: string): Ratcheted {
  const currentPrints = new Set(findings.map(fingerprint));
  if (!existsSync(file)) {
    write(file, findings);
    return {
      findings: [],
      note: `${file} is new: ${counted(currentPrints.size, 'finding')} will be left out from now on.`,
    };
  }
  const knownPrints = read(file);
  const gone = [...knownPrints].filter((print) => !currentPrints.has(print)).length;
  const left = counted(knownPrints.size - gone, 'known finding');
  return {
    findings: findings.filter((finding) => !knownPrints.has(fingerprint(finding))),
    note: `${left} in ${file} left out; ${gone} ${gone === 1 ? 'was' : 'were'} not found this time.`,
  };
}

function read(file: string): Set<string> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new TrafficError(
      `Cannot read ${file}: ${error instanceof SyntaxError ? 'it is not JSON' : whyUnreadable(error)}.`,
    );
  }
  const listed = isNode(value) ? value['known'] : undefined;
  if (!Array.isArray(listed))
    throw new TrafficError(`${file} is not a list of known findings. Delete it to start a new one.`);
  const prints = listed.map(String);
  if (prints.some((print) => print.startsWith('novelty |')))
    throw new TrafficError(
      `${file} was written by an earlier release: "novelty" is now "undocumented". Replace the word in the file, or delete the file and write it again with --ratchet.`,
    );
  return new Set(prints);
}

function write(file: string, findings: readonly Finding[]): void {
  const prints = [...new Set(findings.map(fingerprint))].sort();
  try {
    writeFileSync(file, `${JSON.stringify({ known: prints }, null, 2)}\n`);
  } catch (error) {
    throw new RatchetError(`Cannot write ${file}: ${whyUnwritable(error)}.`);
  }
}
