import path from 'node:path';
import { type Config, lintConfig, loadConfig, YamlParseError } from '@redocly/openapi-core';
import type { Project } from '../lib/project.ts';
import { ContractError, type Problem, refuse } from './problems.ts';
import { syntaxProblem, toProblem } from './redocly-findings.ts';

const STAGE = 'read settings';
const RULE = 'settings';
const HINT = 'Correct the rule or its severity, or take it out.';

/**
 * Reads the rules that the project lints its sources with.
 *
 * @throws ContractError if they can't be read, or have keys or values that Redocly does not know.
 */
export async function readSettings(project: Project): Promise<Config> {
  const config = await load(project);
  const findings = await lintConfig({ config });
  refuse(
    STAGE,
    findings.map((finding): Problem => ({ ...toProblem(project, finding), rule: RULE, hint: HINT })),
  );
  return config.forAlias('main');
}

async function load(project: Project): Promise<Config> {
  try {
    return await loadConfig({ configPath: project.redocly });
  } catch (error) {
    if (error instanceof YamlParseError) refuse(STAGE, [syntaxProblem(project, error)]);
    const [message = ''] = (error as Error).message.replaceAll(`${project.root}${path.sep}`, '').split('\n');
    const place = { file: path.relative(project.root, project.redocly), line: 1, column: 1 };
    const hint = 'Correct it, or the rules that it names.';
    throw new ContractError(STAGE, [{ ...place, rule: RULE, message, hint }]);
  }
}
