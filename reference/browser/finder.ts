import { createFind, createGuess } from '../../src/search/index.ts';

// In a script of its own, which the search loads with its index.
Object.assign(window, { createFind, createGuess });
