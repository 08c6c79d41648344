export * from './serve-mcp.ts';
