import type { SampleCall } from './call.ts';
import { clientSample } from './client.ts';
import { curlSample } from './curl.ts';
import { fetchSample } from './fetch.ts';
import { pythonSample } from './python.ts';

/** A way to write a call as code. */
export interface SampleLanguage {
  /** What its tab is called. */
  name: string;
  /** Whether pages hold it. The others are written by the script of the page. */
  isWritten: boolean;
  write(call: SampleCall): string;
}

/** The languages that have a tab, in the order of their tabs. */
export const SAMPLES: readonly SampleLanguage[] = [
  { name: 'curl', isWritten: true, write: curlSample },
  { name: 'fetch', isWritten: false, write: fetchSample },
  { name: 'Client', isWritten: true, write: clientSample },
  { name: 'Python', isWritten: false, write: pythonSample },
];

/** The tab that offers the other languages. */
export const MORE = 'More';
