import { formatJson } from './report/format-json.ts';
import { formatMarkdown } from './report/format-markdown.ts';
import { formatSarif } from './report/format-sarif.ts';
import { formatText } from './report/format-text.ts';

export { contractOf } from '../sandbox/contract/contract.ts';
export { shippedContract } from '../sandbox/contract/shipped.ts';
export { type BehaviourReport, type Recorded, replay } from './replay.ts';

/** What writes a report, by the name of the format. */
export const formats = { text: formatText, json: formatJson, sarif: formatSarif, markdown: formatMarkdown };
