import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import type { SampleLanguage } from './samples.ts';

/** Further languages, which pages load when one of them is asked for. */
export const MORE_SAMPLES: readonly SampleLanguage[] = [
  { name: 'Go', isWritten: false, write: goSample },
  { name: 'Java', isWritten: false, write: javaSample },
];
