import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  type PromptMessage,
} from '@modelcontextprotocol/sdk/types.js';
import { LANGUAGES, SAMPLES, sampleCall } from '../code-samples/index.ts';
import { suggestion } from '../contract/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { Page, Pages } from './pages.ts';
import { contentsOf } from './resources.ts';
import { type Arguments, asData, checkNames, ProtocolError, ToolError, textIn } from './tool.ts';

/** A prompt as a client of the Model Context Protocol sees it, and what it says. */
interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
  /**
   * Returns the prompt for the agent, and its page.
   *
   * @throws ToolError if the arguments do not fit, with what to do instead.
   */
  write(values: Arguments): { text: string; page: Page };
}

/** Default way to write code: the client of this package. */
const USUAL_LANGUAGE = 'Client';

/** Lets a server list prompts and write them. */
export function servePrompts(server: Server, catalogue: Catalogue, pages: () => Pages): void {
  const prompts = [followGuide(pages), writeCode(catalogue, pages), explainRefusal(catalogue, pages)];
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: prompts.map(({ write: _, ...prompt }) => prompt),
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    try {
      const { description, ...prompt } = promptNamed(prompts, params.name);
      const { text, page } = prompt.write(argumentsOf(prompt, params.arguments ?? {}));
      return { description, messages: [message({ type: 'text', text }), message(embedded(page))] };
    } catch (error) {
      if (error instanceof ToolError) throw new ProtocolError(ErrorCode.InvalidParams, error.message);
      throw error;
    }
  });
}

function followGuide(pages: () => Pages): Prompt {
  return {
    name: 'follow-guide',
    title: 'Carry out a guide',
    description: 'Carries out a guide of the reference with the tools, step by step.',
    arguments: [
      { name: 'guide', description: 'name of the guide, such as order-to-cash or first-invoice', required: true },
      {
        name: 'details',
        description: 'which customer, items and amounts; default: the ones in the guide',
        required: false,
      },
    ],
    write(values) {
      const { guides } = pages();
      const page = guides.get(oneOf(values, 'guide', [...guides.keys()]))!;
      const details = values['details'] === undefined ? '' : ` Use these details: ${textIn(values, 'details')}`;
      const text = `Carry out the guide "${page.title}" below with the tools of this server. Send its requests with the tool call.${details}
Its IDs and names are examples: use IDs from the responses, and names that no record has. After each step, compare the response with
what the guide expects. If it differs, stop and say so. At the end, list the records that you created, with their IDs and states.`;
      return { text, page };
    },
  };
}

function writeCode({ find }: Catalogue, pages: () => Pages): Prompt {
  return {
    name: 'write-code',
    title: 'Write code that calls operations',
    description: 'Writes code that calls operations, from samples that run against the sandbox.',
    arguments: [
      { name: 'operations', description: 'their operationIds, separated by commas', required: true },
      {
        name: 'language',
        description: `${LANGUAGES.join(', ')}; ${USUAL_LANGUAGE} by default, which is TypeScript with this package`,
        required: false,
      },
    ],
    write(values) {
      const entries = operationsIn(values).map(find);
      const control = entries.find(({ isControl }) => isControl);
      if (control)
        throw new ToolError(
          `${control.operation.id} exists only in the sandbox, so code for the service can't call it.`,
        );
      const chosen = oneOf({ language: USUAL_LANGUAGE, ...values }, 'language', LANGUAGES);
      const { write } = SAMPLES.find(({ name }) => name === chosen)!;
      const samples = entries.map(
        ({ operation, document }) =>
          `${operation.id}:\n\n\`\`\`\n${write(sampleCall(document, operation)).trimEnd()}\n\`\`\``,
      );
      const text = `Write code that calls ${entries.map(({ operation: { id } }) => id).join(', ')}. Look them all up with one call of the tool describe, and
try each operation with the tool call before you write the code. IDs are strings. Fields marked as a guess may be missing. Handle
rejections, limits and lost connections as described in the guide that follows. Run the code against \`npx inventory-service-api sandbox\`. Start from
these samples:

${samples.join('\n\n')}`;
      return { text, page: pages().at(ERRORS) };
    },
  };
}

function explainRefusal({ find }: Catalogue, pages: () => Pages): Prompt {
  return {
    name: 'explain-refusal',
    title: 'Explain why a call was rejected',
    description: 'Finds out why the service or the sandbox rejected a call, and what to send instead.',
    arguments: [
      { name: 'operationId', description: 'operation that was called, such as createInvoice', required: true },
      { name: 'answer', description: 'response: the status, and the body if there is one', required: true },
      { name: 'request', description: 'what was sent, without the token', required: false },
    ],
    write(values) {
      const { id } = find(textIn(values, 'operationId')).operation;
      const [answer, request] = [textIn(values, 'answer'), values['request'] ?? 'not given'];
      const text = `A call to ${id} was rejected. Say why, and what to send instead. Look up what it needs with the tool describe, and the records that
it refers to with the tool call. If the response names a rule of the sandbox, say whether that rule is documented or assumed. Do not
repeat a write before you know whether it was carried out. The guide that follows says how to find out.

${asData(`request: ${String(request)}\nanswer: ${answer}`)}`;
      return { text, page: pages().at(ERRORS) };
    },
  };
}

const ERRORS = 'reference:///guides/errors-and-retries.md';

/** @throws ToolError if there is no such prompt. */
function promptNamed(prompts: readonly Prompt[], name: string): Prompt {
  const prompt = prompts.find((one) => one.name === name);
  if (prompt) return prompt;
  const names = prompts.map((one) => one.name);
  throw new ToolError(
    `There is no prompt ${JSON.stringify(name)}.${suggestion(name, names) || ` Choose one of ${names.join(', ')}.`}`,
  );
}

/**
 * The arguments that were given. Clients send those that the user leaves out as empty strings.
 *
 * @throws ToolError if the prompt has no such argument.
 */
function argumentsOf({ name, arguments: known }: Omit<Prompt, 'description'>, values: Arguments): Arguments {
  checkNames(
    name,
    known.map((one) => one.name),
    values,
  );
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** @throws ToolError if no operation is named. */
function operationsIn(values: Arguments): string[] {
  const ids = textIn(values, 'operations')
    .split(/[\s,]+/)
    .filter((id) => id !== '');
  if (ids.length === 0) throw new ToolError('operations must name an operation, such as createInvoice.');
  return [...new Set(ids)];
}

/** @throws ToolError if the argument is missing, or none of the names. */
function oneOf(values: Arguments, argument: string, names: readonly string[]): string {
  const value = textIn(values, argument);
  if (names.includes(value)) return value;
  const hint = suggestion(value, names) || ` Choose one of ${names.join(', ')}.`;
  throw new ToolError(`There is no ${argument} ${JSON.stringify(value)}.${hint}`);
}

function message(content: PromptMessage['content']): PromptMessage {
  return { role: 'user', content };
}

function embedded(page: Page): PromptMessage['content'] {
  return { type: 'resource', resource: contentsOf(page) };
}
