import { readTexts } from '../../scripts/build/source-files.ts';
import { createSourceMap, type SourceMap } from '../../scripts/build/source-map.ts';
import { openSources } from '../../scripts/build/sources.ts';
import { bundleSources } from '../../scripts/build/stages/bundle.ts';
import { checkReferences } from '../../scripts/build/stages/check-references.ts';
import { type Composition, composeSchemas } from '../../scripts/build/stages/compose.ts';
import { addNamedSamples } from '../../scripts/build/stages/named-samples.ts';
import { openValidator } from '../../scripts/build/validator.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { sampledBodies } from '../support/bodies.ts';
import { partOfContract } from '../support/part-of-contract.ts';

/** The contract as it is bundled, and what is made of it. */
export interface Composed {
  bundle: OpenApiDocument;
  map: SourceMap;
  contract: Composition;
}

/**
 * Composes the schemas of the contract.
 *
 * @param resources Of which resources, by default of all.
 */
export async function composed(resources?: readonly string[]): Promise<Composed> {
  const project = projectAt();
  const texts = readTexts(project);
  const sources = await openSources(project, resources ? partOfContract(project, texts, resources) : texts);
  const map = createSourceMap(project, sources, checkReferences(project, sources));
  const bundle = await bundleSources(project, sources);
  const composition = composeSchemas(bundle, map);
  const { document } = addNamedSamples(project, sources, composition.document, composition.map);
  return { bundle, map, contract: { ...composition, document } };
}

/** Judges every sample, and each with any value changed, with the schemas before and after: how many, and which differ. */
export function judgedBodies({ bundle, contract }: Composed): { judged: number; differing: string[] } {
  const [before, after] = [openValidator(bundle), openValidator(contract.document)];
  const bodies = sampledBodies(contract.document);
  const differing = bodies.filter(
    ({ schema, value }) =>
      (before.violations(schema, value).length === 0) !== (after.violations(schema, value).length === 0),
  );
  return { judged: bodies.length, differing: differing.map(({ name }) => name) };
}
