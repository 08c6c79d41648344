import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Client, run } from '../run.ts';

/** Lists the packages that a project needs when it runs. */
const LIST_PACKAGES = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath';

/** Compiles a client in Java with the programs that use it. */
export async function buildJava(folder: string): Promise<Client> {
  const cwd = path.join(folder, 'client');
  const options = ['-Dmdep.outputFile=packages.txt', '-DincludeScope=runtime'];
  await run({ program: 'mvn', args: ['-q', '-B', 'compile', LIST_PACKAGES, ...options], cwd });
  const classpath = `${path.join(cwd, 'target/classes')}:${readFileSync(path.join(cwd, 'packages.txt'), 'utf8')}`;
  // The client is compiled for Java 8; the programs use more.
  const programs = ['OrderToCash', 'Samples'].map((name) => path.join(import.meta.dirname, '../java', `${name}.java`));
  await run({ program: 'javac', args: ['-cp', classpath, '-d', 'target/classes', ...programs], cwd });
  const start = (name: string, ...values: string[]) => ({
    program: 'java',
    args: ['-cp', classpath, name, ...values],
    cwd,
  });
  return {
    orderToCash: (baseUrl, file) => start('OrderToCash', baseUrl, file),
    writeAgain: (file) => start('Samples', file),
  };
}
