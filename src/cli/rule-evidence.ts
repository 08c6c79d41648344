import { type RuleEvidence, readRuleEvidence } from '../rule-states/index.ts';
import { readYamlFile } from './read-yaml.ts';
import { InputError } from './usage-error.ts';

/**
 * Reads what probes of accounts have found from a file of evidence.
 *
 * @throws InputError if it cannot be read, or says nothing of rules.
 */
export async function ruleEvidenceIn(file: string): Promise<RuleEvidence> {
  const evidence = readRuleEvidence(await readYamlFile(file));
  if (evidence) return evidence;
  throw new InputError(
    `${file} says nothing of rules: it must be evidence that probe --judge --findings or evidence merge has written.`,
  );
}
