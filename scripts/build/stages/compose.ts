import { nameOf, type OpenApiDocument, type Schema, SEE_SCHEMA } from '../../../src/contract/index.ts';
import { CLOSED } from '../closed.ts';
import { type Problem, refuse } from '../problems.ts';
import type { Path, SourceMap } from '../source-map.ts';
import { loosen } from './loosen.ts';

/** A document whose object schemas have all their fields in one place. */
export interface Composition {
  document: OpenApiDocument;
  /** Leads from the composed document back to the sources. */
  map: SourceMap;
  /** Leads from the composed document back to the bundle: the part that brings a field. */
  originOf(path: Path): Path;
}

/** Keywords of a part that say which fields an object has; a part with any other is a rule. */
const PLAIN = new Set(['type', 'description', 'properties', 'required', 'additionalProperties', 'allOf', 'x-inferred']);

/** Number of fields with the same reason from which the schema states it once for all of them. */
const SHARED_FROM = 3;

/** A field of a part, on its way into the schema that takes the part up. */
interface Field {
  schema: Schema;
  /** Where the bundle defines it. */
  path: Path;
  /** Number of references that lead to it. Of two definitions, the outer one applies. */
  depth: number;
  inferred: string | undefined;
}

interface Parts {
  fields: Map<string, Field>;
  required: Set<string>;
  isOpen: boolean;
  rules: Schema[];
}

/**
 * Merges the parts of each `allOf` into the schema that takes them up, and drops the schemas that only served as parts.
 *
 * Merges everything that defines an object's fields. Only rules between fields stay in `allOf`. A part's mark moves down to
 * its fields, unless the schema is marked itself. A guess that includes another part keeps the types of its fields, but not
 * their limits, rules or required fields. Of two definitions of a field, the outer one applies.
 *
 * @throws ContractError if two parts of one level define a field differently.
 */
export function composeSchemas(bundle: OpenApiDocument, bundled: SourceMap): Composition {
  const { schemas } = bundle.components;
  const origins = new Map<string, Path>();
  const clashes: Problem[] = [];

  /** Composes a schema: `from` is its place in the bundle, `to` its place in the composed document. */
  function compose(schema: Schema, from: Path, to: Path): Schema {
    if (!schema.allOf) return composeInner(schema, from, to);
    const parts: Parts = { fields: new Map(), required: new Set(), isOpen: false, rules: [] };
    collect(schema, from, 0, schema['x-inferred'], parts);
    const isMarked = schema['x-inferred'] !== undefined;
    const shared = isMarked ? undefined : sharedReason(parts.fields);
    const properties = [...parts.fields].map(([name, { schema: source, path, depth, inferred }]) => {
      const isTaken = depth > 0 && inferred !== undefined && !CLOSED.has(String(path[2]));
      const field = isTaken ? loosen(source, schemas) : source;
      const place = [...to, 'properties', name];
      origins.set(keyOf(place), path);
      const mark = !isMarked && inferred !== undefined && { 'x-inferred': inferred === shared ? SEE_SCHEMA : inferred };
      return [name, { ...mark, ...compose(field, path, place) }] as const;
    });
    const { allOf, properties: _own, required: _required, type: _type, ...rest } = schema;
    return {
      type: 'object',
      ...rest,
      ...(shared !== undefined && { 'x-inferred-fields': shared }),
      ...(parts.required.size > 0 && { required: [...parts.required] }),
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
      ...(parts.isOpen && { additionalProperties: true }),
      ...(parts.rules.length > 0 && { allOf: parts.rules }),
    };
  }

  function composeInner(schema: Schema, from: Path, to: Path): Schema {
    const { properties, items } = schema;
    return {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, property]) => [
            name,
            compose(property, [...from, 'properties', name], [...to, 'properties', name]),
          ]),
        ),
      }),
      ...(items && { items: compose(items, [...from, 'items'], [...to, 'items']) }),
    };
  }

  function collect(schema: Schema, path: Path, depth: number, inferred: string | undefined, parts: Parts): void {
    schema.allOf?.forEach((part, index) => {
      const name = nameOf(part.$ref);
      const target = name === undefined ? part : schemas[name]!;
      const place = name === undefined ? [...path, 'allOf', index] : ['components', 'schemas', name];
      const { rule, fields } = split(target);
      if (rule && (depth === 0 || inferred === undefined)) parts.rules.push(rule);
      collect(fields, place, name === undefined ? depth : depth + 1, target['x-inferred'] ?? inferred, parts);
    });
    if (schema.additionalProperties === true) parts.isOpen = true;
    const isTaken = depth > 0 && inferred !== undefined && !CLOSED.has(String(path[2]));
    for (const name of isTaken ? [] : (schema.required ?? [])) parts.required.add(name);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      add(parts.fields, name, { schema: property, path: [...path, 'properties', name], depth, inferred });
    }
  }

  function add(fields: Map<string, Field>, name: string, field: Field): void {
    const other = fields.get(name);
    if (!other || (field.depth < other.depth && !isSame(field.schema, other.schema))) fields.set(name, field);
    else if (field.depth === other.depth && !isSame(field.schema, other.schema)) {
      const place = bundled.locate(other.path);
      clashes.push({
        ...bundled.locate(field.path),
        rule: 'compose',
        message: `"${name}" is defined in another way at ${place.file}:${place.line}:${place.column}, and both are parts of one schema.`,
        hint: 'Leave it out of one of the two parts, or define it in the schema that takes both up.',
      });
    }
  }

  const composed = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const path = ['components', 'schemas', name];
      return [name, compose(schema, path, path)];
    }),
  );
  refuse('compose', clashes);
  const document = { ...bundle, components: { ...bundle.components, schemas: composed } };
  const originOf = (path: Path): Path => nearestOrigin(origins, path);
  return {
    document: withoutParts(document),
    map: { locate: (path) => bundled.locate(originOf(path)) },
    originOf,
  };
}

