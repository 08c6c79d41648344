import { Document, parse, Scalar, visit } from 'yaml';

/** A day or a moment. Readers of YAML 1.1 turn those into dates unless they are quoted, and differ in which forms they know. */
const DATE = /^\d{4}-\d\d-\d\d/;

/** Writes YAML that reads the same by version 1.1, which many parsers still follow, and by 1.2. */
export function writeYaml(value: unknown): string {
  const tree = new Document(value, { version: '1.1', aliasDuplicateObjects: false });
  visit(tree, {
    Scalar: (_key, scalar) => {
      if (DATE.test(String(scalar.value))) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return tree.toString({ lineWidth: 0, indentSeq: false });
}

/**
 * Reads YAML of version 1.2.
 *
 * @throws YAMLParseError if it is not valid.
 */
export function parseYaml(text: string): unknown {
  // Warnings, such as of tags that are not known, would be printed.
  return parse(text, { logLevel: 'error' });
}
