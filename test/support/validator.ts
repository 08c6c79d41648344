import { openValidator } from '../../scripts/build/validator.ts';
import { contract } from './document.ts';

/** Validates against the bundle as it is committed. Every test uses this one, since each schema is compiled once in it. */
export const validator = openValidator(contract);
