export { type FactoryFields, factory } from '../sandbox/factory/factory.ts';
export type { FactoryName, FactoryState } from '../sandbox/factory/states.ts';
