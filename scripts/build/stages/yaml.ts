import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { writeYaml } from '../../../src/contract/yaml.ts';

/** How deep a document is written entry by entry: down to one URL, or one component. */
const DEPTHS: Readonly<Record<string, number>> = { paths: 1, components: 2 };

/**
 * Writes documents as YAML. It remembers each URL and each component as it is written, since writing them takes far
 * longer than to see that they are the same as before.
 */
export function createYamlWriter(): (document: OpenApiDocument) => string {
  let last = new Map<string, string>();

  return (document) => {
    const written = new Map<string, string>();

    function write(key: string, value: unknown, depth: number): string {
      if (depth > 0 && Object.keys(value as object).length > 0) {
        const entries = Object.entries(value as object).map(([name, entry]) => write(name, entry, depth - 1));
        return `${writeYaml({ [key]: null }).replace(/ null\n$/, '')}\n${indent(entries.join(''))}`;
      }
      const json = JSON.stringify({ [key]: value });
      const text = last.get(json) ?? writeYaml({ [key]: value });
      written.set(json, text);
      return text;
    }

    const sections = Object.entries(document).map(([key, value]) => write(key, value, DEPTHS[key] ?? 0));
    last = written;
    return sections.join('');
  };
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
