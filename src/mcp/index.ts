export * from './serve-http.ts';
export * from './serve-mcp.ts';
