import { createInterface } from 'node:readline/promises';
import type { Receipt } from '../../../sandbox/testing/index.ts';
import type { Allowed, ProbeOptions, ProbeReport, ProbeRun } from '../../../verifier/probe/node/index.ts';
import { whyUnreadable, whyUnwritable } from '../../contract/node/index.ts';
import { defineCommand } from '../command.ts';
import type { Values } from '../command-options.ts';
import type { CommandOptions } from '../help.ts';
import { affectedText, leftSentence, planText } from '../probe-texts.ts';
import { idsIn, receiptIn } from '../read-yaml.ts';
import {
  AUTHORIZATION,
  authorizationOf,
  baseUrlOf,
  ORGANIZATION_VARIABLE,
  TOKEN_VARIABLE,
  tokenIn,
} from '../service-settings.ts';
import { CommandError, InputError, UsageError } from '../usage-error.ts';
import { writeOut } from '../write-out.ts';

const OPTIONS = {
  plan: { type: 'boolean', description: 'prints what a run would do without sending anything' },
  'base-url': {
    type: 'string',
    value: '<url>',
    description: 'URL of the service, with its path; required for requests',
  },
  'organization-id': {
    type: 'string',
    value: '<id>',
    description: 'ID of the organization to probe; use one for tests',
    fallback: `\`${ORGANIZATION_VARIABLE}\``,
  },
  'token-env': {
    type: 'string',
    value: '<name>',
    default: TOKEN_VARIABLE,
    description: 'environment variable with the access token',
  },
  authorization: AUTHORIZATION,
  yes: { type: 'boolean', description: 'starts without asking' },
  'read-only': { type: 'boolean', description: "runs only probes that don't create or change anything" },
  only: {
    type: 'string',
    value: '<rules>',
    description: 'rules to probe, such as `taxes.*,documents.totals`',
    fallback: 'all',
  },
  for: {
    type: 'string',
    value: '<file>',
    description: 'receipt of your tests: probes the assumptions they depend on; replaces `--only`',
    fallback: 'all rules',
  },
  except: { type: 'string', value: '<rules>', description: 'rules to skip', fallback: 'none' },
  allow: {
    type: 'string',
    value: '<what>',
    description: 'what else is allowed: `item`, `residue`, `irreversible`, `mail`, separated by commas',
    fallback: 'nothing',
  },
  'mail-to': { type: 'string', value: '<address>', description: 'address for all emails, with `--allow mail`' },
  bind: {
    type: 'string',
    value: '<file>',
    description: 'file that maps the names in probes to IDs of your own records, in YAML or JSON',
    fallback: 'none',
  },
  budget: {
    type: 'string',
    value: '<requests>',
    default: '1000',
    description: 'maximum number of requests in this run',
  },
  'per-minute': {
    type: 'string',
    value: '<requests>',
    default: '60',
    description: 'maximum number of requests per minute, up to 100',
  },
  today: {
    type: 'string',
    value: '<date>',
    description: "today's date in the account, such as `2026-03-28`",
    fallback: 'read from the account',
  },
  prefix: {
    type: 'string',
    value: '<text>',
    default: 'PROBE-',
    description: 'prefix of the names that probes give to records',
  },
  journal: {
    type: 'string',
    value: '<file>',
    default: 'probe.ndjson',
    description: 'journal of the run; if the file exists, the run continues where it left off',
  },
  clean: { type: 'boolean', description: 'deletes what the journal lists as left over, without probing' },
  report: {
    type: 'boolean',
    description: 'prints a report from the journal without sending anything',
    formerName: 'judge',
  },
  json: { type: 'boolean', description: 'prints the report as JSON' },
  evidence: {
    type: 'string',
    value: '<file>',
    description: 'recording of response shapes to append to, for `verify` and `evidence`',
    fallback: 'none',
  },
  overlay: {
    type: 'string',
    value: '<file>',
    description: 'OpenAPI Overlay to write, with the verdicts at their operations',
    fallback: 'none',
  },
  findings: {
    type: 'string',
    value: '<file>',
    description: 'evidence file to write, for `evidence merge`, `sandbox --evidence` and `mcp --evidence`',
    fallback: 'none',
  },
  account: {
    type: 'string',
    value: '<name>',
    description: 'name of the account in `--findings`, so that accounts are counted separately',
    fallback: 'no name',
  },
  assumptions: {
    type: 'boolean',
    description: 'prints the `assumptions` option that makes `createSandbox` behave like the account',
  },
} as const satisfies CommandOptions;

