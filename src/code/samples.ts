import type { SampleCall } from './call.ts';
import { clientSample } from './client.ts';
import { curlSample } from './curl.ts';
import { fetchSample } from './fetch.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { pythonSample } from './python.ts';

/** A way to write a call as code. */
export interface SampleLanguage {
  /** What its tab is called. */
  name: string;
  write(call: SampleCall): string;
}

/** The languages, in the order of their tabs. */
export const SAMPLES: readonly SampleLanguage[] = [
  { name: 'curl', write: curlSample },
  { name: 'fetch', write: fetchSample },
  { name: 'Client', write: clientSample },
  { name: 'Python', write: pythonSample },
  { name: 'Go', write: goSample },
  { name: 'Java', write: javaSample },
];
