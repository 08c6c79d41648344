export type { Exported, ExportOptions } from '../../sandbox/node/data/export.ts';
export type { SandboxServer } from '../../sandbox/node/serve.ts';
export { SandboxError, SandboxFileError, SandboxOptionError } from '../../sandbox/node/server-errors.ts';
export type { StartSandboxOptions } from '../../sandbox/node/start-options.ts';
export { exportData, startSandbox } from '../../sandbox/node/start-sandbox.ts';
export type { LogEntry } from '../service/log.ts';
export { formatJson, formatLine } from '../service/node/format-log.ts';
export type { Handler } from '../service/node/handler.ts';
