import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectAt } from '../../scripts/lib/project.ts';
import { DEFECTS } from './clients/defects.ts';
import { GENERATED } from './clients/generated.ts';
import { OPENAPI_GENERATOR, packageVersion, pythonVersion } from './clients/generators.ts';
import { TARGETS } from './clients/targets.ts';
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
  return [INTRODUCTION, overview(), editions(), fuzzer(), linter(), clients(), IMPORT, ''].join('\n\n');
}

const INTRODUCTION = `# Compatibility

What tools that others make say of the contract, the mock and the sandbox. CI installs each at the version below, runs
it, and fails on anything that this page does not explain, and on an explanation that is no longer needed. The page is made from
the lists that CI goes by. \`npm run test:judges\` runs them all; where Python, Go, Java or Maven is missing, those that need it
are left out. They are installed in \`~/.cache/inventory-service-api/judges\`, or in the folder that \`JUDGES_HOME\` names.`;

const IMPORT = `## Import

Tools such as Postman build requests from the examples in the document. A test builds them in the same way and sends each to a
new sandbox: all operations accept them. \`createShipmentOrder\` is the only one that needs an optional parameter:
\`package_ids\` is documented as mandatory, but not where it goes.

On 2026-11-29, every request of a Postman collection was sent to a new sandbox of its own. openapi-to-postmanv2 6.3.3 had
converted the document with \`parametersResolution: Example\` and its other defaults, and newman sent the requests with the base
URL and the token set. From \`openapi.json\`, 170 of 173 succeeded: the converter imports the file field of the three uploads as
text. From \`openapi-3.0.json\`, all 173 succeeded once a file was chosen. \`listOrganizations\` has a server of its own, so set
its address by hand.`;

function overview(): string {
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
      ...generators().map(([generator, version, names]) => [
        `[${generator}](#clients-of-generators)`,
        version,
        names.length === 1 ? 'makes a client' : `makes clients: ${names.join(', ')}`,
        'each compiles, takes an order to cash in the sandbox, and reads and writes the samples',
      ]),
    ],
  );
}

/** Which document each tool reads best. */
function editions(): string {
  const files = { '3.1': '`openapi.json`', '3.0': '`openapi-3.0.json`' };
  const compiled = TARGETS.map(({ language, generator, edition }) => ({ language, tool: generator, edition }));
  const tools = [...new Map(compiled.map((one) => [`${one.language} ${one.tool}`, one])).values()];
  return `## Which edition for which tool

The package has the contract as OpenAPI 3.1, \`inventory-service-api/openapi.json\`, and as OpenAPI 3.0,
\`inventory-service-api/openapi-3.0.json\`. They say the same, as far as 3.0 can. Tests check every row:

${table(
  ['language', 'tool', 'document', 'what is checked'],
  [
    ...tools.map(({ language, tool }) => {
      const read = compiled.filter((one) => one.language === language && one.tool === tool);
      const names = [...new Set(read.map(({ edition }) => files[edition]))].toSorted();
      return [
        language,
        tool,
        names.join(' or '),
        '[the client compiles, and calls the sandbox](#clients-of-generators)',
      ];
    }),
    ...GENERATED.map(({ language }) => [
      language,
      `OpenAPI Generator ${OPENAPI_GENERATOR}`,
      files['3.0'],
      'the client has every operation; it is not compiled',
    ]),
    [
      'agents, Python',
      `FastMCP ${pythonVersion('fastmcp')}`,
      `${files['3.1']} or ${files['3.0']}`,
      'every operation is a tool; two of them call the sandbox',
    ],
    [
      'Postman',
      `openapi-to-postmanv2 ${packageVersion('openapi-to-postmanv2', 'recipes')}`,
      files['3.0'],
      '[an imported request calls the sandbox](recipes.md#postman)',
    ],
  ],
)}

[Recipes](recipes.md) start from an empty folder with openapi-python-client, Postman and other tools. For agents, the package also has
[tools of its own](agents.md).`;
}

function fuzzer(): string {
  return `## The fuzzer

Schemathesis makes up requests that hold to the contract and requests that do not, tries what the document gives as examples, and
follows the document's links in sequences of calls. Before a release, it makes up ${EXAMPLES.full} requests for each operation
and phase, and for each change ${EXAMPLES.small} for every sixth operation. It adds those that it derives from each schema. Each request has an organization of its own, unless it
is part of a sequence.

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

/** Each generator with its version and what it makes. */
function generators(): [name: string, version: string, targets: string[]][] {
  const all = [...new Set(TARGETS.map(({ generator }) => generator))];
  return all.map((generator) => {
    const space = generator.lastIndexOf(' ');
    const names = TARGETS.filter((target) => target.generator === generator).map(({ name }) => name);
    return [generator.slice(0, space), generator.slice(space + 1), [...new Set(names)]];
  });
}

function clients(): string {
  return `## Clients of generators

Each client is compiled as it is made, and makes a contact, an item and an invoice, marks it as sent, records the payment, reads
the invoice again and lists it. All but that of oapi-codegen, which leaves forms to its caller, also attach a file and read it back.
Then it reads all samples of requests and responses and writes them again; where a client only declares types, the samples are
compiled as values of them. Among them are an amount of 99,999,999.99, a rate of 83.123456 and an id of 19 digits.

For C#, Go, Java, Kotlin, Rust and Swift, generate from the 3.0 edition, where every number has 64 bits. From 3.1, generators for
Go, Java and C# make 32 bits of ids that are numbers. TypeScript, Python and PHP have no such types, so either edition
will do; the table names the one that works best with each generator. Clients in C#, Kotlin, PHP, Rust and Swift are generated before
a release, and were read on 2026-11-29, but nobody has compiled them. In the Kotlin client, the class for ids is empty by default, so
check that yours keeps them.

${table(
  ['client', 'generator', 'language', 'made from', 'options', 'differences in samples'],
  TARGETS.map(({ name, generator, language, edition, options, differs }) => [
    name,
    generator,
    language,
    `OpenAPI ${edition}`,
    options.includes('`') || options === '' ? options : `\`${options}\``,
    differs.map(({ why }) => why).join(' '),
  ]),
)}

- Where a body may be left out, the client in Go sends \`null\`, which mock and sandbox refuse, since it is not an object. Give it an
  empty one.
- The client of orval calls \`fetch\` with a path alone, for pages of the same origin. Elsewhere, put the address before it.
- \`listOrganizations\` has addresses of its own, which an address that is configured for the client does not change in Java and
  Go: call \`setCustomBaseUrl\` of \`OrganizationsApi\`, or set \`OperationServers\`.
- In the 3.0 edition, what is a list or something else has no type. Clients give these fields \`any\`, \`Object\` and the like.

The generators have these defects. The schema or call below each is enough to show it, and CI fails when one is fixed.

${DEFECTS.map(({ targets, what, part }) => `**${targets.join(', ')}.** ${what}\n\n\`\`\`yaml\n${part.trim()}\n\`\`\``).join('\n\n')}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
