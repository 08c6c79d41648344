import { operations } from '../support/document.ts';

/** Operations whose bodies are files: one that is sent, one that is answered. */
const FILES = ['addInvoiceAttachment', 'exportInvoices'];

/** Some operations for the short suites: every sixtieth, and those of files. */
export const SOME = operations.filter(({ id }, index) => index % 60 === 0 || FILES.includes(id));
