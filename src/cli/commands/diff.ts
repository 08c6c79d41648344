import { readDocumentFile } from '../../contract/node/read-file.ts';
import { shippedFile } from '../../contract/node/shipped.ts';
import { UnreadableDocumentError } from '../../contract/read.ts';
import { UnresolvedReferenceError } from '../../contract/references.ts';
import { type Change, diffDocuments } from '../../diff/index.ts';
import { formatJson } from '../../diff/report/json.ts';
import { formatMarkdown } from '../../diff/report/markdown.ts';
import { formatText } from '../../diff/report/text.ts';
import { defineCommand } from '../command.ts';
import { CommandError } from '../errors.ts';

const FORMATS = { text: formatText, markdown: formatMarkdown, json: formatJson };

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
  warning       nothing is taken away, but a reader may meet the unexpected: a new value in a response
  additive      more is possible, or responses keep to more, and whatever worked still does
  descriptive   only texts, samples and marks differ

Each says whom it concerns: callers (requests), readers (responses) or importers (names of methods and types).`,
  operands: [
    { name: '<old>', description: 'the earlier document' },
    { name: '[<new>]', description: 'the later document', fallback: 'the one of this package' },
  ],
  options: {
    format: {
      type: 'string',
      values: ['text', 'markdown', 'json'],
      default: 'text',
      description: 'format of the list of changes',
    },
    'fail-on': {
      type: 'string',
      values: ['breaking', 'additive', 'none'],
      default: 'breaking',
      description: 'changes that end with exit status 1; `additive` includes warnings and breaking changes',
    },
  },
  examples: [
    'diff node_modules/inventory-service-api/generated/openapi.json new.yaml',
    'diff released.json --format markdown > changes.md',
    'diff released.json --format json --fail-on none | jq .bump',
  ],
  notes: 'Exit status: 0 nothing to fail on, 1 something to fail on or a file that cannot be read, 2 wrong usage.',
  async run({ format, 'fail-on': failOn }, [before = '', after = shippedFile('generated/openapi.json')]) {
    const changes = await compareFiles(before, after);
    console.log(FORMATS[format](changes));
    const failing: readonly Change['impact'][] = FAILING[failOn];
    return changes.some(({ impact }) => failing.includes(impact)) ? 1 : 0;
  },
});

async function compareFiles(before: string, after: string): Promise<Change[]> {
  try {
    return diffDocuments(await readDocumentFile(before), await readDocumentFile(after));
  } catch (error) {
    if (error instanceof UnreadableDocumentError) throw new CommandError(error.message);
    if (error instanceof UnresolvedReferenceError)
      throw new CommandError(`Cannot compare ${before} with ${after}: ${error.message}`);
    throw error;
  }
}
