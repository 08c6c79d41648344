import path from 'node:path';
import type { Document } from '@redocly/openapi-core';

/** A component of the contract in the source file that defines it. */
export interface SourceComponent {
  name: string;
  /** Kind of file that holds it: what is in `parameters.yaml` cannot clash with what is in `schemas.yaml`. */
  kind: 'parameters' | 'responses' | 'schemas' | 'securitySchemes';
  /** Absolute path. */
  file: string;
}

/** Lists the components of parsed source files: every top-level key that is not a URL. */
export function componentsOf(files: readonly Document[]): SourceComponent[] {
  return files.flatMap(({ source, parsed }) => {
    const file = source.absoluteRef;
    return Object.entries(parsed as Record<string, unknown>)
      .filter(([name]) => !name.startsWith('/'))
      .map(([name, value]) => ({ name, kind: kindOf(file, value), file }));
  });
}

function kindOf(file: string, value: unknown): SourceComponent['kind'] {
  const base = path.basename(file, '.yaml');
  if (base === 'responses') return 'responses';
  if (base === 'security') return 'securitySchemes';
  return typeof value === 'object' && value !== null && 'in' in value ? 'parameters' : 'schemas';
}
