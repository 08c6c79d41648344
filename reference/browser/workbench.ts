import { createForm } from './try/create-form.tsx';
import { sendStep } from './try/send-step.ts';

/** What sends calls, in a script of its own: most pages are read, and nothing is sent from them. */
export interface Workbench {
  createForm: typeof createForm;
  sendStep: typeof sendStep;
}

Object.assign(window, { InventoryWorkbench: { createForm, sendStep } satisfies Workbench });
