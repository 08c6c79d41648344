import { MORE_SAMPLES } from '../../src/code/more-samples.ts';

window.moreSamples = MORE_SAMPLES;
