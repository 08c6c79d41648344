import { readDocumented } from '../../scripts/build/documented/read-documented.ts';
import { readTexts } from '../../scripts/build/source-files.ts';
import { projectAt } from '../../scripts/lib/project.ts';

const project = projectAt();

/** What the documents of the service state. */
export const documented = readDocumented(project, readTexts(project));

/** Every record that the documents of the service state, by the name of its schema. */
export const documentedRecords = documented.records;

/** Every request body whose fields the documents state, by the name of its schema. */
export const documentedBodies = documented.bodies;

/** Every operation that the documents state. */
export const documentedOperations = documented.operations;
