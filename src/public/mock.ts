export type { Violation } from '../contract/validation/violations.ts';
export type { CreateEngine } from '../mock/mock-engine.ts';
export { MockError, MockFileError, MockOptionError } from '../mock/mock-errors.ts';
export type { MockOptions } from '../mock/mock-options.ts';
export { type Mock, REFUSAL_HEADER, startMock } from '../mock/start-mock.ts';
export type { Failure } from '../service/failure.ts';
export type { LogEntry } from '../service/log.ts';
export { formatJson, formatLine } from '../service/node/format-log.ts';
export type { Handler } from '../service/node/handler.ts';
export type { RefusalReason } from '../service/reasons.ts';
export type {
  Engine,
  EngineAnswer,
  EngineCall,
  FormField,
  FormFile,
  FormPayload,
  JsonPayload,
  Payload,
  Preferences,
  Scopes,
} from '../service/service-engine.ts';
export { Refusal } from '../service/service-refusal.ts';
