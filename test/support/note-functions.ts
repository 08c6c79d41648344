import { afterAll } from 'vitest';

// For `npm run unused`: see scripts/unused/note-functions.mjs.
afterAll(() => void process.emit('unused:write' as 'exit', 0));
