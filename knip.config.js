import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The programs that the scripts of package.json run. */
const programs = [
  ...Object.values(scripts)
    .join('\n')
    .matchAll(/run\.mjs (\S+\.ts)/g),
].map(([, file]) => file);

/** @type {import('knip').KnipConfig} */
export default {
  entry: [
    ...programs,
    'scripts/{compile,docs,typeface}.ts',
    // What the package exports.
    'src/public/*.ts',
    'generated/*.ts',
    'reference/browser/{page,first-paint,finder,workbench}.ts',
    'reference/console/main.tsx',
    // Found by their names: lint rules.
    'scripts/build/rules/*.js',
    'test/**/*.test-d.ts',
    // Started by their paths.
    'bench/bare-server.mjs',
    'bench/client-start.ts',
    'bench/client-upload.ts',
    'test/client/poor-runtime.ts',
    'scripts/unused/note-functions.mjs',
    'test/support/{note-functions,sandbox-process,thread-host}.ts',
    'test/limits/{worker,redis-clients}.ts',
  ],
  project: ['{bench,generated,reference,sandbox,scripts,src,test,verifier}/**'],
  // Projects of their own, which use the package as it is installed, and programs that use clients that are made for them.
  ignore: ['test/consumers/**', 'test/external/clients/typescript/**'],
  // A type in the signature of something exported may be exported too.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // They make the certificate of a server and a pipe, each in a test.
  ignoreBinaries: ['prlimit', 'mkfifo', 'openssl'],
  // Programs that are started by their paths.
  ignoreDependencies: ['@redocly/cli'],
};
