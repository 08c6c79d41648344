import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectAt } from '../../scripts/lib/project.ts';
import { VERSION as GENERATOR, LANGUAGES } from './clients/generator.ts';
import { DIFFERENCES } from './differ/explained.ts';
import { MUTATIONS } from './differ/mutations.ts';
import { VERSION as OASDIFF } from './differ/oasdiff.ts';
import { BY_THE_MOCK, BY_THE_SANDBOX, type Explanation } from './fuzzer/explained.ts';
import { EXAMPLES, VERSION as SCHEMATHESIS } from './fuzzer/schemathesis.ts';
import { OF_OWASP, OF_VACUUM } from './linter/explained.ts';
import { VERSION as VACUUM } from './linter/vacuum/vacuum.ts';

const { devDependencies } = JSON.parse(readFileSync(path.join(projectAt().root, 'package.json'), 'utf8'));
const OWASP: string = devDependencies['@stoplight/spectral-owasp-ruleset'];

/** The long run by hand: 20 minutes for each server, with another seed and 40 examples for each operation and phase. */
const LONG_RUN = { day: '2026-11-22', mock: '10,282', sandbox: '11,936' };

/** Writes `docs/compatibility.md` from what the judges hold the project to. */
export function compatibilityPage(): string {
  return [INTRODUCTION, overview(), fuzzer(), differ(), linter(), clients(), ''].join('\n\n');
}

const INTRODUCTION = `# Compatibility

What tools that others make say of the contract, the mock, the sandbox and \`diff\`. CI installs each at the version below, runs
it, and fails on anything that this page does not explain, and on an explanation that is no longer needed. The page is made from
the lists that CI goes by. \`npm run test:judges\` runs them all; where Python, Go, Java or Maven is missing, those that need it
are left out. They are installed in \`~/.cache/inventory-service-api/judges\`, or in the folder that \`JUDGES_HOME\` names.`;

function overview(): string {
  const changes = DIFFERENCES.flatMap((difference) => difference.changes).length;
  return table(
    ['judge', 'version', 'what it does', 'what came out'],
    [
      [
        '[Schemathesis](#the-fuzzer)',
        SCHEMATHESIS,
        'calls every operation of mock and sandbox, with all checks and in all phases',
        `no failure of a server, no answer that breaks its schema; ${BY_THE_SANDBOX.length} kinds of refusals, explained`,
      ],
      [
        '[oasdiff](#the-differ)',
        OASDIFF,
        `judges all fixtures of \`diff\` and ${MUTATIONS} random changes of the contract`,
        `${changes} kinds of changes that it judges in another way, explained`,
      ],
      [
        '[OWASP rules of Spectral](#the-linters)',
        OWASP,
        'lint the OpenAPI 3.1 document with all rules',
        `${OF_OWASP.length} rules that are not followed everywhere, explained`,
      ],
      [
        '[vacuum](#the-linters)',
        VACUUM,
        'lints the same document with all rules that it has',
        `${OF_VACUUM.length} rules that are not followed everywhere, explained`,
      ],
      [
        '[OpenAPI Generator](#clients-in-other-languages)',
        GENERATOR,
        `makes clients in ${LANGUAGES.map(({ name }) => name).join(', ')}, which are compiled and take an order to cash in the sandbox`,
        'all are paid, with exact ids, dates and files',
      ],
    ],
  );
}

function fuzzer(): string {
  return `## The fuzzer

Schemathesis makes up requests that hold to the contract and requests that do not, tries what the document gives as examples, and
follows the document's links in sequences of calls. In CI it makes up ${EXAMPLES} requests for each operation and phase, in addition
to those that it derives from each schema, which come to about 12,000 for each server. Each request has an organization of its own,
unless it is part of a sequence.

On ${LONG_RUN.day} it ran for 20 minutes against each, with another seed: ${LONG_RUN.mock} test cases against the mock and
${LONG_RUN.sandbox} against the sandbox. No call got an answer with 5xx, none went without an answer, and none had an answer that
breaks its schema. Nothing failed that is not explained here:

${table(
  ['server', 'how it refuses', 'why that is right'],
  BY_THE_SANDBOX.map((one) => [BY_THE_MOCK.includes(one) ? 'both' : 'sandbox', reasonOf(one), one.why]),
)}

Each refusal of the sandbox names its rule in \`x-sandbox-rule\`, and [the list of rules](sandbox-rules.md) has their reasons.`;
}

function reasonOf({ refusal, message, operation }: Explanation): string {
  if (refusal === undefined) return operation === undefined ? 'not at all' : `not at all: \`${operation}\``;
  return message === undefined ? `\`${refusal}\`` : `\`${refusal}\`: “… ${message.replace(/\.$/, '')} …”`;
}

function differ(): string {
  return `## The differ

oasdiff and [\`diff\`](versioning.md) judge the same changes. Each column is the gravest verdict of one of them.

${table(
  ['ours', 'theirs', 'of which changes', 'who is right'],
  DIFFERENCES.map(({ ours, theirs, changes, why }) => [ours, theirs, changes.join('; '), why]),
)}

oasdiff was right of one change, and \`diff\` now says the same: an alternative more in a response breaks its readers, as a type
more does.`;
}

function linter(): string {
  const head = ['rule', 'why it is not followed everywhere'];
  return `## The linters

Spectral's own rules for OpenAPI and those of Redocly run in every build. Of OWASP's rules for Spectral, these are not followed everywhere:

${table(
  head,
  OF_OWASP.map(({ rule, why }) => [`\`${rule}\``, why]),
)}

Of those of vacuum, in its hard mode:

${table(
  head,
  OF_VACUUM.map(({ rule, why }) => [`\`${rule}\``, why]),
)}

vacuum is built from its sources with the packages that \`test/judges/linter/vacuum/go.sum\` pins, since its npm package downloads the
program when it is installed.`;
}

function clients(): string {
  return `## Clients in other languages

Each client makes a contact, an item and an invoice, marks it as sent, attaches a file and reads it back, and records the payment.

${table(
  ['language', 'made from', 'why not from 3.1'],
  LANGUAGES.map(({ name, edition, lack }) => [name, `OpenAPI ${edition}`, lack?.why ?? '']),
)}

- The clients in Java and Go take an id that is sent as a number for one of 32 bits. As text, which is what the samples and the
  sandbox send, ids of any length are exact.
- Where a body may be left out, the client in Go sends \`null\`, which mock and sandbox refuse, since it is no object. Give it an
  empty one.
- The client in Java needs the option \`--global-property skipFormModel=false\`: without it, a class is imported and not made.`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
