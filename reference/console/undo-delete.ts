import type { Checkpoint, RecordChange } from '../../src/public/sandbox-testing.ts';
import { queryOf } from './console-hooks.ts';
import { type Call, control } from './control-client.ts';
import type { Undoable } from './toast.tsx';

/** Lead over real time, in ms, above which somebody must have changed the clock. */
const CLOCK_MOVES = 60_000;

/** The checkpoints that this page has saved to undo something. They are not the reader's. */
const own = new Set<string>();

export function isForUndo(name: string): boolean {
  return own.has(name);
}

export interface Since {
  changes: (RecordChange & { name: string })[];
  /** Clock before and after; undefined if it hasn't moved. */
  clock?: { before: string; after: string };
}

export function readSince(organization: string, checkpoint: string): Promise<Since> {
  return control<Since>(`GET /checkpoints/${encodeURIComponent(checkpoint)}/changes`, queryOf(organization));
}

/** A deletion that is about to be made. */
export interface PlannedDelete {
  /** Returns a way to undo the deletion; undefined if that would undo something else, too. */
  made(message: string): Promise<Undoable | undefined>;
  /** Called if it was not made. */
  failed(): void;
}

/**
 * Saves a checkpoint before a record is deleted, so that this can be undone with all that depends on the record: its comments, the
 * payments of an invoice, the stock of its items.
 *
 * @param name The name of the record.
 * @returns undefined if there are as many checkpoints as there can be.
 */
export async function planDelete(
  organization: string,
  name: string,
  onUndone: () => void,
): Promise<PlannedDelete | undefined> {
  const query = queryOf(organization);
  const number = await lastNumber(organization);
  const checkpoint = await saveCheckpoint(organization, name);
  if (checkpoint === undefined) return undefined;
  const call = `/checkpoints/${encodeURIComponent(checkpoint)}`;
  const forget = (): void => {
    if (!own.delete(checkpoint)) return;
    void control(`DELETE ${call}`, query, undefined, { keepalive: true }).catch(() => undefined);
  };

  async function isAlone(): Promise<boolean> {
    return (await writesAfter(organization, number)) === 1;
  }

  async function made(message: string): Promise<Undoable | undefined> {
    const after = await readSince(organization, checkpoint!);
    const madeAt = Date.now();
    if (!(await isAlone())) {
      forget();
      return undefined;
    }
    return { message, undo: () => undo(after, madeAt), forget };
  }

  async function undo(after: Since, madeAt: number): Promise<string> {
    const now = await readSince(organization, checkpoint!);
    const isMoved = clockOf(now) - clockOf(after) >= Date.now() - madeAt + CLOCK_MOVES;
    const isSame = JSON.stringify(now.changes) === JSON.stringify(after.changes) && !isMoved;
    if (!isSame || !(await isAlone()))
      return `${name} stays deleted: something else has changed since, and Undo would revert that too.`;
    const { failures } = await control<{ failures: unknown[] }>('GET /failures', query);
    await control(`POST ${call}/restore`, query);
    onUndone();
    return failures.length === 0
      ? `${name} is back.`
      : `${name} is back. Undo also cleared the pending failures (${failures.length}), so the next request won't fail.`;
  }

  return { made, failed: forget };
}

/** Saves a checkpoint with a name that is free. */
async function saveCheckpoint(organization: string, name: string): Promise<string | undefined> {
  const plain = `Before deleting ${name}`
    .replaceAll(/[/?#%\s]+/g, ' ')
    .slice(0, 52)
    .trim();
  for (const checkpoint of [plain, `${plain} (${Date.now().toString(36).slice(-5)})`]) {
    try {
      // Known before it is there, so that no list shows it.
      own.add(checkpoint);
      await control<Checkpoint>('POST /checkpoints', queryOf(organization), { name: checkpoint });
      return checkpoint;
    } catch {
      own.delete(checkpoint);
    }
  }
  return undefined;
}

function clockOf({ clock }: Since): number {
  return clock ? Date.parse(clock.after) : 0;
}

async function newestCalls(organization: string): Promise<Call[]> {
  const query = { ...queryOf(organization), newest_first: 'true', per_page: '200' };
  return (await control<{ calls: Call[] }>('GET /calls', query)).calls;
}

async function lastNumber(organization: string): Promise<number> {
  const [newest] = await newestCalls(organization);
  return newest?.number ?? 0;
}

/** Counts the log entries after a number that changed something. */
async function writesAfter(organization: string, number: number): Promise<number> {
  const calls = await newestCalls(organization);
  return calls.filter(
    (call) => call.number > number && !['GET', 'HEAD', 'OPTIONS'].includes(call.method ?? '') && call.status < 400,
  ).length;
}
