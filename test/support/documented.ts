import { readDocumented } from '../../scripts/documented/read.ts';
import { projectAt } from '../../scripts/project.ts';

const documented = readDocumented(projectAt());

/** Every record that the documents of the service state, by the name of its schema. */
export const documentedRecords = documented.records;

/** Every request body whose fields the documents state, by the name of its schema. */
export const documentedBodies = documented.bodies;

/** Every operation that the documents state. */
export const documentedOperations = documented.operations;

/** The documented scopes, by module. */
export const documentedScopes = documented.scopes;
