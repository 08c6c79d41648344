import { readFileSync } from 'node:fs';
import path from 'node:path';
import { table } from '../../scripts/docs/table.ts';
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

/** Writes `docs/contributing/compatibility.md` from what the external checks hold the project to. */
export function compatibilityPage(): string {
  return [INTRODUCTION, overview(), tools(), fuzzer(), linter(), clients(), prism(), IMPORT, ''].join('\n\n');
}

const INTRODUCTION = `# Compatibility

What third-party tools report about the contract, the mock and the sandbox. CI installs each tool at the version below and runs it. It
fails on anything that this page doesn't explain, and on explanations that are no longer needed. Users read [which document to generate a
client from](../package.md#generate-a-client).`;

const IMPORT = `## Import

Tools such as Postman build requests from the document's examples. A test does the same and sends each request to a new sandbox, which
accepts them all. Only \`createShipmentOrder\` needs an optional parameter: \`package_ids\` is documented as mandatory, but not where it
goes.

On 2026-11-29, openapi-to-postmanv2 6.3.3 converted the document with \`parametersResolution: Example\`, and newman sent each request to
a new sandbox. From \`openapi.json\`, 170 of 173 succeeded, because the converter imports the file field of the three uploads as a string.
From \`openapi-3.0.json\`, all 173 succeeded once a file was chosen. \`listOrganizations\` has its own server, so set its URL by hand.`;

function overview(): string {
  return table(
    ['tool', 'version', 'what it does', 'result'],
    [
      [
        '[Schemathesis](#the-fuzzer)',
        SCHEMATHESIS,
        'sends requests to every operation of the mock and the sandbox, with all checks and phases',
        `no server error, no response that breaks its schema; ${BY_THE_SANDBOX.length} kinds of rejections, explained`,
      ],
      [
        '[OWASP rules of Spectral](#the-linters)',
        OWASP,
        'lint the OpenAPI 3.1 document',
        `${OF_OWASP.length} rules not followed everywhere, explained`,
      ],
      [
        '[vacuum](#the-linters)',
        VACUUM,
        'lints the same document with all its rules',
        `${OF_VACUUM.length} rules not followed everywhere, explained`,
      ],
      ...generators().map(([generator, version, names]) => [
        `[${generator}](#clients-of-generators)`,
        version,
        names.length === 1 ? 'generates a client' : `generates clients: ${names.join(', ')}`,
        'each client compiles, sells an item and gets paid in the sandbox, and reads and writes the samples',
      ]),
    ],
  );
}

/** A tool, the document that it reads best, and its options, as Markdown. */
interface Edition {
  language: string;
  tool: string;
  document: string;
  options: string;
  checked: string;
}

/** Which document each tool reads best. */
export function editions(): Edition[] {
  const files = { '3.1': '`openapi.json`', '3.0': '`openapi-3.0.json`' };
  const compiled = TARGETS.map(({ generator, ...target }) => ({ ...target, tool: generator }));
  const tools = [...new Map(compiled.map((one) => [`${one.language} ${one.tool}`, one])).values()];
  return [
    ...tools.map(({ language, tool }) => {
      const read = compiled.filter((one) => one.language === language && one.tool === tool);
      const names = [...new Set(read.map(({ edition }) => files[edition]))].toSorted();
      return {
        language,
        tool,
        document: names.join(' or '),
        options: [...new Set(read.map(({ options }) => optionsOf(options)))].filter(Boolean).join(' '),
        checked: '[the client compiles and calls the sandbox](#clients-of-generators)',
      };
    }),
    ...GENERATED.map(({ language }) => ({
      language,
      tool: `OpenAPI Generator ${OPENAPI_GENERATOR}`,
      document: files['3.0'],
      options: '',
      checked: 'the client has every operation, but is not compiled',
    })),
    {
      language: 'agents, Python',
      tool: `FastMCP ${pythonVersion('fastmcp')}`,
      document: `${files['3.1']} or ${files['3.0']}`,
      options: '',
      checked: 'every operation is a tool; two of them call the sandbox',
    },
    {
      language: 'Postman',
      tool: `openapi-to-postmanv2 ${packageVersion('openapi-to-postmanv2', 'recipes')}`,
      document: files['3.0'],
      options: '',
      checked: '[an imported request calls the sandbox](../recipes.md#postman)',
    },
  ];
}

function tools(): string {
  return `## Which edition for which tool

${table(
  ['language', 'tool', 'document', 'what is checked'],
  editions().map(({ language, tool, document, checked }) => [language, tool, document, checked]),
)}`;
}

