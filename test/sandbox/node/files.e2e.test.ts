import { expect, it } from 'vitest';
import { createInventoryClient } from '../../../src/public/client.ts';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { start } from '../../support/sandbox-server.ts';

const AUTHORIZATION = 'Service-oauthtoken demo';
const INVOICE = '4815162342481523001';

/** Attaches a file by a form that is written by hand, and reads it again. */
async function sendAndRead(baseUrl: string, contentType: string): Promise<Response> {
  const url = `${baseUrl}/invoices/${INVOICE}/attachment?organization_id=10234695`;
  const head = 'Content-Disposition: form-data; name="attachment"; filename="a.pdf"';
  const body = `--x\r\n${head}\r\n${contentType}\r\n\r\nthe bytes\r\n--x--\r\n`;
  const headers = { Authorization: AUTHORIZATION, 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
  return fetch(url, { headers: { Authorization: AUTHORIZATION } });
}

it.each([
  ['Content-Type: application/pdf', 'application/pdf'],
  ['Content-Type: image/png', 'image/png'],
  ['Content-Type: text/html', 'text/html'],
  ['Content-Type: text/html; charset=utf-8', 'text/html'],
  ['X-Other: 1', 'application/octet-stream'],
  ['Content-Type:', 'application/octet-stream'],
  ['Content-Type: nonsense', 'application/octet-stream'],
  ['Content-Type: a/b/c', 'application/octet-stream'],
  ['Content-Type: <script>/alert', 'application/octet-stream'],
  ['Content-Type: text/html\rSet-Cookie: a=1', 'text/html'],
])('an attachment that is sent with %j is answered as %s, and never shown', async (contentType, expected) => {
  const { baseUrl } = await start();
  const response = await sendAndRead(baseUrl, contentType);
  expect(await response.text()).toBe('the bytes');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expected,
    'content-disposition': "attachment; filename*=UTF-8''a.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
  });
  expect(response.headers.get('set-cookie')).toBeNull();
});

it.each(['application/pdf', 'image/png', 'text/html', 'application/json'])(
  'the client gets a file of type %s as it sent it',
  async (type) => {
    const { baseUrl } = await start();
    const sandbox = createSandbox();
    for (const connection of [{ baseUrl }, { baseUrl: sandbox.baseUrl, fetch: sandbox.fetch }]) {
      const inventory = createInventoryClient({ ...connection, organizationId: '10234695', accessToken: 'demo' });
      const attachment = new File(['{"code":7,"message":"x"}'], 'a.pdf', { type });
      await inventory.invoices.addAttachment(INVOICE, { attachment });
      const file = await inventory.invoices.getAttachment(INVOICE);
      expect([file.name, file.type, await file.text()]).toEqual(['a.pdf', type, '{"code":7,"message":"x"}']);
    }
  },
);