/** The reason for which many fields are inferred, if there is one. The schema gives it once. */
function sharedReason(fields: ReadonlyMap<string, Field>): string | undefined {
  const counts = new Map<string, number>();
  for (const { inferred } of fields.values())
    if (inferred !== undefined) counts.set(inferred, (counts.get(inferred) ?? 0) + 1);
  return [...counts].find(([, count]) => count >= SHARED_FROM)?.[0];
}

/** Takes a part of an `allOf` apart: the fields that it brings, and the rule that it states. */
function split(part: Schema): { fields: Schema; rule: Schema | undefined } {
  const entries = Object.entries(part);
  const rule = entries.filter(([key]) => !PLAIN.has(key));
  if (rule.length === 0) return { fields: part, rule: undefined };
  const texts = entries.filter(([key]) => key === 'description' || key === 'x-inferred');
  const isRuleAlone = !part.properties && !part.allOf;
  return {
    fields: Object.fromEntries(entries.filter(([key]) => PLAIN.has(key) && (key !== 'required' || !isRuleAlone))),
    rule: Object.fromEntries([
      ...texts,
      ...(isRuleAlone && part.required ? [['required', part.required]] : []),
      ...rule,
    ]),
  };
}

/** The place in the bundle of the nearest parent that was moved, and what lies below it. */
function nearestOrigin(origins: ReadonlyMap<string, Path>, path: Path): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const origin = origins.get(keyOf(path.slice(0, length)));
    if (origin) return [...origin, ...path.slice(length)];
  }
  return path;
}

/** Drops the schemas that no operation leads to any more. */
function withoutParts(document: OpenApiDocument): OpenApiDocument {
  const { schemas, ...others } = document.components;
  const used = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const name = key === '$ref' && typeof value === 'string' && /^#\/components\/schemas\/(.+)$/.exec(value)?.[1];
      if (!name) visit(value);
      else if (!used.has(name)) {
        used.add(name);
        visit(schemas[name]);
      }
    }
  };
  visit([document.paths, others]);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...document.components, schemas: kept } };
}

function isSame(left: Schema, right: Schema): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
