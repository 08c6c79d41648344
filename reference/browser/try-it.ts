import type { SampleCall } from '../../src/code/call.ts';
import type { answerInPage, withPageSandbox } from './page-sandbox.ts';
import { createForm } from './try/create-form.tsx';
import { sendStep } from './try/send-step.ts';

/** What the page lends to the form. */
export interface PageServices {
  /** Writes the samples of the page again, for another call. */
  showSamples(call: SampleCall): void;
  /** The address of the mock or sandbox that serves the page, if one does. */
  ownMock(): Promise<string | undefined>;
  answerInPage: typeof answerInPage;
  withPageSandbox: typeof withPageSandbox;
}

/** What the script of the form defines, as `window.tryIt`. */
export interface TryScript {
  createForm: typeof createForm;
  sendStep: typeof sendStep;
}

window.tryIt = { createForm, sendStep };
