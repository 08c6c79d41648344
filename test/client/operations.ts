import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenBody } from '../../src/contract/conventions.ts';
import { methodName, resourceName } from '../../src/contract/names.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { fullSampleOf } from '../../src/contract/samples.ts';
import { createInventoryClient, type InventoryClient } from '../../src/public/client.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { contract } from '../support/document.ts';
import { leastResponse } from '../support/least-response.ts';

type Method = (...args: unknown[]) => PromiseLike<unknown>;

const ID = '4815162342481516001';

/** The method of an operation. */
function methodOf(client: InventoryClient, operation: Operation): Method {
  const resource = client[resourceName(operation.tag) as keyof InventoryClient] as unknown as Record<string, Method>;
  return resource[methodName(operation)]!;
}

/** What a method is called with: ids, then the sample of the body, then the required query. */
function argumentsOf(operation: Operation): unknown[] {
  const ids = operation.parameters.filter((parameter) => parameter.in === 'path').map(() => ID);
  const query = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && parameter.name !== 'organization_id',
  );
  const required = query.filter((parameter) => parameter.required).map(({ name }) => [name, ID]);
  return [...ids, ...bodyOf(operation), ...(required.length > 0 ? [Object.fromEntries(required)] : [])];
}

function bodyOf(operation: Operation): unknown[] {
  const { id, requestBody } = operation;
  const content = hasOpenBody(contract, operation) ? undefined : requestBody?.content;
  if (content?.['application/json']) return [fullSampleOf(content['application/json'])];
  return content ? [{ [formField(id)]: new File(['a picture'], 'picture.png', { type: 'image/png' }) }] : [];
}

function formField(operationId: string): string {
  return operationId.endsWith('Image') ? 'image' : 'attachment';
}

/** Calls operations by their methods. */
export function testMethods(operations: readonly Operation[]): void {
  describe('an operation, called by its method against the mock', () => {
    let mock: Mock;
    let client: InventoryClient;
    beforeAll(async () => {
      mock = await startMock();
      client = createInventoryClient({
        baseUrl: mock.baseUrl,
        organizationId: '10234695',
        accessToken: 'demo',
        limits: false,
      });
    });
    afterAll(() => mock.close());

    it.each(operations)('$id answers with its sample', async (operation) => {
      const result = await methodOf(client, operation)(...argumentsOf(operation));
      const sample = fullSampleOf(operation.object.responses[operation.successStatus]?.content?.['application/json']);
      if (sample) expect(result).toEqual(sample);
      else expect(result).toBeInstanceOf(File);
    });
  });

  describe('an operation, on the wire', () => {
    interface Sent {
      method: string | undefined;
      url: URL;
      headers: IncomingMessage['headers'];
      body: string;
    }

    let server: Server;
    let client: InventoryClient;
    let sent: Sent[] = [];
    let answersFile = false;
    beforeAll(async () => {
      server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const url = new URL(request.url!, 'http://localhost');
          sent.push({ method: request.method, url, headers: request.headers, body: Buffer.concat(chunks).toString() });
          if (answersFile) response.setHeader('Content-Type', 'application/pdf').end('a file');
          else
            response
              .setHeader('Content-Type', 'application/json')
              .end(JSON.stringify(leastResponse(request.method!, url.pathname)));
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      client = createInventoryClient({
        baseUrl: `http://127.0.0.1:${port}/inventory/v1`,
        organizationId: '10234695',
        accessToken: 'demo',
        limits: false,
      });
    });
    afterAll(() => server.close());

    it.each(operations)('$id sends what the contract says', async (operation) => {
      sent = [];
      answersFile = !operation.object.responses[operation.successStatus]!.content?.['application/json'];
      await methodOf(client, operation)(...argumentsOf(operation));
      const [request, ...others] = sent;
      expect(others).toEqual([]);
      expect(request!.method).toBe(operation.method.toUpperCase());
      expect(request!.url.pathname).toBe(`/inventory/v1${operation.path.replaceAll(/\{\w+\}/g, ID)}`);
      expect(request!.headers.authorization).toBe('Service-oauthtoken demo');

      const query = operation.parameters
        .filter((parameter) => parameter.in === 'query' && parameter.required)
        .map(({ name }) => name);
      expect([...request!.url.searchParams.keys()].sort()).toEqual(query.sort());
      for (const name of query)
        expect(request!.url.searchParams.get(name)).toBe(name === 'organization_id' ? '10234695' : ID);

      const content = hasOpenBody(contract, operation) ? undefined : operation.object.requestBody?.content;
      if (content?.['application/json']) {
        expect(request!.headers['content-type']).toBe('application/json');
        expect(JSON.parse(request!.body)).toEqual(fullSampleOf(content['application/json']));
      } else if (content) {
        expect(request!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
        expect(request!.body).toContain(
          `name="${formField(operation.id)}"; filename="picture.png"\r\nContent-Type: image/png\r\n\r\na picture`,
        );
      } else {
        expect(request!.body).toBe('');
      }
    });
  });
}
