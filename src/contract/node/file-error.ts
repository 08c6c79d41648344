const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'permission denied',
  STDIN_TAKEN: 'it can be read only once, but was passed twice',
  Z_BUF_ERROR: 'its gzip data is cut off',
  Z_DATA_ERROR: 'its gzip data is damaged',
};

const UNWRITABLE: Readonly<Record<string, string>> = {
  ...UNREADABLE,
  ENOENT: 'its folder does not exist',
  EEXIST: 'it is a file',
  ENOSPC: 'no space is left',
  EROFS: 'the file system is read-only',
};

/** Why a file can't be read, as the end of a message. */
export function whyUnreadable(error: unknown): string {
  return reason(error, UNREADABLE);
}

/** Why a file or folder can't be written, as the end of a message. */
export function whyUnwritable(error: unknown): string {
  return reason(error, UNWRITABLE);
}

function reason(error: unknown, known: Readonly<Record<string, string>>): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return known[code] ?? message;
}
