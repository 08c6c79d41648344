import { lintWithSpectral } from '../stages/lint-bundle.ts';
import { answerWith } from './thread.ts';

answerWith(({ ruleset, json }: { ruleset: string; json: string }) => lintWithSpectral(ruleset, json));
