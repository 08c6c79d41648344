import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { generateTypes } from '../stages/types.ts';
import { answerWith } from './thread.ts';

answerWith(async (document: OpenApiDocument) => generateTypes(document));
