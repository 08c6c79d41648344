/** What the command line is called. */
export const PROGRAM = 'inventory-service-api';
