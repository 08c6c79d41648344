import { createForm } from './try/create-form.tsx';
import { sendStep } from './try/send-step.ts';

/** Functions that send requests. They have their own script, because most pages are only read. */
export interface Workbench {
  createForm: typeof createForm;
  sendStep: typeof sendStep;
}

Object.assign(window, { InventoryWorkbench: { createForm, sendStep } satisfies Workbench });
