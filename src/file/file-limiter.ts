import {
  checkLimiterOptions,
  createQueue,
  emptyState,
  reserve,
  type SharedLimiter,
  type SharedLimiterOptions,
  type Store,
  settingsOf,
  type WindowState,
  withFallback,
} from '../limits/index.ts';
import { updateVersioned } from './versions.ts';

/** Where a limiter keeps its count, and what it keeps to. */
export interface FileLimiterOptions extends SharedLimiterOptions {
  /**
   * Folder for the count, one for each organization. It is created if it doesn't exist. Its file system must support hard
   * links.
   */
  path: string;
}

/** The state as JSON. */
interface Stored {
  log: [string, number][];
  queue: [string, { since: number; until: number }][];
  pause: { since: number; until: number };
  /** Not in the files of earlier releases. */
  loss?: number;
}

/**
 * Creates a limiter that the processes of one machine share through a folder: cron jobs, scripts, workers. It goes on
 * counting where an earlier process stopped. While the folder can't be used, each process keeps to a share of the
 * limits.
 *
 * @throws TypeError if `path` is missing, and for an option that it does not have; RangeError for limits that make no sense.
 */
export function fileLimiter(options: FileLimiterOptions): SharedLimiter {
  checkLimiterOptions('fileLimiter', options, { path: true });
  if (typeof options.path !== 'string' || options.path === '')
    throw new TypeError('fileLimiter needs path, the folder for the count');
  const settings = settingsOf(options);
  const now = (): number => performance.now();
  const store: Store = (report, memory) =>
    updateVersioned<Stored, ReturnType<typeof reserve>>(options.path, (stored) => {
      const state = stored ? read(stored) : emptyState();
      const result = reserve(state, settings, report, Date.now(), memory);
      return { value: write(state), result };
    });
  return createQueue(withFallback(store, settings, now), settings, now);
}

function read({ log, queue, pause, loss = 0 }: Stored): WindowState {
  return { log: new Map(log), queue: new Map(queue), pause, loss };
}

function write({ log, queue, pause, loss }: WindowState): Stored {
  return { log: [...log], queue: [...queue], pause, loss };
}
