import type { Row } from './help.ts';

/** The exit status of a bug, as BSD's `sysexits.h` has it. 1 would mean that `verify` found something. */
export const BUG = 70;

/** The exit statuses of all commands. The help of some says more. */
export const EXIT_STATUSES: readonly Row[] = [
  { usage: '0', description: 'done' },
  {
    usage: '1',
    description:
      "failed; or `probe`, `proxy` or `verify` found something; or `probe --clean` couldn't delete everything",
  },
  {
    usage: '2',
    description: 'wrong usage or an unusable file; or nothing was checked; or `probe` learned nothing',
  },
  { usage: '3', description: '`probe` stopped before its end; its journal is complete' },
  { usage: '4', description: 'done, but little was checked, because no response body could be read' },
  { usage: String(BUG), description: 'a bug in this program, printed with its stack' },
];
