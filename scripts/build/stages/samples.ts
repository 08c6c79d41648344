import type { MediaType, OpenApiDocument, Schema } from '../../../src/contract/document.ts';
import { operationsOf } from '../../../src/contract/operations.ts';
import { keysOf } from '../../../src/contract/references.ts';
import { samplesOf } from '../../../src/contract/samples.ts';
import { type Problem, refuse } from '../problems.ts';
import type { Path, Place, SourceMap } from '../source-map.ts';
import { type UnknownField, unknownFields } from '../unknown-fields.ts';
import { openValidator, type Validator } from '../validator.ts';

const RULE = 'samples';

/** A sample with its schema, and their places in the document. */
interface PlacedSample {
  schema: Schema;
  schemaPath: Path;
  value: unknown;
  path: Path;
}

/** A field of a sample that its schema does not name. */
interface StrayField extends UnknownField {
  place: Place;
}

/** Checks every sample of a document against its schema, and refuses fields that the schema does not name. */
export type SampleCheck = (document: OpenApiDocument, sources: SourceMap) => string;

/**
 * Makes a check of samples that remembers those that match: a sample is only checked against its schema again if one of the
 * two has changed. The check throws a ContractError if a sample does not match.
 */
export function createSampleCheck(): SampleCheck {
  let matching: ReadonlySet<string> = new Set();

  return (document, sources) => {
    const textOfSchema = schemaTexts(document);
    const samples = new Map(
      [...operationSamples(document), ...sharedSamples(document)].map((sample) => [
        sample,
        keyOf(sample, textOfSchema),
      ]),
    );
    const changed = [...samples].flatMap(([sample, key]) => (matching.has(key) ? [] : [sample]));
    if (changed.length > 0) checkSamples(document, changed, sources);
    matching = new Set(samples.values());
    return `${samples.size} samples match their schemas`;
  };
}

function keyOf({ schema, value }: PlacedSample, textOfSchema: (schema: Schema) => string): string {
  return JSON.stringify([textOfSchema(schema), value]);
}

/** Makes a function that writes out a schema with all the schemas that it refers to, at any depth. */
function schemaTexts({ components }: OpenApiDocument): (schema: Schema) => string {
  const texts = new Map(Object.entries(components.schemas).map(([name, schema]) => [name, JSON.stringify(schema)]));
  return (schema) => {
    const own = JSON.stringify(schema);
    const reached = new Set(schemaNames(own));
    for (const name of reached) for (const next of schemaNames(texts.get(name) ?? '')) reached.add(next);
    return [own, ...[...reached].map((name) => texts.get(name))].join('\n');
  };
}

function schemaNames(text: string): string[] {
  return [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
}

function checkSamples(document: OpenApiDocument, samples: readonly PlacedSample[], sources: SourceMap): void {
  const validator = openValidator(document);
  const stray = samples.flatMap(({ schema, schemaPath, value, path }) =>
    unknownFields(document, schema, schemaPath, value).map((field): StrayField => {
      return { ...field, place: sources.locate([...path, ...field.keys]) };
    }),
  );
  refuse('samples', [
    ...samples.flatMap((sample) => mismatches(sample, sources, validator)),
    ...[...groupByMeaning(stray, sources).values()].flatMap((fields) => strayFields(fields, sources)),
  ]);
}

function mismatches(sample: PlacedSample, sources: SourceMap, validator: Validator): Problem[] {
  return validator.violations(sample.schema, sample.value).map(({ pointer, message }) => ({
    ...sources.locate([...sample.path, ...keysOf(pointer)]),
    rule: RULE,
    message: `The sample does not match its schema: ${pointer || 'it'} ${message}.`,
    hint: 'Correct the sample, or the schema if the sample is right by the documents of the service.',
  }));
}

/** Groups stray fields by their name and the field that was probably meant, which several schemas may share. */
function groupByMeaning(fields: readonly StrayField[], sources: SourceMap): Map<string, StrayField[]> {
  const groups = new Map<string, StrayField[]>();
  for (const field of fields) {
    const key = JSON.stringify([field.name, field.nearest && sources.locate(field.nearest.path)]);
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return groups;
}

/** The problems of fields with one meaning. Where several samples differ from the schema, that is one problem. */
function strayFields(fields: readonly StrayField[], sources: SourceMap): Problem[] {
  const [{ name, nearest, place }] = fields as [StrayField];
  const defined = nearest && sources.locate(nearest.path);
  const files = new Set(fields.map((field) => field.place.file)).size;
  if (nearest && defined && files > 1) {
    const message = `${files} samples have the field "${name}" where the schema has "${nearest.name}". The first is at ${textOf(place)}.`;
    return [{ ...defined, rule: RULE, message, hint: 'Correct whichever is misspelt.' }];
  }
  const message = `The sample has the field "${name}", which its schema does not name.`;
  return fields.map((field) => ({
    ...field.place,
    rule: RULE,
    message: nearest ? `${message} Did you mean "${nearest.name}"?` : message,
    hint: defined
      ? `Correct the sample, or the schema, which defines "${nearest?.name}" at ${textOf(defined)}.`
      : 'Leave the field out, or add it to the schema if the documents of the service state it.',
  }));
}

function textOf({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

function operationSamples(document: OpenApiDocument): PlacedSample[] {
  return operationsOf(document).flatMap(({ method, path, object }) => {
    const place: Path = ['paths', path, method];
    const responses = Object.entries(object.responses).flatMap(([status, { content }]) =>
      mediaOf([...place, 'responses', status], content),
    );
    return [...mediaOf([...place, 'requestBody'], object.requestBody?.content), ...responses];
  });
}

function sharedSamples(document: OpenApiDocument): PlacedSample[] {
  return Object.entries(document.components.responses).flatMap(([name, { content }]) =>
    mediaOf(['components', 'responses', name], content),
  );
}

function mediaOf(place: Path, content: Record<string, MediaType> = {}): PlacedSample[] {
  return Object.entries(content).flatMap(([type, media]) => {
    const base = [...place, 'content', type];
    return samplesOf(media).map(({ value, path }) => {
      return { schema: media.schema, schemaPath: [...base, 'schema'], value, path: [...base, ...path] };
    });
  });
}
