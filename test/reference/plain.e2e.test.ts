import { beforeAll, describe, expect, it } from 'vitest';
import { FIXED_PAGES } from '../../reference/registry.tsx';
import { workflowsOf } from '../../reference/texts.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { contract, flatten, operations } from '../support/document.ts';
import { renderedReference } from './rendered.ts';

let pages: Map<string, string>;
beforeAll(async () => {
  pages = new Map([...(await renderedReference())].filter(([address]) => address.endsWith('.md')));
});

describe('the Markdown of an operation', () => {
  it.each(operations)('$id says what the document does', (operation) => {
    const text = pages.get(`operations/${operation.id}.md`)!;
    expect(text).toMatch(new RegExp(`^# ${operation.summary}\n`));
    expect(text).toContain(operation.path);
    expect(text).toContain(`- Operation: \`${operation.id}\``);
    if (operation.scope !== undefined) expect(text).toContain(`- Scope: \`${operation.scope}\``);
    for (const { name } of operation.parameters) expect(text).toContain(`- \`${name}\` (`);
    const [request] = Object.values(operation.object.requestBody?.content ?? {});
    for (const [name, { required }] of request ? flatten(contract, request.schema) : [])
      expect(text).toMatch(new RegExp(`^- \`${name}\` \\(.*${required ? '; required' : ''}`, 'm'));
    for (const status of Object.keys(operation.object.responses))
      expect(text).toMatch(new RegExp(`^(- )?${status}: `, 'm'));
    expect(text).toContain('```sh\ncurl ');
  });

  it('says what is not documented and what is inferred', () => {
    expect(pages.get('operations/createTax.md')).toContain('Not documented: required fields.');
    expect(pages.get('operations/createTax.md')).toContain('`taxes.unique`');
    expect(pages.get('operations/createInvoice.md')).toContain('type inferred');
  });
});

describe('the Markdown of a resource', () => {
  it('has the fields of its record, its states, its operations and a sample', () => {
    const text = pages.get('resources/invoices.md')!;
    for (const name of flatten(contract, contract.components.schemas['Invoice']!).keys())
      expect(text).toContain(`- \`${name}\` (`);
    expect(text).toMatch(/- `void`: by \[voidInvoice\]\(\.\.\/operations\/voidInvoice\.md\)/);
    const getInvoice = operations.find(({ id }) => id === 'getInvoice')!;
    const sample = sampleOf(getInvoice.object.responses['200']!.content!['application/json']);
    expect(text).toContain(JSON.stringify(sample, null, 2));
  });
});

describe('the Markdown of all pages', () => {
  it('has no HTML', () => {
    const marked = [...pages].filter(
      ([address, text]) => address !== 'changelog.md' && /^<\/?(?:div|p|span)\b/m.test(text),
    );
    expect(marked.map(([address]) => address)).toEqual([]);
  });
});

describe('the Markdown of a guide', () => {
  it.each(FIXED_PAGES.filter((page) => workflowsOf(page).length > 0).map(({ address }) => address))(
    '%s has the steps of its workflows with their calls',
    (address) => {
      const text = pages.get(address.replace(/html$/, 'md'))!;
      expect(text).not.toContain('<!--');
      expect(text.match(/^### \d+\. /gm)!.length).toBeGreaterThan(3);
      expect(text).toMatch(/```sh\ncurl /);
      expect(text).toMatch(/Expect status `20\d`/);
    },
  );
});
