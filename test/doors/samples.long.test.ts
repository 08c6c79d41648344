import { operations } from '../support/document.ts';
import { testSamples } from './samples.ts';

testSamples(['Bearer {token}', 'X-Api-Key: {token}', 'Token key="$`{token}\\"'], operations);
