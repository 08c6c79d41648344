import path from 'node:path';

/** Where the files of a project are, as absolute paths. */
export interface Project {
  /** The folder of the project. */
  root: string;
  /** Its `package.json`, which has the version. */
  manifest: string;
  /** The hand-written contract. */
  sources: string;
  /** The index of the contract. */
  entry: string;
  /** Redocly settings for bundling, which complete the sources. */
  bundling: string;
  /** Settings for linting the sources. */
  redocly: string;
  /** Our own rules, which `redocly` refers to. */
  rules: string;
  /** Settings for linting the bundle. */
  spectral: string;
  /** The lists of what the documents of the service state. */
  documented: string;
  generated: string;
}

/** Describes the project in a folder, by default the one that npm runs its scripts in. */
export function projectAt(root = process.cwd()): Project {
  const sources = path.join(root, 'openapi');
  return {
    root,
    manifest: path.join(root, 'package.json'),
    sources,
    entry: path.join(sources, 'openapi.yaml'),
    bundling: path.join(root, 'redocly.yaml'),
    redocly: path.join(root, 'scripts', 'build', 'redocly.yaml'),
    rules: path.join(root, 'scripts', 'build', 'rules'),
    spectral: path.join(root, '.spectral.yaml'),
    documented: path.join(sources, 'documented'),
    generated: path.join(root, 'generated'),
  };
}