/** Asks an account which of the sandbox's assumptions hold in it. */
export const command = defineCommand({
  name: 'probe',
  summary: "Check which of the sandbox's assumptions hold in an account",
  description: `Runs short sequences of requests against your account. Each one checks whether the service
follows an assumed rule of the sandbox, and deletes what it created. Unless you pass --allow or --bind,
nothing else is changed or deleted. Nothing is sent before you say yes.

  ✓ observed   the response matches the rule, and would differ without it
  ✗ refuted    the response is what it would be without the rule, and all other rules that could
               explain it are observed
  ≠ otherwise  the response matches neither, or the rule holds for some resources only
  ? unknown    the sequence took another path, or another rule could explain the response`,
  options: OPTIONS,
  examples: [
    'probe --plan',
    'probe --for receipts.json --plan',
    'probe --base-url https://inventory.example.com/inventory/v1 --organization-id 10234695',
    "probe --base-url http://127.0.0.1:4010/inventory/v1 --organization-id 10234695 --only 'taxes.*' --yes",
    'probe --report --journal probe.ndjson --assumptions',
  ],
  notes: `Records that no operation can delete are only created with --allow residue. Most probes of
composite items and bundles share one item, which is also created with --allow item, or if you agree at the
prompt. To use one of your own items instead, name it with --bind.

--clean deletes a record of an earlier run only if it still has the name that the run gave it. It lists what no
operation can delete.

Whatever the exit status, the journal is complete.`,
  exitStatuses: {
    0: 'done and nothing refuted',
    1: 'a rule is refuted or gets the verdict otherwise, or `--clean` left something that an operation can delete',
    2: 'wrong usage, no connection, the service rejects the organization, the base URL is wrong, or no probe got beyond its first step',
    3: 'stopped before the end',
  },
  run: (values) => run(values),
});

type ProbeFlags = Values<typeof OPTIONS>;

const NOWHERE = { baseUrl: 'http://service.invalid', organizationId: '1', accessToken: 'none' };

