import { testPlantedDeviations } from './deviations.ts';
import { flowsByOperation } from './support/traffic.ts';

/** Deviations of all kinds can be planted in the calls of the first. */
const SOME = ['deleteRetainerInvoice', 'createInvoice', 'getBundle'];

testPlantedDeviations({ flows: async () => (await flowsByOperation(SOME)).flat(), least: 40, kinds: 19 });
