import type { Receipt } from '../../sandbox/testing/index.ts';
import type { ProbePlan, ProbeReport } from '../../verifier/probe/index.ts';

export function leftSentence({ left: { made, uncertain } }: ProbeReport): string {
  const count = made.length + uncertain.length;
  if (count === 0) return 'The run left nothing in the account.';
  return `${count} ${count === 1 ? 'record is' : 'records are'} left in the account and listed above. To try to delete them, use --clean.`;
}

/** The tests of a receipt that depend on rules that the account does not follow, as text. */
export function affectedText({ rules }: ProbeReport, { tests }: Receipt): string {
  const broken = rules.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise');
  const lines = broken.flatMap(({ rule, kind }) => {
    const affected = Object.keys(tests).filter((test) => Object.hasOwn(tests[test]!, rule));
    return affected.length === 0 ? [] : [`  ${rule} (${kind}):`, ...affected.map((test) => `    - ${test}`)];
  });
  return lines.length === 0
    ? '\nNo test depends on a rule that the account was found not to follow.'
    : ['\nTests that depend on rules that the account does not follow:', ...lines].join('\n');
}

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
    `${rules.length} rules would be probed, with ${calls} requests, and ${deletions} more to delete what they create.`,
    ...(Object.keys(deletes).length === 0 ? [] : [`Would be created and then deleted: ${counts(deletes)}.`]),
    Object.keys(stays).length === 0
      ? 'No records would remain.'
      : `Would remain, because no operation deletes them: ${counts(stays)}.`,
    ...(Object.keys(mayStay).length === 0
      ? []
      : [`Would also remain if the account accepts requests that the rules reject: ${counts(mayStay)}.`]),
    ...(itemWouldAdd === 0
      ? []
      : [
          `With 1 item, which no operation can delete, ${itemWouldAdd} more could be probed. Use --allow item, or --bind one of your items.`,
        ]),
    ...(Object.keys(numbers).length === 0 ? [] : [`Would use up document numbers in the account: ${counts(numbers)}.`]),
    ...(mails === 0 ? [] : [`${mails} ${mails === 1 ? 'email' : 'emails'} would be sent.`]),
    ...(reasons.length === 0
      ? []
      : [`${leftOut.length} ${leftOut.length === 1 ? 'probe' : 'probes'} would be left out:`, ...reasons.toSorted()]),
  ].join('\n');
}
