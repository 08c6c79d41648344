import { openValidator, type Violation } from '../../scripts/build/validator.ts';
import { lenientSchema, lenientSchemas } from '../../scripts/package/lenient-schemas.ts';
import type { Schema } from '../../src/contract/document.ts';
import { type Guess, STATED } from '../../src/contract/validation/guess.ts';
import { contract } from './document.ts';

/** Validates against the bundle as it is committed. Every test uses this one, since each schema is compiled once in it. */
export const validator = openValidator(contract);

/** The same for the schemas as our tools read them: a type that is a guess refuses nothing. */
export const lenientValidator = {
  of(schema: Schema, guess: Guess = STATED): (value: unknown) => Violation[] {
    return lenient.of(lenientSchema(schema, guess));
  },
};

const { components } = contract;
const lenient = openValidator({ ...contract, components: { ...components, schemas: lenientSchemas(contract) } });