async function run(flags: ProbeFlags): Promise<number> {
  const { plan, clean } = flags;
  if ([plan, clean, flags.report].filter(Boolean).length > 1)
    throw new UsageError("--plan, --clean and --report can't be combined.");
  if (flags.for !== undefined && flags.only !== undefined)
    throw new UsageError("--for and --only can't be combined: --for reads the rules from the receipt.");
  const { createProbe, createJournal, openJournal, otherAccountOf, readJournal, shippedProbes } = await import(
    '../../../verifier/probe/node/index.ts'
  );
  const interrupted = new AbortController();
  const receipt = flags.for === undefined ? undefined : await receiptIn(flags.for);
  const only = receipt && assumptionsOfTests(receipt, new Set(shippedProbes().map(({ rule }) => rule)));
  if (only?.length === 0) {
    console.error(
      `No test in ${flags.for} depends on an assumption that a probe can decide, so there is nothing to check.`,
    );
    return 0;
  }
  const options = { ...(await selectionOf(flags)), ...(only && { only }), signal: interrupted.signal };
  const make = (given: ProbeOptions): ProbeRun => {
    try {
      return createProbe(given);
    } catch (error) {
      if (error instanceof RangeError) throw new UsageError(error.message);
      throw error;
    }
  };
  if (plan) {
    const planned = make({ ...options, ...NOWHERE }).plan();
    console.log(flags.json ? JSON.stringify(planned, null, 1) : planText(planned));
    return 0;
  }
  if (flags.report) {
    const lines = await reading(flags.journal, () => readJournal(flags.journal));
    const begun = lines.find((line) => line.type === 'run');
    if (begun?.type !== 'run')
      throw new InputError(`${flags.journal} is not the journal of a run. Use another --journal.`);
    const account = { baseUrl: begun.baseUrl, organizationId: begun.organization, accessToken: 'none' };
    const report = make({ ...options, ...account, journal: createJournal(lines) }).report();
    if (report.verdicts.length === 0)
      throw new InputError(
        `No probe in ${flags.journal} has finished, so there are no verdicts yet. Continue the run first.`,
      );
    return show(flags, report, receipt);
  }
  const account = accountOf(flags);
  // Options are checked before a file is made.
  const planned = make({ ...options, ...account }).plan();
  if (!clean && planned.rules.length === 0 && !(canAsk(flags) && planned.itemWouldAdd > 0)) {
    console.error(planText(planned));
    throw new UsageError('These options leave nothing to probe. The plan above says why.');
  }
  const journal = await reading(flags.journal, () => openJournal(flags.journal));
  const interrupt = (): void => interrupted.abort();
  try {
    const other = otherAccountOf(journal.lines, account);
    if (other !== undefined)
      throw new InputError(`${flags.journal} belongs to ${other}. Use another --journal, or delete the file.`);
    const given = { ...options, ...account, journal, onExchange: await recorderOf(flags) };
    let probe = make(given);
    const plan = probe.plan();
    if (!clean) console.error(planText(plan));
    if (!(await isConfirmed(flags, account))) {
      console.error('No requests were sent.');
      return 2;
    }
    if (!clean && canAsk(flags) && plan.itemWouldAdd > 0 && (await isYes(ITEM_QUESTION)))
      probe = make({ ...given, allow: [...(given.allow ?? []), 'item'] });
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', interrupt);
    const ended = clean ? await probe.clean() : await probe.run();
    const report = probe.report();
    const { made, uncertain } = report.left;
    const isEmpty = report.verdicts.length + made.length + uncertain.length === 0;
    const status = ended.isUnusable && isEmpty ? 2 : await show(flags, report, receipt);
    console.error(`${ended.calls} requests were sent. The journal is ${flags.journal}.`);
    if (status === 2 && ended.rejection !== undefined) console.error(ended.rejection);
    if (ended.stopped === undefined) return status;
    const next = ended.isUnusable ? '' : ' To continue, run the same command again.';
    console.error(`${ended.stopped} ${leftSentence(report)}${next}`);
    return ended.isUnusable ? 2 : 3;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
    journal.close();
  }
}

async function reading<Result>(file: string, read: () => Result): Promise<Result> {
  const { JournalError } = await import('../../../verifier/probe/node/index.ts');
  try {
    return read();
  } catch (error) {
    if (error instanceof JournalError) throw new InputError(error.message);
    throw new InputError(`Cannot open ${file}: ${whyUnreadable(error)}.`);
  }
}

