import { createSandbox } from 'inventory-service-api/sandbox';
import { createCheckpoints } from 'inventory-service-api/sandbox/testing';
import { checkExpected } from './expected.mjs';
import { NOW, shop } from './shop.mjs';
import { unexpected } from './unexpected.mjs';

/** @import { ToldEvent } from 'inventory-service-api/sandbox/testing' */
/** @import { Task } from './task.ts' */

/**
 * What a sandbox for a task is made with.
 *
 * @param {Task} task
 */
export function sandboxOptions({ start, failures = [] }) {
  return { seed: { ...shop, ...start }, now: NOW, failures };
}

/**
 * Grades what a run has left behind. How it got there does not matter, as long as it went through the service.
 *
 * @param {Task} task
 * @param {unknown} snapshot The organization after the run.
 * @param {readonly ToldEvent[]} events What has happened in it since the start.
 * @returns What is wrong, in words; no reasons if the run is accepted.
 * @throws SnapshotError if the snapshot can't be used.
 */
export function grade(task, snapshot, events) {
  const start = createSandbox(sandboxOptions(task));
  const end = start.fork();
  const checkpoints = createCheckpoints(end);
  checkpoints.save('start');
  end.restore(snapshot);
  const { reasons, allowed } = checkExpected(start, end, task.expected);
  const others = unexpected(start, end, checkpoints.changesSince('start'), allowed);
  const all = [...new Set([...reasons, ...others, ...past(events)])];
  return { task: task.name, accepted: all.length === 0, reasons: all };
}

/**
 * What was done past the service: by a reset, or by what only a sandbox can do. Events of calls have the name of the operation.
 *
 * @param {readonly ToldEvent[]} events
 */
function past(events) {
  return events.flatMap(({ kind, cause, changes }) => {
    if (kind !== 'changed') return ['The sandbox was reset or restored during the run.'];
    if (changes.length === 0 || /^\w+$/.test(cause ?? '')) return [];
    return [`Records were changed past the service: ${cause ?? 'by the sandbox'}.`];
  });
}
