import { once } from 'node:events';
import { MessageChannel, type MessagePort, parentPort, Worker } from 'node:worker_threads';
import { transpile } from '../../lib/transpile.mjs';
import { ContractError } from '../problems.ts';

/** Work that a thread of its own carries out; the thread is kept for the next time. */
export interface Background<Input, Output> {
  /** Starts the thread, so that it loads what it needs while other work goes on. */
  start(): void;
  /** Sends work to the thread; rejects with what the work throws. */
  run(input: Input): Promise<Timed<Output>>;
}

/** A result, and how long it took, in ms. */
export interface Timed<Output> {
  output: Output;
  duration: number;
}

type Answer<Output> = Timed<Output> | { refused: Pick<ContractError, 'stage' | 'problems'> } | { error: unknown };

/**
 * Runs a TypeScript module in a thread, which does not keep the process alive while it is idle.
 *
 * @param module Path of the module from the root of the project.
 */
export function inBackground<Input, Output>(module: string): Background<Input, Output> {
  let worker: Promise<Worker> | undefined;
  function thread(): Promise<Worker> {
    worker ??= transpile(module).then((file) => {
      const started = new Worker(file);
      started.unref();
      return started;
    });
    return worker;
  }
  return {
    start: () => void thread(),
    async run(input) {
      const running = await thread();
      const { port1, port2 } = new MessageChannel();
      running.postMessage({ input, port: port2 }, [port2]);
      const settled = new AbortController();
      const answered = once(port1, 'message', { signal: settled.signal });
      const failed = once(running, 'exit', { signal: settled.signal }).then(() => [
        { error: new Error(`${module} stopped`) },
      ]);
      try {
        const [answer] = (await Promise.race([answered, failed])) as [Answer<Output>];
        if ('refused' in answer) throw new ContractError(answer.refused.stage, answer.refused.problems);
        if ('error' in answer) throw answer.error;
        return answer;
      } finally {
        failed.catch(() => {});
        settled.abort();
        port1.close();
      }
    },
  };
}

/** Makes the module of a thread answer each message with the result of a function. */
export function answerWith<Input, Output>(work: (input: Input) => Promise<Output>): void {
  parentPort!.on('message', async ({ input, port }: { input: Input; port: MessagePort }) => {
    const start = performance.now();
    const answer = await work(input).then(
      (output): Answer<Output> => ({ output, duration: performance.now() - start }),
      // An error that crosses threads loses its class.
      (error: unknown): Answer<Output> =>
        error instanceof ContractError ? { refused: { stage: error.stage, problems: error.problems } } : { error },
    );
    port.postMessage(answer);
    port.close();
  });
}
