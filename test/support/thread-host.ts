import { runThread, type ThreadOptions } from './threads.ts';

// Runs programs in threads, in the folder that this process was started in, and answers each message with how one ended.
process.on('message', async ({ file, ...options }: ThreadOptions & { file: string }) => {
  process.send!(await runThread(file, options));
});
