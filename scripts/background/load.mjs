// Loads the TypeScript module that a thread is for: on Node 20, a thread does not inherit the loader of its parent.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