function optionsOf(options: string): string {
  return options.includes('`') || options === '' ? options : `\`${options}\``;
}

function fuzzer(): string {
  return `## The fuzzer

Schemathesis generates valid and invalid requests, tries the document's examples, and follows its links in sequences of requests. Before
a release, it generates ${EXAMPLES.full} requests for each operation and phase. For each change, it generates ${EXAMPLES.small} for every sixth operation.

On ${LONG_RUN.day} it ran for 20 minutes against each server with a different seed: ${LONG_RUN.mock} test cases against the mock and
${LONG_RUN.sandbox} against the sandbox. Every request got a response, none with 5xx, and every response matched its schema. What it
reported is explained here:

${table(
  ['server', 'reason in the error response', 'why that is right'],
  BY_THE_SANDBOX.map((one) => [BY_THE_MOCK.includes(one) ? 'both' : 'sandbox', reasonOf(one), one.why]),
)}

When the sandbox rejects a request, \`x-sandbox-rule\` names the rule, which \`docs/sandbox-rules.md\` explains.`;
}

function reasonOf({ refusal, message, operation }: Explanation): string {
  if (refusal === undefined) return operation === undefined ? 'none: accepted' : `none: \`${operation}\` is accepted`;
  return message === undefined ? `\`${refusal}\`` : `\`${refusal}\`: “… ${message.replace(/\.$/, '')} …”`;
}

function linter(): string {
  const head = ['rule', 'why it is not followed everywhere'];
  return `## The linters

Every build runs Spectral's and Redocly's rules for OpenAPI. Of the OWASP rules for Spectral, these are not followed everywhere:

${table(
  head,
  OF_OWASP.map(({ rule, why }) => [`\`${rule}\``, why]),
)}

Of vacuum's rules, in hard mode:

${table(
  head,
  OF_VACUUM.map(({ rule, why }) => [`\`${rule}\``, why]),
)}

vacuum is built from source with pinned packages, because its npm package downloads a program during installation.`;
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

Each client is compiled as generated. It creates a contact, an item and an invoice, marks the invoice as sent, records the payment, and
reads and lists the invoice. All but oapi-codegen's, which leaves forms to you, also attach a file and read it back. Then the client reads
and writes all samples; if it only declares types, the samples are compiled against them. They include an amount of 99,999,999.99, a rate
of 83.123456 and an ID of 19 digits.

From 3.1, generators for Go, Java and C# turn numeric IDs into 32 bits. Clients in C#, Kotlin, PHP, Rust and Swift are generated before a
release and were read on 2026-11-29, but never compiled.

${table(
  ['client', 'generator', 'language', 'generated from', 'options', 'differences in samples'],
  TARGETS.map(({ name, generator, language, edition, options, differs }) => [
    name,
    generator,
    language,
    `OpenAPI ${edition}`,
    optionsOf(options),
    differs.map(({ why }) => why).join(' '),
  ]),
)}

The generators have these defects. The schema or call below each one reproduces it, and CI fails when one is fixed.

${DEFECTS.map(({ targets, what, part }) => `**${targets.join(', ')}.** ${what}\n\n\`\`\`yaml\n${part.trim()}\n\`\`\``).join('\n\n')}`;
}

function prism(): string {
  return `## Prism

\`npm run mock:prism\` runs it with the contract. It responds to these requests differently from our mock, which tests compare:

${table(['request', 'Prism', 'the mock'], PRISM)}`;
}

const PRISM = [
  ['URL', '`/settings/taxes`', '`/inventory/v1/settings/taxes`, as in the service'],
  ['a prefix other than `Service-oauthtoken`', 'accepted', '401'],
  ['`HEAD`', '405', 'as GET'],
  ['wrong method for a literal URL, `GET /invoices/email`', '200, mistaken for an invoice `email`', '405 with `Allow`'],
  ['another content type', '400', '415'],
  ['a body that the contract does not describe', '400', 'accepted and ignored'],
  ["a type other than the contract's guess", '400', 'accepted, and named in `x-mock-inferred`'],
  ['a query parameter in different letter case', 'accepted', '400'],
  ['`Accept: text/html`', '406', 'accepted: each operation has one type'],
  ['`Prefer: code=204` where there is none', 'an error with this status', '400 with the list'],
  ['`Prefer: example=none`', '404', '400 with the list'],
  ['a body in gzip', '400', 'accepted'],
  ['a download', 'the word `string`', 'a file'],
  ['a malformed escape in the URL, a malformed form', 'Prism exits', '400'],
];
