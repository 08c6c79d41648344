import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recipes, run, serveRecipes } from './recipes.ts';

serveRecipes();

describe('docs/client.md shows', () => {
  it('a record that is created once', async () => {
    const program = `
      const invoice = (reference_number) => ({ customer_id: '4815162342481514001', reference_number, line_items: [] });
      const known = await recipe.createOnce(clientWith({}), invoice('SO-00017'));
      const posted = () => requests.filter((request) => request.startsWith('POST')).length;
      const before = posted();
      // The first list is empty, and the answer to the POST is lost.
      let calls = 0;
      const lossy = async (request) => {
        calls += 1;
        const response = await fetch(request.url, { method: request.method, headers: request.headers, body: request.body && await request.text() });
        if (request.method === 'POST') throw new TypeError('fetch failed');
        return calls === 1 ? Response.json({ code: 0, message: 'success', invoices: [] }) : response;
      };
      const found = await recipe.createOnce(clientWith({ fetch: lossy }), invoice('SO-00017'));
      const refusal = await recipe.createOnce(clientWith({ fetch: async (request) => request.method === 'POST'
        ? Response.json({ code: 5, message: 'no' }, { status: 400 }) : Response.json({ code: 0, message: 'success', invoices: [] }) }), invoice('x')).catch((error) => error.name);
      const created = await recipe.createOnce(clientWith({}), invoice('NEW-1'));
      console.log(JSON.stringify([known.reference_number, before, found.reference_number, posted(), refusal, typeof created.invoice_id]));`;
    expect(await run('Create once', program)).toEqual(['SO-00017', 0, 'SO-00017', 2, 'ApiError', 'string']);
  });
});

it('every recipe of docs/client.md is run here, or where React is installed', () => {
  const files = ['docs.e2e.test.ts', 'docs.long.test.ts', '../external/react/react.external.test.ts'].map(
    (file) => `test/client/${file}`,
  );
  const calls = files.map((file) => readFileSync(file, 'utf8')).join('');
  for (const [heading, programs] of recipes) {
    if (programs.length > 0) expect(calls).toContain(`run('${heading}'`);
    expect(programs.length, heading).toBeLessThanOrEqual(1);
  }
});
