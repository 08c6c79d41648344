import type { Receipt } from '../../sandbox/testing/index.ts';
import type { ProbePlan, ProbeReport } from '../../verifier/probe/index.ts';

/** What a run that stopped has left, in a sentence. */
export function leftSentence({ left: { made, uncertain } }: ProbeReport): string {
  const count = made.length + uncertain.length;
  if (count === 0) return 'Nothing of it is left in the account.';
  return `${count} ${count === 1 ? 'record is' : 'records are'} left in the account, listed above; --clean tries to delete them.`;
}

/** The tests of a receipt that depend on rules which the account does not follow, as text. */
export function affectedText({ rules }: ProbeReport, { tests }: Receipt): string {
  const broken = rules.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise');
  const lines = broken.flatMap(({ rule, kind }) => {
    const affected = Object.keys(tests).filter((test) => Object.hasOwn(tests[test]!, rule));
    return affected.length === 0 ? [] : [`  ${rule} (${kind}):`, ...affected.map((test) => `    - ${test}`)];
  });
  return lines.length === 0
    ? '\nNo test depends on a rule that was found not to hold.'
    : ['\nTests that depend on rules which do not hold:', ...lines].join('\n');
}

/** What a run would do, as text. */
export function planText({
  rules,
  calls,
  deletions,
  stays,
  mayStay,
  deletes,
  numbers,
  mails,
  itemWouldAdd,
  leftOut,
}: ProbePlan): string {
  const counts = (all: Readonly<Record<string, number>>): string =>
    Object.entries(all)
      .map(([operation, count]) => `${count} × ${operation}`)
      .join(', ');
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))].map(
    (reason) => `  ${leftOut.filter((one) => one.reason === reason).length} × ${reason}`,
  );
  return [
    `${rules.length} rules would be probed, with ${calls} calls and ${deletions} more that delete what they make.`,
    ...(Object.keys(deletes).length === 0 ? [] : [`Would be created and deleted again: ${counts(deletes)}.`]),
    Object.keys(stays).length === 0
      ? 'No record would stay.'
      : `Would stay, since no operation deletes them: ${counts(stays)}.`,
    ...(Object.keys(mayStay).length === 0 ? [] : [`Would stay as well where rules do not hold: ${counts(mayStay)}.`]),
    ...(itemWouldAdd === 0
      ? []
      : [
          `With 1 item, which no operation deletes, ${itemWouldAdd} more: --allow item, or --bind with an item of yours.`,
        ]),
    ...(Object.keys(numbers).length === 0 ? [] : [`Would take numbers of the account: ${counts(numbers)}.`]),
    ...(mails === 0 ? [] : [`${mails} emails would be sent.`]),
    ...(reasons.length === 0 ? [] : [`${leftOut.length} are left out:`, ...reasons.toSorted()]),
  ].join('\n');
}
