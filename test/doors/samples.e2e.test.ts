import { testSamples } from './samples.ts';
import { SOME } from './some.ts';

// Of the forms, this one has what each language must escape.
testSamples(['Token key="$`{token}\\"'], SOME, ['Client']);
