import colors from 'picocolors';
import { ContractError, formatProblem, OutputError } from './problems.ts';
import type { StageResult } from './stage.ts';

/** Prints one line for a stage. */
export function printStage({ name, duration, summary }: StageResult): void {
  console.log(
    `${colors.green('✓')} ${name.padEnd(13)} ${`${Math.round(duration)} ms`.padStart(8)}  ${colors.dim(summary)}`,
  );
}

/** Prints why a build failed: the problems of the contract with their places, where it can't be written, or an unexpected error in full. */
export function printFailure(error: unknown): void {
  if (!(error instanceof ContractError)) {
    console.error(error instanceof OutputError ? colors.red(error.message) : error);
    return;
  }
  console.error(`${colors.red('✗')} ${error.stage}\n`);
  for (const problem of error.problems) console.error(`${formatProblem(problem)}\n`);
  console.error(colors.red(`${error.message}. generated/ is left as it was.`));
}
