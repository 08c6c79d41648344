import colors from 'picocolors';

/** Something wrong in the contract, at a place in its sources. */
export interface Problem {
  /** Path of the file, relative to the project. */
  file: string;
  /** Line, counted from 1. */
  line: number;
  /** Column, counted from 1. */
  column: number;
  /** Name of the rule that found it. */
  rule: string;
  message: string;
  hint?: string | undefined;
}

/** Ends a stage: the contract has problems, and nothing may be written. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(
    /** Name of the stage that found them. */
    readonly stage: string,
    readonly problems: readonly Problem[],
  ) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the contract (${stage})`);
  }
}

/** The build can't be written. The message says where, and why. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** Throws a {@link ContractError} if there is any problem. */
export function refuse(stage: string, problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContractError(stage, inReadingOrder(problems));
}

/** Formats a problem for a terminal: place and rule, then what is wrong, then what to do. */
export function formatProblem(problem: Problem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const lines = [`${colors.bold(place)}  ${colors.dim(problem.rule)}`, `  ${problem.message}`];
  if (problem.hint) lines.push(colors.cyan(`  → ${problem.hint}`));
  return lines.join('\n');
}

function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule),
  );
}
