import { csharpSample } from './csharp.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { phpSample } from './php.ts';
import type { SampleLanguage } from './samples.ts';

/** Further languages, which pages load when one of them is asked for. */
export const MORE_SAMPLES: readonly SampleLanguage[] = [
  { name: 'PHP', isWritten: false, write: phpSample },
  { name: 'Go', isWritten: false, write: goSample },
  { name: 'Java', isWritten: false, write: javaSample },
  { name: 'C#', isWritten: false, write: csharpSample },
];
