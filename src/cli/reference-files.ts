import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedFile } from '../contract/node/shipped.ts';
import type { Handler } from './static-files.ts';

/** A file that the reference offers and the package does not hold twice. */
interface MadeFile {
  /** From the root of the site. */
  address: string;
  type: string;
  /** The file of the package that it is made from, if it is one. */
  from?: string;
  /** Makes it for the reference in a folder. */
  make(folder: string): string | Promise<string>;
}

const read = (name: string): string => readFileSync(shippedFile(name), 'utf8');

/** Whether a file can be made: a project that has not been compiled has no 3.0 edition. */
function canMake({ from }: MadeFile): boolean {
  try {
    return from === undefined || shippedFile(from) !== '';
  } catch {
    return false;
  }
}

/** The document in its forms, which the package holds elsewhere, and all pages as one text. */
const MADE_FILES: readonly MadeFile[] = [
  {
    address: 'openapi.json',
    type: 'application/json',
    from: 'generated/openapi.json',
    make: () => read('generated/openapi.json'),
  },
  {
    address: 'openapi.yaml',
    type: 'text/yaml',
    from: 'generated/openapi.yaml',
    make: () => read('generated/openapi.yaml'),
  },
  {
    address: 'openapi-3.0.json',
    type: 'application/json',
    from: 'dist/openapi-3.0.json',
    make: () => read('dist/openapi-3.0.json'),
  },
  {
    address: 'openapi-3.0.yaml',
    type: 'text/yaml',
    from: 'dist/openapi-3.0.json',
    make: async () => {
      const { writeYaml } = await import('../contract/yaml.ts');
      return writeYaml(JSON.parse(read('dist/openapi-3.0.json')));
    },
  },
  { address: 'llms-full.txt', type: 'text/plain', make: allPages },
];

/** Lists the files that the reference in a folder lacks, with their content. */
export async function missingFiles(folder: string): Promise<Map<string, string>> {
  const missing = MADE_FILES.filter((file) => canMake(file) && !existsSync(path.join(folder, file.address)));
  return new Map(
    await Promise.all(missing.map(async ({ address, make }) => [address, await make(folder)] as [string, string])),
  );
}

/** Answers requests for the files that the reference in a folder lacks, and passes all others on. */
export function serveMissingFiles(folder: string): Handler {
  return (request, response, next) => {
    const address = request.url?.split('?')[0]?.slice(1);
    const file = MADE_FILES.find((one) => one.address === address);
    if (!file || existsSync(path.join(folder, file.address)) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    void Promise.resolve(file.make(folder)).then(
      (content) => {
        response.writeHead(200, { 'Content-Type': `${file.type};charset=utf-8`, 'Cache-Control': 'no-cache' });
        response.end(request.method === 'HEAD' ? undefined : content);
      },
      () => next(),
    );
  };
}

/** All pages as Markdown, in the order in which `llms.txt` lists them. */
function allPages(folder: string): string {
  const list = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
  const addresses = [...list.matchAll(/^- \[.*?\]\((.+?\.md)\)/gm)].map(([, address]) => address!);
  return addresses.map((address) => readFileSync(path.join(folder, address), 'utf8')).join('\n---\n\n');
}
