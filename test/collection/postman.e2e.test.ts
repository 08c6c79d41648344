import type { Item, ItemGroup } from 'postman-collection';
import { expect, it } from 'vitest';
import { collection, folders, made, requestsOf, text } from './sent-by-postman.ts';

it('has a folder for each resource and for each workflow, with all their requests', () => {
  const workflows = folders.at(-1)!.items.all() as unknown as ItemGroup<Item>[];
  const read = [...folders.slice(0, -1), ...workflows].map((folder) => ({
    name: folder.name,
    requests: requestsOf(folder).map(({ name }) => name),
  }));
  expect(read).toEqual(
    [...made.resources, ...made.workflows].map(({ name, requests }) => ({
      name,
      requests: requests.map((request) => request.name),
    })),
  );
});

it('has no value for the access token', () => {
  expect(collection.variables.has('organization_id')).toBe(true);
  expect(collection.variables.has('token')).toBe(false);
  expect(text).not.toContain('Service-oauthtoken demo');
});

it('has parameters of the path as variables of the URL, and optional ones of the query switched off', () => {
  const [list, , get] = requestsOf(folders.find(({ name }) => name === 'Taxes')!);
  const url = (item: Item) => item.request.url.toString();
  expect(url(get!)).toBe('{{base_url}}/settings/taxes/4815162342481511001?organization_id={{organization_id}}');
  expect(url(list!)).toBe('{{base_url}}/settings/taxes?organization_id={{organization_id}}');
  expect(list!.request.url.query.map(({ key, disabled }) => [key, disabled ?? false], {})).toEqual([
    ['organization_id', false],
    ['page', true],
    ['per_page', true],
  ]);
});

it('names the file of an upload', () => {
  const folder = folders.find(({ name }) => name === 'Composite items')!;
  const upload = requestsOf(folder).find(({ request }) => request.body?.mode === 'formdata')!;
  expect(upload.request.body!.formdata!.map((field) => field.toJSON(), {})).toEqual([
    { key: 'image', type: 'file', src: 'picture.png' },
  ]);
});
