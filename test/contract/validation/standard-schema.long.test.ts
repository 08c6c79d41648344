import { describe } from 'vitest';
import { testAgainstAjv, writtenSchemas } from './standard-schema.ts';

const schemas = writtenSchemas();

describe('a validator of a schema', () => testAgainstAjv(schemas, 1));
