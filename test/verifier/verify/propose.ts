import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { generateCoverage } from '../../../scripts/build/stages/coverage.ts';
import { contractChanges } from '../../../scripts/release/contract-changes.ts';
import { selectTags } from '../../../src/cli/select.ts';
import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { readDocument } from '../../../src/contract/read.ts';
import type { Node } from '../../../src/contract/walk.ts';
import { applyOverlay, type Overlay, readOverlay } from '../../../src/overlay/overlay.ts';
import { createRecorder, type Evidence } from '../../../src/public/verify.ts';
import { createModel, type Model } from '../../../verifier/verify/contract/model.ts';
import { propose } from '../../../verifier/verify/propose/proposals.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { reportOn } from '../../../verifier/verify/report/report.ts';
import { contract } from '../../support/document.ts';
import { everyNth } from '../../support/full.ts';
import { mutationsOf } from './support/mutations.ts';

/** A document, and what is proposed for it. */
export interface Proposing {
  document: OpenApiDocument;
  model: Model;
  /** The evidence of some exchanges, checked against the document or an edition of it. */
  evidenceOf(exchanges: readonly Exchange[], account?: string, edition?: OpenApiDocument): Evidence;
  /** The document with what an overlay changes. */
  patched(overlay: Overlay): Promise<OpenApiDocument>;
}

/** Proposals for the part of the contract that belongs to some tags, which is read in a fraction of the time. */
export function partFor(tags: readonly string[]): Proposing {
  return proposalsFor(selectTags(contract, tags));
}

/** Proposals for a document. */
export function proposalsFor(document: OpenApiDocument): Proposing {
  return {
    document,
    model: createModel(document),
    evidenceOf(exchanges, account = '', edition = document) {
      const recorder = createRecorder({ document: edition, account });
      exchanges.forEach(recorder);
      return recorder.evidence();
    },
    async patched(overlay) {
      const { document: edition, unused } = await applyOverlay(document as unknown as Node, readOverlay(overlay, 'o'));
      expect(unused).toEqual([]);
      return readDocument(edition);
    },
  };
}

/** What is wrong with a document by the OpenAPI specification. */
export async function problemsIn(document: OpenApiDocument): Promise<string[]> {
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ message }) => message);
}

/** Proposes edits for what was seen of a bundle, among others. */
export function testFlows(
  { document: contract, model, evidenceOf, patched }: Proposing,
  flows: () => Promise<readonly Exchange[]>,
): void {
  let evidence: Evidence;
  let document: OpenApiDocument;
  beforeAll(async () => {
    evidence = evidenceOf(await flows());
    document = await patched(propose(model, evidence).overlay!);
  });

  test('leave nothing of the responses to find in the same traffic', () => {
    const { findings } = reportOn(createModel(document), evidence);
    const left = findings.filter(({ place }) => place.startsWith('response'));
    // A file has the type that it was sent with, so there is no one type to propose.
    expect(left.filter(({ rule }) => rule !== 'media-type')).toEqual([]);
  });

  test('break nobody, and are listed as changes of marks', async () => {
    const changes = await contractChanges(contract, document);
    expect(changes.filter(({ impact }) => impact === 'breaking')).toEqual([]);
    expect(changes).toContainEqual(
      expect.objectContaining({ rule: 'extension-changed', place: expect.stringMatching(/\.x-observed$/) as string }),
    );
  });

  test('are known to coverage', () => {
    const coverage = generateCoverage(document);
    expect(coverage).toContain('## What was observed');
    expect(coverage).toContain('| `getBundle 200` | 1 of 1, 2026-03-28 |');
    expect(coverage).toMatch(/\| schema `Bundle\.date` \| \d of \d, 2026-03-28 \|/);
    expect(generateCoverage(contract)).not.toContain('observed');
  });
}

/** How much of the contract is tried. */
interface Extent {
  /** Of every how many operations the samples are changed. */
  operations: number;
  /** How many changes there are at least. */
  least: number;
  /** Which fifths of them are proposed: as many as there are ways to be wrong, since one place meets each of them once. */
  fifths: readonly number[];
  /** Every how many of them are proposed alone. */
  alone: number;
  /** Every how many of them are compared with the contract, which takes seconds each. */
  compared: number;
}

