import { account } from '../../../generated/conventions.ts';
import { freshSample } from '../../code-samples/index.ts';
import {
  deprecationInWords,
  fullSampleOf,
  isNode,
  kindOf,
  type MediaType,
  type Node,
  type Operation,
  resolveSchema,
  sampleOf,
  suggestion,
} from '../../contract/index.ts';
import type { Catalogue, Entry } from '../catalogue.ts';
import { createSchemaLines, LEGEND, type SchemaLines } from '../schema-lines.ts';
import { type Arguments, type Tool, ToolError } from '../tool.ts';

const PARTS = ['request', 'response'] as const;
type Part = (typeof PARTS)[number];

/** The tool that says what operations take, or return. */
export function describeTool({ find }: Catalogue): Tool {
  return {
    name: 'describe',
    description:
      'Describes operations: their request with a minimal working sample, or their response. One line per field, required ones first.',
    inputSchema: {
      type: 'object',
      properties: {
        operationId: {
          type: ['string', 'array'],
          items: { type: 'string' },
          description: 'operationId, such as createInvoice, or several',
        },
        part: { type: 'string', enum: PARTS, description: 'request (default), or response' },
      },
      required: ['operationId'],
      additionalProperties: false,
    },
    annotations: { title: 'Describe operations', readOnlyHint: true, openWorldHint: false },
    run(values) {
      const part = partIn(values);
      const entries = idsIn(values).map(find);
      // Those of one document share what they describe.
      const written = new Map(entries.map(({ document }) => [document, createSchemaLines(document)]));
      const text = [
        ...entries.map((entry) => describe(entry, part, written.get(entry.document)!).join('\n')),
        ...[...written.values()].map((lines) => lines.rest().join('\n')).filter((rest) => rest !== ''),
        LEGEND,
      ];
      return { text: text.join('\n\n') };
    },
  };
}

/** @throws ToolError if there is no operationId, or something else in its place. */
function idsIn({ operationId }: Arguments): string[] {
  const ids = [operationId].flat();
  if (ids.length > 0 && ids.every((id) => typeof id === 'string' && id.trim() !== ''))
    return [...new Set(ids as string[])];
  throw new ToolError('operationId must be a non-empty string, or a list of them.');
}

/** @throws ToolError if it is something else. */
function partIn({ part = 'request' }: Arguments): Part {
  if (PARTS.includes(part as Part)) return part as Part;
  throw new ToolError(`part must be request or response.${suggestion(String(part), [...PARTS])}`);
}

function describe(entry: Entry, part: Part, lines: SchemaLines): string[] {
  const { operation } = entry;
  const { id, method, path, summary, description, scope, notDocumented } = operation;
  const facts = [
    ...(scope === undefined ? [] : [`scope ${scope}`]),
    ...(notDocumented.length > 0 ? [`not documented: ${notDocumented.join(', ')}`] : []),
  ];
  return [
    `${id}: ${method.toUpperCase()} ${path}`,
    ...[deprecationInWords(operation.object) ?? []].flat(),
    description || `${summary}.`,
    ...(facts.length > 0 ? [`${facts.join('; ')}.`] : []),
    ...(part === 'request' ? requestLines(entry, lines) : responseLines(operation, lines)),
  ];
}

function requestLines({ operation, document }: Entry, lines: SchemaLines): string[] {
  const { id, parameters, requestBody } = operation;
  const own = parameters.filter(({ name }) => name !== account);
  const bodies = Object.entries(requestBody?.content ?? {});
  return [
    ...own.map(({ name, in: place, required, description = '', schema }) => {
      const about = description.replace(/\.$/, '');
      return `${place} ${name}${required ? '*' : ''}: ${lines.typeOf(schema)}${about === '' ? '' : `; ${about}`}`;
    }),
    ...bodies.flatMap(([type, media]) => {
      const sample = sampleOf(media);
      const fresh = sample === undefined ? [] : [freshSample(id, sample, Math.floor(Date.now() / 1000))];
      const lead = `body (${type}):`;
      // An update needs no field of its sample: it changes those that it is sent.
      const needed = kindOf(operation) === 'update' ? [] : namesIn(sample);
      const { properties } = resolveSchema(document, media.schema);
      const shown = properties ? [] : Object.entries(objectIn(fullSampleOf(media)));
      const guesses = shown.map(
        ([name, value]) => `  ${name}${needed.includes(name) ? '+' : ''}~: ${typeShown(value)}`,
      );
      return [
        lead,
        ...guesses,
        ...bodyLines(media, lines, needed),
        ...fresh.map((one) => `sample: ${JSON.stringify(one)}`),
      ];
    }),
    ...(own.length === 0 && bodies.length === 0 ? ['It has no parameters and no body.'] : []),
  ];
}

function responseLines({ responses, successStatus }: Operation, lines: SchemaLines): string[] {
  const [[type, media] = []] = Object.entries(responses[successStatus]?.content ?? {});
  if (!media) return [`${successStatus}, without a body`];
  return [`${successStatus} (${type}):`, ...bodyLines(media, lines, [])];
}

function bodyLines({ schema }: MediaType, lines: SchemaLines, needed: readonly string[]): string[] {
  return lines.fieldsOf(schema, new Set(needed)).map((line) => `  ${line}`);
}

function objectIn(sample: unknown): Node {
  return isNode(sample) ? sample : {};
}

function namesIn(sample: unknown): string[] {
  return Object.keys(objectIn(sample));
}

/** The type of a value of a sample, where no schema says it. */
function typeShown(value: unknown): string {
  if (Array.isArray(value)) return 'list?; as in the sample';
  return isNode(value) ? 'object?; as in the sample' : `${typeof value}?`;
}
