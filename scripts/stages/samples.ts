import type { MediaType, OpenApiDocument } from '../../src/contract/document.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { type Problem, refuse } from '../problems.ts';
import type { SourceMap } from '../source-map.ts';
import { strictValidator } from '../validator.ts';

type Path = readonly (string | number)[];

/**
 * Holds every sample against its schema, and refuses fields that the schema does not name.
 *
 * @throws ContractError if a sample does not match.
 */
export function checkSamples(document: OpenApiDocument, sources: SourceMap): string {
  const validator = strictValidator(document);
  const samples = [...operationSamples(document), ...sharedSamples(document)].filter(
    ({ media }) => media.example !== undefined,
  );
  const problems = samples.flatMap(({ path, media }) =>
    validator.violations(media.schema, media.example).map(
      ({ pointer, message }): Problem => ({
        ...sources.locate([...path, 'example', ...pointer.split('/').slice(1)]),
        rule: 'samples',
        message: `The sample does not match its schema: ${pointer || 'it'} ${message}.`,
        hint: 'Mend the sample, or the schema if the sample is right by the documents of the service.',
      }),
    ),
  );
  refuse('samples', problems);
  return `${samples.length} samples match their schemas`;
}

interface Sample {
  path: Path;
  media: MediaType;
}

function operationSamples(document: OpenApiDocument): Sample[] {
  return operationsOf(document).flatMap(({ method, path, object }) => {
    const place: Path = ['paths', path, method];
    const responses = Object.entries(object.responses).flatMap(([status, { content }]) =>
      mediaOf([...place, 'responses', status], content),
    );
    return [...mediaOf([...place, 'requestBody'], object.requestBody?.content), ...responses];
  });
}

function sharedSamples(document: OpenApiDocument): Sample[] {
  return Object.entries(document.components.responses).flatMap(([name, { content }]) =>
    mediaOf(['components', 'responses', name], content),
  );
}

function mediaOf(place: Path, content: Record<string, MediaType> = {}): Sample[] {
  return Object.entries(content).map(([type, media]) => ({ path: [...place, 'content', type], media }));
}
