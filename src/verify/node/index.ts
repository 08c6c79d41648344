import { formatJson } from '../report/format-json.ts';
import { formatMarkdown } from '../report/format-markdown.ts';
import { formatSarif } from '../report/format-sarif.ts';
import { formatText } from '../report/format-text.ts';

export { UnresolvedReferenceError } from '../../contract/references.ts';
export { unknownFormats } from '../../contract/validation/formats.ts';
export { SchemaError } from '../../contract/validation/visit.ts';
export { createModel, type Model } from '../contract/model.ts';
export type { Evidence } from '../evidence/evidence.ts';
export type { Exchange } from '../exchange.ts';
export { namedTemplates, readBasePath } from '../inspect/base-path.ts';
export { propose } from '../propose/propose.ts';
export { createRecorderFor } from '../recorder.ts';
export type { Finding } from '../report/finding.ts';
export { formatEvidence } from '../report/format-evidence.ts';
export { type FindSource, remarksOn } from '../report/format-text.ts';
export { reportOn } from '../report/report.ts';
export { whyUnchecked } from '../report/unchecked.ts';
export { createFindSource, createFindSourceOf } from './find-source.ts';
export { ProxyError, readTargetUrl, startProxy } from './proxy/proxy.ts';
export { newFindings, RatchetError } from './ratchet.ts';
export { readTraffic, TrafficError } from './read-traffic.ts';

/** What writes a report, by the name of the format. */
export const formats = { text: formatText, json: formatJson, sarif: formatSarif, markdown: formatMarkdown };
