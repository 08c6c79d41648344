import { type OpenApiDocument, type Operation, operationsOf } from '../../src/contract/index.ts';
import { type Assumption, assumptionsOf } from './assumptions.ts';
import { type BodySchema, bodySchemas } from './body-schemas.ts';
import type { Edition } from './edition.ts';
import type { RanStep } from './guides/run-guide.ts';
import type { History } from './operation-history.ts';
import { type Group, groupsOf, type Resource, schemaOwners, slugOf } from './resources.ts';
import type { SampleAnswers } from './tried/answers.ts';
import type { TriedFields } from './tried/fields.ts';

/** A move from one state to another, as the sandbox made it when the site was built. */
export interface Move {
  field: string;
  /** Undefined for a new record. */
  from: string | undefined;
  to: string;
  /** The operation that leads there; undefined for time. */
  operation: Operation | undefined;
  label: string;
  /** True if the service documentation names the target state. It never names the starting state. */
  isTargetDocumented: boolean;
}

export type { Group, Resource } from './resources.ts';

/** Everything that the pages are made from. */
export interface Site {
  document: OpenApiDocument;
  operations: Operation[];
  groups: Group[];
  resources: Resource[];
  /** Schemas that several resources use. */
  sharedSchemas: string[];
  /** Schemas that are described with the operation whose body they are. */
  bodySchemas: ReadonlyMap<string, BodySchema>;
  /** Address of the page and place that describes a schema, from the root of the site. */
  schemaLinks: ReadonlyMap<string, string>;
  /** The sandbox's assumptions by operationId. */
  assumptions: ReadonlyMap<string, readonly Assumption[]>;
  tried: TriedFields;
  answers: SampleAnswers;
  /** Observed status changes of a resource's records, by its slug. */
  moves: ReadonlyMap<string, readonly Move[]>;
  /** Names of the sandbox's first records, by id. */
  recordNames: ReadonlyMap<string, string>;
  /** Results of the guides' workflows, by file name. */
  workflows: ReadonlyMap<string, readonly RanStep[]>;
  /** Addresses of the document in its forms, from the root of the site. */
  documents: readonly string[];
  /** Evidence in Markdown; undefined if there is none. */
  observed: string | undefined;
  history: History | undefined;
  /** Version of the site, if there are sites of several versions. */
  edition: Edition | undefined;
}

/**
 * Sorts a document into what the pages show.
 *
 * @param workflows How the workflows of the guides went, by the name of their file.
 */
export function createSite(document: OpenApiDocument, workflows: Site['workflows']): Site {
  const operations = operationsOf(document);
  const owners = schemaOwners(document, operations);
  const bodies = bodySchemas(document, operations);
  const names = Object.keys(document.components.schemas);
  const described = names.filter((name) => !bodies.has(name));
  const groups = groupsOf(document, operations, (tag) => described.filter((name) => owners.get(name) === tag));
  return {
    document,
    operations,
    groups,
    resources: groups.flatMap(({ resources }) => resources),
    sharedSchemas: described.filter((name) => owners.get(name) === undefined),
    bodySchemas: bodies,
    schemaLinks: new Map(
      names.map((name) => {
        const owner = owners.get(name);
        const body = bodies.get(name);
        const page = body
          ? operationLink(body.operation)
          : owner === undefined
            ? 'schemas.html'
            : `resources/${slugOf(owner)}.html`;
        return [name, `${page}#${schemaAnchor(name)}`];
      }),
    ),
    assumptions: assumptionsOf(document),
    tried: new Map(),
    answers: new Map(),
    moves: new Map(),
    recordNames: new Map(),
    workflows,
    documents: [],
    observed: undefined,
    history: undefined,
    edition: undefined,
  };
}

/** Id of the place on a page that describes a schema. */
export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

/** Address of an operation's page, from the root of the site. */
export function operationLink({ id }: Pick<Operation, 'id'>): string {
  return `operations/${id}.html`;
}

/** Address of a resource's page, from the root of the site. */
export function resourceLink({ slug }: Pick<Resource, 'slug'>): string {
  return `resources/${slug}.html`;
}
