import { SAMPLES, type SampleCall } from '../../../src/code-samples/index.ts';
import { setCode } from '../code.ts';

/** The samples of an operation. Steps of guides have such tabs as well, whose calls stay as they are. */
const SAMPLE_CALL = '#request-sample ~ [data-tabs="code"]';

/** Writes the samples of the page again, for a call with other values. */
export function showSamples(call: SampleCall): void {
  for (const { name, write } of SAMPLES) {
    const code = document.querySelector(`${SAMPLE_CALL} [data-tab="${name}"] code`);
    if (code) setCode(code, write(call));
  }
}
