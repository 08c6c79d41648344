import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
  type TextResourceContents,
} from '@modelcontextprotocol/sdk/types.js';
import { capped } from './answer-size.ts';
import { OPERATION_URIS, type Page, type Pages } from './pages.ts';
import { ProtocolError } from './tool.ts';

const MIME_TYPE = 'text/markdown';

/** The protocol's error code for an unknown resource. */
const NOT_FOUND = -32002;

/** Lets a server list and read pages as resources. */
export function serveResources(server: Server, pages: () => Pages): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: pages().listed.map(({ text, ...page }) => ({
      ...page,
      mimeType: MIME_TYPE,
      size: Buffer.byteLength(capped(text)),
    })),
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: OPERATION_URIS,
        name: 'operation',
        title: 'An operation',
        description:
          'Everything about an operation: fields, samples and rules. For a shorter summary of what a call needs, use the tool describe.',
        mimeType: MIME_TYPE,
      },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => ({
    contents: [contentsOf(pageAt(pages(), uri))],
  }));
}

/** A page as it is read, or put into a prompt. Of the longest, such as the changelog, it is the beginning. */
export function contentsOf({ uri, text }: Page): TextResourceContents {
  return { uri, mimeType: MIME_TYPE, text: capped(text) };
}

function pageAt(pages: Pages, uri: string): Page {
  try {
    return pages.at(uri);
  } catch (error) {
    if (error instanceof RangeError) throw new ProtocolError(NOT_FOUND, error.message);
    throw error;
  }
}
