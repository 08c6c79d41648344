import { clientSample } from './client-sample.ts';
import type { SampleCall } from './code-call.ts';
import { curlSample } from './curl-sample.ts';
import { fetchSample } from './fetch-sample.ts';
import { goSample } from './go-sample.ts';
import { javaSample } from './java-sample.ts';
import { pythonSample } from './python-sample.ts';

/** A way to write a call as code. */
export interface SampleLanguage {
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
