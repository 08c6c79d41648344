import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Call, Row } from './agent-runs/steps.ts';

/** Calls operations with the tool `call` of a server of the Model Context Protocol. */
export function callOver(client: Client): Call {
  return async (operationId, values = {}) => {
    const { content, isError } = await client.callTool({ name: 'call', arguments: { operationId, ...values } });
    const { text } = (content as { text: string }[])[0]!;
    if (isError) throw new Error(text);
    return JSON.parse(/^<data-.*>\n(.*)\n<\/data/m.exec(text)![1]!) as Row;
  };
}
