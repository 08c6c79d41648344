// What the reference reads of the document beyond what the build does.
import '../../src/contract.ts';

/** An address of the service as the document gives it. */
export interface ServerObject {
  url: string;
  variables?: Record<string, { default: string; enum?: string[] }>;
}

declare module '../../src/contract.ts' {
  interface OpenApiDocument {
    servers: ServerObject[];
  }

  interface Parameter {
    example?: unknown;
    'x-inferred'?: string;
  }

  interface Response {
    'x-inferred'?: string;
  }
}