/** Proposes edits for samples in each of which one value is another. */
export function testMutations({ operations: nth, least, fifths, alone, compared }: Extent): void {
  const { model, evidenceOf, patched } = proposalsFor(contract);
  const operations = new Map(everyNth([...model.operations], nth));
  const mutations = mutationsOf({ ...model, operations });

  test('are proposed edits that leave a valid document, in which all that is documented stands as it was', async () => {
    expect(mutations.length).toBeGreaterThan(least);
    const before = documentedClaims(contract);
    expect(before.size).toBeGreaterThan(700);
    for (const part of fifths) {
      const some = mutations.filter((_, index) => index % 5 === part).map(({ exchange }) => exchange);
      const document = await patched(propose(model, evidenceOf(some)).overlay!);
      const after = documentedClaims(document);
      expect([...before].filter(([pointer, claims]) => after.get(pointer) !== claims)).toEqual([]);
      expect(await problemsIn(document)).toEqual([]);
    }
  });

  test('change only operations that use the property', async () => {
    for (const { exchange, place } of everyNth(mutations, alone)) {
      const overlay = propose(model, evidenceOf([exchange])).overlay;
      if (!overlay) continue;
      const document = await patched(overlay);
      const edited = overlay.actions.filter(({ description }) => description!.startsWith('Allows '));
      const roots = edited.map(
        ({ target }) => /^\$\['components'\]\['schemas'\]\['(\w+)'\]\['properties'\]/.exec(target)?.[1],
      );
      expect(roots, place).not.toContain(undefined);
      const others = changedSchemas(document).filter((name) => !roots.includes(name));
      expect(others, place).toEqual([]);
      expect(withoutMarks(document.paths), place).toBe(withoutMarks(contract.paths));
    }
  });

  test('say whether they break somebody, as the list of changes does', async () => {
    for (const { exchange, place } of everyNth(mutations, compared)) {
      const overlay = propose(model, evidenceOf([exchange])).overlay;
      if (!overlay) continue;
      const changes = await contractChanges(contract, await patched(overlay));
      const isBreaking = changes.some(({ impact }) => impact === 'breaking');
      const says = overlay.actions.some((action) => action['x-impact'] === 'breaking');
      expect(isBreaking, place).toBe(says);
    }
  });
}

/** A part of a document as a string, without marks. */
function withoutMarks(part: unknown): string {
  return JSON.stringify(part, (key, value: unknown) => (key.startsWith('x-') ? undefined : value));
}

/** The schemas of a document that are not those of the contract, whatever their marks. */
function changedSchemas({ components: { schemas } }: OpenApiDocument): string[] {
  const before = contract.components.schemas;
  return Object.keys({ ...before, ...schemas }).filter(
    (name) => withoutMarks(before[name]) !== withoutMarks(schemas[name]),
  );
}

/** What the documents state of values, by JSON Pointer: all claims but those of parts that are marked as guesses. */
function documentedClaims({ components }: OpenApiDocument): Map<string, string> {
  const claims = new Map<string, string>();
  const visit = (schema: Node, at: string): void => {
    if (schema['x-inferred'] !== undefined || schema['x-observed'] !== undefined) return;
    const record = contract.components.schemas[String(schema['$ref']).split('/').at(-1)!];
    const marks = schema['x-not-documented'] as string[] | undefined;
    const isTyped = !marks?.includes('type') && record?.['x-inferred'] === undefined;
    const own = CLAIMS.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [keyword, schema[keyword]]);
    if (isTyped && own.length > 0) claims.set(at, JSON.stringify(own));
    for (const [name, field] of Object.entries(schema['properties'] ?? {})) visit(field as Node, `${at}/${name}`);
    // Of a list that may be none, no entry is stated.
    if (schema['items'] && isTyped) visit(schema['items'] as Node, `${at}/*`);
  };
  // An envelope is documented as far as its operation is.
  for (const [name, schema] of Object.entries(components.schemas)) if (!name.endsWith('Response')) visit(schema, name);
  return claims;
}

const CLAIMS = ['$ref', 'type', 'format', 'pattern', 'enum', 'const', 'minimum', 'maximum', 'minLength', 'maxLength'];
