// Loaded into each Node process of `npm run unused`. When the process ends, it writes down which functions have run.
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAP = /^data:[^,]*;base64,/;

/** @typedef {{ functionName: string, ranges: { startOffset: number, count: number }[] }} RunFunction */

/**
 * Lists where the functions that have run begin in the sources, as `path:line`.
 *
 * @param {string} url The URL or the path of a script with an inline source map.
 * @param {string} code The script.
 * @param {string} sourceMapUrl
 * @param {readonly RunFunction[]} functions
 */
export function placesOf(url, code, sourceMapUrl, functions) {
  const script = url.startsWith('file:') ? fileURLToPath(url) : url;
  const map = new SourceMap(JSON.parse(Buffer.from(sourceMapUrl.replace(MAP, ''), 'base64').toString()));
  const starts = [0];
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  const places = [];
  for (const { ranges } of functions) {
    const [{ startOffset = 0, count = 0 } = {}] = ranges;
    if (count === 0) continue;
    const line = lineOf(starts, startOffset);
    const entry = map.findEntry(line, startOffset - (starts[line] ?? 0));
    if (!('originalSource' in entry)) continue;
    const source = entry.originalSource.startsWith('file:')
      ? fileURLToPath(entry.originalSource)
      : entry.originalSource;
    places.push(`${path.resolve(path.dirname(script), source)}:${entry.originalLine + 1}`);
  }
  return places;
}

/**
 * @param {readonly number[]} starts Where the lines of a script start.
 * @param {number} offset
 */
function lineOf(starts, offset) {
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= offset) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** @param {string} folder Where it is written. */
function note(folder) {
  const session = new Session();
  session.connect();
  /** @type {Map<string, { url: string, map: string }>} */
  const scripts = new Map();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url, sourceMapURL: map } }) => {
    if (map && MAP.test(map) && !url.includes('/node_modules/vite')) scripts.set(scriptId, { url, map });
  });
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  session.post('Debugger.enable');
  const places = new Set();
  // Thousands of processes run, so some have the same id.
  const file = path.join(folder, `${randomUUID()}.json`);
  const write = () => {
    session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      for (const { scriptId, functions } of result) {
        const script = scripts.get(scriptId);
        if (!script) continue;
        session.post('Debugger.getScriptSource', { scriptId }, (failure, source) => {
          if (failure) return;
          for (const place of placesOf(script.url, source.scriptSource, script.map, functions)) places.add(place);
        });
      }
    });
    mkdirSync(folder, { recursive: true });
    // A process may be killed at any time, so the file is replaced as a whole.
    writeFileSync(`${file}.part`, JSON.stringify([...places]));
    renameSync(`${file}.part`, file);
  };
  process.on('exit', write);
  // The processes of Vitest are killed, so they write after each file.
  process.on('unused:write', write);
}

const folder = process.env['UNUSED_FOLDER'];
if (folder) note(folder);
