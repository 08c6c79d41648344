import { expect, it } from 'vitest';
import { bundle, isAdapter, modules } from './pure.ts';

it('what runs anywhere is bundled for any platform, and leaves nothing to import', async () => {
  const portable = modules.filter((file) => !isAdapter(file));
  expect(portable.length).toBeGreaterThan(30);
  const { metafile } = await bundle(portable);
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  expect(imports.filter(({ external }) => external)).toEqual([]);
});
