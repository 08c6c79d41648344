import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { type Problem, refuse } from '../problems.ts';

const EXTENDS = '[["spectral:oas","all"]]';

/**
 * Reads a ruleset that extends `spectral:oas` and does no more than switch rules off.
 *
 * @param file Path of the `.spectral.yaml`.
 * @param known The rules of `spectral:oas`, by their names.
 * @throws ContractError if it can't be read, or says anything else.
 */
export function readRuleset(file: string, known: object): Record<string, 'off'> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });

  function problem(offset: number, message: string, hint: string): Problem {
    const { line, col } = lines.linePos(offset);
    return { file: path.basename(file), line, column: col, rule: 'settings', message, hint };
  }

  refuse(
    'read settings',
    document.errors.map(({ message, pos }) => {
      const [reason] = message.replace(/ at line \d+, column \d+:?/, '').split('\n', 1);
      return problem(pos[0], `${reason}.`, 'Correct the YAML; check quotes, brackets and indentation.');
    }),
  );
  const ruleset = (document.toJS() ?? {}) as { extends?: unknown; rules?: Record<string, unknown> };
  const listed = document.get('rules', true);
  const entries = isMap<Node, Node>(listed) ? listed.items : [];
  refuse('read settings', [
    ...(JSON.stringify(ruleset.extends) === EXTENDS
      ? []
      : [problem(0, 'The ruleset must extend all rules of spectral:oas.', 'Write extends: [[spectral:oas, all]].')]),
    ...entries.flatMap(({ key, value }) => {
      const name = String(key);
      const offset = key.range?.[0] ?? 0;
      if (!Object.hasOwn(known, name))
        return [problem(offset, `spectral:oas has no rule ${name}.`, 'Correct its name, or take it out.')];
      const setting = isScalar(value) ? value.value : undefined;
      if (setting === 'off' || setting === false) return [];
      return [problem(offset, `The rule ${name} may only be off.`, 'Rules of our own belong in scripts/build/rules/.')];
    }),
  ]);
  return Object.fromEntries(Object.keys(ruleset.rules ?? {}).map((rule) => [rule, 'off']));
}
