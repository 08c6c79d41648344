import { type RuleEvidence, readRuleEvidence } from '../../sandbox/rule-states/index.ts';
import type { Receipt } from '../../sandbox/testing/index.ts';
import { problemOfNesting } from '../contract/index.ts';
import { inputName, readInputText, whyUnreadable } from '../contract/node/index.ts';
import { InputError } from './usage-error.ts';

/**
 * Reads a file of YAML or JSON, or standard input as `-`.
 *
 * @throws InputError if it can't be read.
 */
export async function readYamlFile(file: string): Promise<unknown> {
  const { parseYaml } = await import('../contract/yaml.ts');
  try {
    const value = parseYaml(await readInputText(file));
    const problem = problemOfNesting(value);
    if (problem !== undefined) throw new Error(problem);
    return value;
  } catch (error) {
    const [reason = ''] = whyUnreadable(error).split('\n');
    throw new InputError(`Cannot read ${inputName(file)}: ${reason.replace(/[.:]$/, '')}.`);
  }
}

/**
 * Reads what probes of accounts have found from a file of evidence.
 *
 * @throws InputError if it can't be read, or says nothing of rules.
 */
export async function ruleEvidenceIn(file: string): Promise<RuleEvidence> {
  const evidence = readRuleEvidence(await readYamlFile(file));
  if (evidence) return evidence;
  throw new InputError(
    `${file} contains no evidence about rules. Use a file that probe --report --findings or evidence merge has written.`,
  );
}

/**
 * Reads which assumptions a sandbox switches, by rule ID, from a file.
 *
 * @throws InputError if it can't be read, or holds something else.
 */
export async function assumptionsIn(file: string): Promise<unknown> {
  const { checkAssumptions } = await import('../../sandbox/options/index.ts');
  const assumptions = await readYamlFile(file);
  try {
    checkAssumptions(assumptions);
  } catch (error) {
    throw new InputError(`${inputName(file)}: ${(error as Error).message}`);
  }
  return assumptions;
}

/**
 * Reads IDs of records by names from a file.
 *
 * @throws InputError if it can't be read, or holds something else.
 */
export async function idsIn(file: string): Promise<Record<string, string>> {
  const value = await readYamlFile(file);
  const entries =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  if (!entries?.every(([, id]) => typeof id === 'string' && /^\d+$/.test(id)))
    throw new InputError(`${file} must map names to IDs as strings, such as account.sales: "4815162342481510005".`);
  return Object.fromEntries(entries);
}

/**
 * Reads a receipt of tests from a file.
 *
 * @throws InputError if it can't be read, or is not a receipt.
 */
export async function receiptIn(file: string): Promise<Receipt> {
  const { readReceipt } = await import('../../sandbox/testing/index.ts');
  const value = await readYamlFile(file);
  try {
    return readReceipt(value);
  } catch (error) {
    throw new InputError(`${file}: ${(error as Error).message}`);
  }
}
