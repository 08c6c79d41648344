import standaloneCode from 'ajv/dist/standalone/index.js';
import type { OpenApiDocument, Schema } from '../document.ts';
import { operationsOf } from '../operations.ts';
import { createAjv, loopBoundOf } from './ajv.ts';
import { requestSchemas, standalone } from './schemas.ts';
import { shapeOf } from './shape.ts';

/**
 * Writes the checks of all requests as a module that needs neither Ajv nor the document, and makes no code when it runs.
 * It exports `requests`, a {@link RequestTable}, and calls `require` for some helpers of Ajv, so it has to be bundled, or
 * given one. Schemas that several operations share are written once.
 */
export function compileRequests(document: OpenApiDocument): string {
  const ajv = createAjv(document, { source: true, esm: true });
  const names = new Map<string, string>();
  const shapes: string[] = [];

  function nameOf(schema: Schema): string {
    const text = JSON.stringify(schema);
    let name = names.get(text);
    if (name === undefined) {
      name = `check${names.size}`;
      names.set(text, name);
      ajv.addSchema({ ...standalone(schema), $id: name });
      shapes.push(`${name}: ${JSON.stringify(shapeOf(document, schema))}`);
    }
    return name;
  }

  const rows = operationsOf(document).map((operation) => {
    const parts = Object.entries(requestSchemas(operation)).map(([part, schema]) => {
      const name = nameOf(schema);
      return `${part}: { check: ${name}, shape: shapes.${name} }`;
    });
    return `${JSON.stringify(operation.id)}: { ${parts.join(', ')} }`;
  });
  const checks = standaloneCode.default(ajv, Object.fromEntries([...names.values()].map((name) => [name, name])));
  return [
    shortened(loopBoundOf(document)(checks)),
    ADD,
    `const shapes = {\n${shapes.join(',\n')}\n};`,
    `export const requests = {\n${rows.join(',\n')}\n};\n`,
  ].join('\n');
}

/** How the code of Ajv notes an error. */
const NOTES =
  /const (err\d+) = \{instancePath(?::([^,]*))?,schemaPath:"[^"]*",keyword:("[^"]*"),params:(\{[^}]*\})\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;

/** What notes an error in the shortened code. */
const ADD = `function add(errors, instancePath, keyword, params) {
  const error = { instancePath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}`;

/** Notes errors by calls of one function, which makes the code of the checks a quarter shorter. */
function shortened(code: string): string {
  return code.replaceAll(
    NOTES,
    (_, __, path: string | undefined, keyword: string, params: string) =>
      `vErrors=add(vErrors,${path ?? 'instancePath'},${keyword},${params});errors++;`,
  );
}
