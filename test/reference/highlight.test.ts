import { expect, it } from 'vitest';
import { highlightJson } from '../../reference/highlight.ts';

const row = (id: number) => ({ id, name: 'Trail Towel', rate: 300, tags: ['a', 'b', 'c'] });

it('folds no error of an answer', () => {
  const error = { path: 'body.rate', rule: 'records.value-types', message: 'rate must be a number.' };
  const html = highlightJson(JSON.stringify({ code: 1, errors: [error, error] }, null, 2));
  expect(html).toContain('<details class="json" open>');
  expect(html).not.toContain('<details class="json">');
});

it('folds the rows of a list after the first one, and keeps the text', () => {
  const code = JSON.stringify(
    { items: [row(1), row(2), row(3)], page_context: { page: 1, per_page: 200, more: false } },
    null,
    2,
  );
  const html = highlightJson(code);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(code);
  const folds = [...html.matchAll(/<details class="json"( open)?><summary data-end="(.*?)">(.*?)<i>\n/g)];
  const closed = folds.filter(([, open]) => open === undefined);
  expect(closed.map(([, , end, line]) => `${line} … ${end}`)).toEqual(['    { … },', '    { … }']);
  expect(html).toMatch(/open><summary data-end="}">\s*<span class="key">"page_context"/);
});
