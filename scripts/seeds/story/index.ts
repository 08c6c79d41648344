export { readStory, StoryError } from './read-story.ts';
export { type Story, tellStory } from './tell-story.ts';
