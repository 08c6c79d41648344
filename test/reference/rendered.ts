import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderReference } from '../../reference/render.ts';
import { contract } from '../support/document.ts';
import { sharedFolder } from '../support/shared.ts';

const FILE = 'pages.json';

let rendered: Promise<Map<string, string>> | undefined;

/** The pages of the bundle as it is committed; of a font the address alone. They are made once for all test files, and tests do not change them. */
export function renderedReference(): Promise<Map<string, string>> {
  return (rendered ??= readRendered());
}

async function readRendered(): Promise<Map<string, string>> {
  const folder = await sharedFolder('rendered', async (made) => {
    const pages = await renderReference({ document: contract });
    const texts = [...pages].map(([address, content]) => [address, typeof content === 'string' ? content : '']);
    writeFileSync(path.join(made, FILE), JSON.stringify(texts));
  });
  return new Map(JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')) as [string, string][]);
}
