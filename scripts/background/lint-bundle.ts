import { lintWithSpectral } from '../stages/lint-bundle.ts';
import { answerWith } from './thread.ts';

answerWith(({ root, json }: { root: string; json: string }) => lintWithSpectral(root, json));
