import { checkNames } from '../client/index.ts';
import { type Leases, LOCK_OPTIONS, type Lock, type LockOptions, lockOf } from '../token/index.ts';
import { updateVersioned } from './versions.ts';

/** Where a lock is kept, and for how long. */
export interface FileLockOptions extends LockOptions {
  /**
   * Folder for the lock, one for each saved token. It is created if it doesn't exist. Its file system must support hard
   * links.
   */
  path: string;
}

/** Who has the lock, until when in ms since 1970, and how many have had it. */
interface Stored {
  owner: string;
  until: number;
  fence: number;
}

/**
 * Makes a lock that the processes of one machine share through a folder.
 *
 * @throws TypeError if `path` is missing, and for an option that it does not have; RangeError for a time out of range.
 */
export function fileLock(options: FileLockOptions): Lock {
  checkNames('The options of fileLock', 'an option of fileLock', options, { path: true, ...LOCK_OPTIONS });
  const { path } = options;
  if (typeof path !== 'string' || path === '') throw new TypeError('fileLock needs path, the folder of the lock');
  const leases: Leases = {
    name: path,
    acquire: (owner, lease) =>
      updateVersioned<Stored, number | undefined>(path, (stored) => {
        const now = Date.now();
        const isOwn = stored?.owner === owner;
        // A clock that was set back must not keep a lock for longer than its lease.
        const isTaken = stored && !isOwn && stored.until > now && stored.until <= now + lease;
        if (isTaken) return { result: undefined };
        const fence = (stored?.fence ?? 0) + (isOwn ? 0 : 1);
        return { value: { owner, until: now + lease, fence }, result: fence };
      }),
    extend: (owner, lease) =>
      updateVersioned<Stored, boolean>(path, (stored) => {
        if (stored?.owner !== owner) return { result: false };
        return { value: { ...stored, until: Date.now() + lease }, result: true };
      }),
    free: (owner) =>
      updateVersioned<Stored, void>(path, (stored) => {
        if (stored?.owner !== owner) return { result: undefined };
        return { value: { ...stored, owner: '', until: 0 }, result: undefined };
      }),
  };
  return lockOf(leases, options);
}