async function selectionOf(flags: ProbeFlags) {
  const { only, except, allow, bind } = flags;
  const listed = (text: string | undefined): string[] | undefined =>
    text?.split(',').flatMap((one) => one.trim() || []);
  return {
    only: listed(only),
    except: listed(except),
    readOnly: flags['read-only'],
    allow: listed(allow) as Allowed[] | undefined,
    mailTo: flags['mail-to'],
    binds: bind === undefined ? undefined : await idsIn(bind),
    budget: wholeNumber('--budget', flags.budget),
    perMinute: wholeNumber('--per-minute', flags['per-minute']),
    today: flags.today,
    prefix: flags.prefix,
  };
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${option} must be a whole number, not ${JSON.stringify(text)}.`);
  return Number(text);
}

function accountOf(
  flags: ProbeFlags,
): Pick<ProbeOptions, 'baseUrl' | 'organizationId' | 'accessToken' | 'authorization'> {
  const baseUrl = baseUrlOf(flags)?.value;
  const { 'organization-id': organizationId = process.env[ORGANIZATION_VARIABLE], 'token-env': variable } = flags;
  if (baseUrl === undefined)
    throw new UsageError(
      '--base-url is missing. Pass the URL of the service, or use --plan to see what a run would do.',
    );
  if (!organizationId) throw new UsageError(`--organization-id is missing. Pass it, or set ${ORGANIZATION_VARIABLE}.`);
  const accessToken = tokenIn(variable);
  return { baseUrl, organizationId, accessToken, authorization: authorizationOf(flags)?.value };
}

async function recorderOf({ evidence }: ProbeFlags): Promise<ProbeOptions['onExchange']> {
  if (evidence === undefined) return undefined;
  const { createRecorder } = await import('../../../verifier/verify/recorder.ts');
  try {
    return createRecorder({ to: evidence });
  } catch (error) {
    throw new CommandError(`Cannot write ${evidence}: ${whyUnwritable(error)}.`);
  }
}

async function isConfirmed(
  flags: ProbeFlags,
  { baseUrl, organizationId }: { baseUrl: string; organizationId: string },
): Promise<boolean> {
  if (flags.yes) return true;
  if (canAsk(flags)) return isYes(`Send requests to organization ${organizationId} at ${baseUrl}?`);
  console.error('To start without a terminal, pass --yes.');
  return false;
}

const ITEM_QUESTION = "This creates 1 item that the API can't delete. Continue?";

function canAsk({ yes }: ProbeFlags): boolean {
  return !yes && process.stdin.isTTY;
}

async function isYes(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (yes) `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** The assumptions that the tests of a receipt depend on and that a probe can decide. The others are named. */
function assumptionsOfTests({ total }: Receipt, probed: ReadonlySet<string>): string[] {
  const assumed = Object.entries(total).flatMap(([rule, { state }]) => (state === 'documented' ? [] : rule));
  const others = assumed.filter((rule) => !probed.has(rule));
  if (others.length > 0) console.error(`No probe can decide ${others.join(', ')}.`);
  return assumed.filter((rule) => probed.has(rule));
}

/**
 * Prints the report in the forms that are asked for. Returns 1 if something is refuted or otherwise, or after --clean if something is
 * left that can be deleted, and 2 if nothing was learned.
 */
async function show(flags: ProbeFlags, report: ProbeReport, receipt?: Receipt): Promise<number> {
  const { assumptionsOf, leftText, overlayOf, reportText, ruleEvidenceOf, shippedOperations, shippedProbes } =
    await import('../../../verifier/probe/node/index.ts');
  const { json, overlay, findings, account, assumptions, clean } = flags;
  if (findings !== undefined) writeOut(findings, `${JSON.stringify(ruleEvidenceOf(report, account), null, 1)}\n`);
  if (overlay !== undefined) {
    const day = new Date().toISOString().slice(0, 10);
    writeOut(overlay, `${JSON.stringify(overlayOf(report, shippedProbes(), shippedOperations(), day), null, 1)}\n`);
  }
  if (assumptions) console.log(JSON.stringify(assumptionsOf(report), null, 1));
  else if (json) console.log(JSON.stringify(report, null, 1));
  else console.log(clean ? leftText(report) : reportText(report, shippedProbes()));
  if (receipt && !clean && !json && !assumptions) console.log(affectedText(report, receipt));
  if (clean) return [...report.left.made, ...report.left.uncertain].some(({ isDeletable }) => isDeletable) ? 1 : 0;
  if (report.verdicts.every(({ kind, calls }) => kind === 'unknown' && calls < 2)) {
    console.error('No probe got beyond its first step, so nothing was learned.');
    return 2;
  }
  return report.rules.some(({ kind }) => kind === 'refuted' || kind === 'otherwise') ? 1 : 0;
}
