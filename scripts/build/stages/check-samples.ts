import {
  keysOf,
  type MediaType,
  type OpenApiDocument,
  operationsOf,
  type Schema,
  samplesOf,
} from '../../../src/contract/index.ts';
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

/**
 * Checks every sample of a document against its schema, and refuses fields that the schema does not name.
 *
 * @throws ContractError if a sample does not match.
 */
export function checkSamples(document: OpenApiDocument, sources: SourceMap): string {
  const samples = [...operationSamples(document), ...sharedSamples(document)];
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
  return `${samples.length} samples match their schemas`;
}

function mismatches(sample: PlacedSample, sources: SourceMap, validator: Validator): Problem[] {
  return validator.violations(sample.schema, sample.value).map(({ pointer, message }) => ({
    ...sources.locate([...sample.path, ...keysOf(pointer)]),
    rule: RULE,
    message: `The sample does not match its schema: ${pointer || 'it'} ${message}.`,
    hint: 'Correct the sample, or the schema if the sample is right by the service documentation.',
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
      : 'Leave the field out, or add it to the schema if the service documentation states it.',
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
