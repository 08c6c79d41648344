import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OpenApiDocument } from '../src/contract/index.ts';

/** A tool that shows a document in a page. */
interface Peer {
  name: string;
  /** The npm package, with its version. */
  spec: string;
  /** Its standalone build, from the root of the package. */
  script: string;
  /** What the page holds. */
  body: string;
}

const PEERS: readonly Peer[] = [
  {
    name: 'redoc',
    spec: 'redoc@2.5.1',
    script: 'bundles/redoc.standalone.js',
    body: '<redoc spec-url="openapi.json" disable-search="false"></redoc><script src="script.js"></script>',
  },
  {
    name: 'scalar',
    spec: '@scalar/api-reference@1.46.4',
    script: 'dist/browser/standalone.js',
    body: '<script id="api-reference" data-url="openapi.json"></script><script src="script.js"></script>',
  },
];

/**
 * Writes a page for each peer that shows a document, and returns their addresses in the folder by name and version. A peer
 * that can't be fetched is left out.
 */
export function preparePeers(folder: string, document: OpenApiDocument): Record<string, string> {
  return Object.assign({}, ...PEERS.map((peer) => prepare(peer, path.join(folder, peer.name), document)));
}

function prepare(
  { name, spec, script, body }: Peer,
  target: string,
  document: OpenApiDocument,
): Record<string, string> {
  mkdirSync(target);
  try {
    execFileSync('npm', ['pack', spec, '--pack-destination', target, '--silent'], { stdio: 'ignore' });
    const [archive = ''] = readdirSync(target);
    execFileSync('tar', ['-xzf', path.join(target, archive), '-C', target, `package/${script}`]);
  } catch {
    console.log(`${spec} can't be fetched here, so it is left out.\n`);
    return {};
  }
  const files = {
    'script.js': readFileSync(path.join(target, 'package', script)),
    'openapi.json': JSON.stringify(document),
    'index.html': `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,"><body>${body}</body></html>`,
  };
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(path.join(target, file), content);
    writeFileSync(path.join(target, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
  return { [spec.replace(/@(?=\d)/, ' ')]: `${name}/index.html` };
}
