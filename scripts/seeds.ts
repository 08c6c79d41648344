import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { publishFiles } from './lib/made-files.ts';
import { ROOT, readOptions } from './lib/program-options.ts';
import { readStory, type Story, StoryError, tellStory } from './seeds/story/index.ts';
import { makeYear } from './seeds/year/index.ts';

const HELP = `Makes the seeds that a sandbox can start with, and writes them to generated/seeds/: the story, which sandbox/story/ tells, and the
busy year. Run it after you change a rule or the story.

  npm run seeds               write generated/seeds/
  npm run seeds -- --check    fail if generated/seeds/ is out of date; write nothing

Exit status: 0 done, 1 the story has an error or generated/seeds/ is stale, 2 wrong usage.`;

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const options = readOptions(args, HELP, { ...ROOT, check: { type: 'boolean' } });
  if ('status' in options) return options.status;
  const { root, check } = options.values;
  try {
    return publishFiles(root, 'seeds', made(path.join(root, 'sandbox', 'story')), check);
  } catch (error) {
    if (!(error instanceof StoryError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** The files that the story of a folder and the year make. The story comes first, since it takes a second and may be rejected. */
function made(folder: string): Map<string, string> {
  const story = written(tellStory(readStory(folder)));
  const snapshot = gzipSync(JSON.stringify(makeYear('Asia/Kolkata')), { level: 9 }).toString('base64');
  return new Map([
    ['story.json', story],
    ['year.json', `${JSON.stringify({ snapshot })}\n`],
  ]);
}

/** A story as JSON, with one record a line. */
function written(story: Story): string {
  const resources = Object.entries(story).map(
    ([resource, records]) => `"${resource}": [\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`,
  );
  return `{\n${resources.join(',\n')}\n}\n`;
}
