import { UnreadableDocumentError, UnresolvedReferenceError } from '../../contract/index.ts';
import { shippedFile } from '../../contract/node/index.ts';
import {
  applyPolicy,
  type Change,
  diffDocuments,
  formatGithub,
  formatJson,
  formatMarkdown,
  formatText,
  type Policy,
  PolicyError,
  readPolicy,
} from '../../diff/index.ts';
import { defineCommand } from '../command.ts';
import { DOCUMENT } from '../document.ts';
import { type DocumentSource, documentSource, readDocumentSource } from '../git-document.ts';
import { readYamlFile } from '../read-yaml.ts';
import { InputError, UsageError } from '../usage-error.ts';

const FORMATS = { text: formatText, markdown: formatMarkdown, json: formatJson, github: formatGithub };

/** The impacts that `--fail-on` fails on. */
const FAILING = { breaking: ['breaking'], additive: ['breaking', 'warning', 'additive'], none: [] } satisfies Record<
  string,
  Change['impact'][]
>;

/** Compares two documents and says what their differences break. */
export const command = defineCommand({
  name: 'diff',
  summary: 'Compare two OpenAPI documents and name what breaks',
  description: `Compares two OpenAPI 3.1 documents, YAML or JSON, and sorts every change by what it means:

  breaking      what worked may fail: a new required field of a request, a removed field of a response
  warning       nothing is removed, but a reader may see something unexpected: a new value in a response
  additive      more is possible, or responses are stricter, and everything still works
  descriptive   only texts, samples and marks differ

Each says whom it concerns: callers (requests), readers (responses) or importers (names of methods and types).

A document is a file, a file in a commit (main:openapi.yaml), or a commit (main, v0.1.1), which means its
generated/openapi.json. main..HEAD compares two commits.`,
  operands: [
    { name: '<old>', description: 'the earlier document, a file or a commit' },
    { name: '[<new>]', description: 'the later document', fallback: 'the document of this package' },
  ],
  options: {
    format: {
      type: 'string',
      values: ['text', 'markdown', 'json', 'github'],
      default: 'text',
      description: 'format of the list of changes; `github` annotates a pull request in GitHub Actions',
    },
    policy: {
      type: 'string',
      value: '<file>',
      description: 'accepted changes with their reasons, and impacts by kind of change, YAML or JSON',
      fallback: 'none',
    },
    'fail-on': {
      type: 'string',
      values: ['breaking', 'additive', 'none'],
      default: 'breaking',
      description: 'changes that cause exit status 1; `additive` includes warnings and breaking changes',
    },
    document: { ...DOCUMENT.document, description: 'the later document, where <new> is left out' },
  },
  examples: [
    'diff node_modules/inventory-service-api/generated/openapi.json new.yaml',
    'diff main..HEAD --format github',
    'diff v0.1.1 --policy diff-policy.yaml',
    'diff released.json --format markdown > changes.md',
    'diff released.json --format json --fail-on none | jq .bump',
  ],
  notes: 'Exit status: 0 no change to fail on, 1 at least one, 2 wrong usage or an unreadable document.',
  async run({ format, 'fail-on': failOn, policy: policyFile, document }, [first = '', given]) {
    if (given !== undefined && document !== undefined) throw new UsageError('Give the later document once.');
    const second = given ?? document;
    const [before, after] = sourcesOf(first, second);
    const policy = policyFile === undefined ? undefined : await readPolicyFile(policyFile);
    const found = await compareSources(before, after);
    const changes = policy ? applied(policy, found, policyFile!) : found;
    console.log(FORMATS[format](changes, after === SHIPPED ? undefined : after.file));
    const failing: readonly Change['impact'][] = FAILING[failOn];
    return changes.some(({ impact }) => failing.includes(impact)) ? 1 : 0;
  },
});

const SHIPPED: DocumentSource = { file: shippedFile('generated/openapi.json') };

/** The two documents that arguments name. */
function sourcesOf(first: string, second: string | undefined): [DocumentSource, DocumentSource] {
  const [, from, to] = (second === undefined && /^(.+?)\.\.(?!\/)(.+)$/.exec(first)) || [];
  if (from !== undefined && to !== undefined) return [documentSource(from), documentSource(to)];
  return [documentSource(first), second === undefined ? SHIPPED : documentSource(second)];
}

async function readPolicyFile(file: string): Promise<Policy> {
  try {
    return readPolicy(await readYamlFile(file), file);
  } catch (error) {
    if (error instanceof PolicyError) throw new InputError(error.message);
    throw error;
  }
}

/** The changes that are left by a policy. What it accepts, and what it accepts in vain, goes to standard error. */
function applied(policy: Policy, found: readonly Change[], file: string): Change[] {
  const { changes, accepted, unused } = applyPolicy(found, policy);
  if (accepted.length > 0) console.error(`${file} accepts ${accepted.length} of the changes.`);
  for (const { kind, place } of unused)
    console.error(`${file}: there is no ${kind} at ${place}. Remove or correct the entry.`);
  return changes;
}

async function compareSources(before: DocumentSource, after: DocumentSource): Promise<Change[]> {
  try {
    return diffDocuments(await readDocumentSource(before), await readDocumentSource(after));
  } catch (error) {
    if (error instanceof UnreadableDocumentError) throw new InputError(error.message);
    if (error instanceof UnresolvedReferenceError)
      throw new InputError(`Cannot compare ${before.file} with ${after.file}: ${error.message}`);
    throw error;
  }
}
