/** Called with each stage as it ends. */
export type OnStage = (stage: StageResult) => void;

/** A stage that has ended well. */
export interface StageResult {
  name: string;
  /** Duration in ms. */
  duration: number;
  summary: string;
}

/** Runs a stage and reports it once it has ended well. */
export type StageRunner = <Result>(
  name: string,
  run: () => Promise<Result> | Result,
  summarize: (result: Result) => string,
) => Promise<Result>;

/** Makes a function that runs stages and reports each. */
export function stageRunner(onStage: OnStage): StageRunner {
  return async (name, run, summarize) => {
    const start = performance.now();
    const result = await run();
    onStage({ name, duration: performance.now() - start, summary: summarize(result) });
    return result;
  };
}
