import type ts from 'typescript';
import { LineCounter, parseDocument } from 'yaml';
import type { RuleText } from '../../../sandbox/rule-states/index.ts';
import { typescript } from '../../lib/typescript.ts';
import { type Problem, refuse } from '../problems.ts';

/** An id, with where it stands. */
interface Place {
  id: string;
  file: string;
  line: number;
  column: number;
}

/** The functions of the sandbox that make a rule of an id. */
const MAKERS = ['rule', 'freeRule'];

const RULE = 'sandbox-rules';

/**
 * Writes what the rules of the sandbox say, and their ids as a type.
 *
 * @param texts Of the files of `openapi/rules/`, by their paths from the root of the project.
 * @param code Of the modules of the sandbox, by theirs; empty in a project without a sandbox.
 * @throws ContractError if a rule says too little, if one of the code has no row, or if a row has no rule.
 */
export function generateRules(
  texts: ReadonlyMap<string, string>,
  code: ReadonlyMap<string, string>,
): { json: string; types: string } {
  const rows = [...texts].flatMap(([file, text]) => rowsOf(file, text));
  refuse(
    'rules',
    rows.flatMap((row) => row.problems),
  );
  const used = [...code].flatMap(([file, text]) => idsIn(file, text));
  const usedIds = new Set(used.map(({ id }) => id));
  const known = new Set(rows.map(({ place }) => place.id));
  refuse('rules', [
    ...used
      .filter(({ id }) => !known.has(id))
      .map((place) =>
        problem(place, `The rule ${place.id} has no text.`, `Write it in openapi/rules/${groupOf(place.id)}.yaml.`),
      ),
    ...rows
      .filter(({ place }) => code.size > 0 && !usedIds.has(place.id))
      .map(({ place }) =>
        problem(place, `No rule of the sandbox is called ${place.id}.`, 'Delete its text, or make the rule.'),
      ),
  ]);
  const documented = rows.filter(({ text }) => text.documented !== undefined).map(({ place }) => place.id);
  return {
    json: `${JSON.stringify(Object.fromEntries(rows.map(({ place, text }) => [place.id, text])), null, 1)}\n`,
    types: typesOf([...known], documented),
  };
}

function typesOf(ids: readonly string[], documented: readonly string[]): string {
  const list = (entries: readonly string[], before: string, after: string): string =>
    entries.map((id) => `  ${before}'${id}'${after}\n`).join('');
  return `// Made from openapi/rules/ by \`npm run build\`. Do not edit.

/** The rules of the sandbox that the service documentation states; all others are assumed. */
export const documentedRules: ReadonlySet<string> = new Set([
${list(documented, '', ',')}]);

/** The id of a rule of the sandbox. */
export type RuleId =
${list(ids, '| ', '').trimEnd()};
`;
}

/** The rules of a file, with what is wrong with each. */
function rowsOf(file: string, text: string): { place: Place; text: RuleText; problems: Problem[] }[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const rows = (document.toJS() ?? {}) as Record<string, RuleText>;
  const starts = text.split('\n');
  const wrong = document.errors.map(({ message, pos: [start] }) => {
    const { line, col: column } = lines.linePos(start);
    return problem({ id: '', file, line, column }, message, 'Correct the YAML.');
  });
  refuse('rules', wrong);
  return Object.entries(rows).map(([id, row]) => {
    const place = { id, file, line: starts.findIndex((line) => line.startsWith(`${id}:`)) + 1, column: 1 };
    return { place, text: row, problems: problemsOf(place, row) };
  });
}

function problemsOf(place: Place, row: unknown): Problem[] {
  const hint = 'Write `does`, and either `documented` or `assumed`; `alternatives` are for what is assumed.';
  const group = place.file.split('/').at(-1)!.replace('.yaml', '');
  if (groupOf(place.id) !== group)
    return [problem(place, `${place.id} is not of the group ${group}.`, `Move it to ${groupOf(place.id)}.yaml.`)];
  if (typeof row !== 'object' || row === null) return [problem(place, `${place.id} says nothing.`, hint)];
  const { does, documented, assumed, alternatives = {}, ...others } = row as Record<string, unknown>;
  const other = Object.keys(others)[0];
  if (other !== undefined) return [problem(place, `${place.id} has an unknown key: ${other}.`, hint)];
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
  const isOne = (isText(documented) && assumed === undefined) || (isText(assumed) && documented === undefined);
  const areTexts =
    typeof alternatives === 'object' && alternatives !== null && Object.values(alternatives).every(isText);
  const isAllowed = assumed !== undefined || Object.keys(alternatives ?? {}).length === 0;
  return isText(does) && isOne && areTexts && isAllowed
    ? []
    : [problem(place, `${place.id} does not say what it does, and what that rests on.`, hint)];
}

/** The ids of the rules that a module makes. */
function idsIn(file: string, text: string): Place[] {
  const source = typescript.createSourceFile(file, text, typescript.ScriptTarget.ES2022);
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (typescript.isCallExpression(node) && MAKERS.includes(node.expression.getText(source))) {
      const [id] = node.arguments;
      if (id && typescript.isStringLiteral(id)) {
        const { line, character } = source.getLineAndCharacterOfPosition(id.getStart(source));
        found.push({ id: id.text, file, line: line + 1, column: character + 1 });
      }
    }
    typescript.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The group of a rule, after which its file is named: `taxes` of `taxes.unique`. */
function groupOf(id: string): string {
  return id.split('.')[0]!;
}

function problem({ file, line, column }: Place, message: string, hint: string): Problem {
  return { file, line, column, rule: RULE, message, hint };
}
