import { MORE_SAMPLES } from '../code/more-samples.ts';

window.moreSamples = MORE_SAMPLES;
