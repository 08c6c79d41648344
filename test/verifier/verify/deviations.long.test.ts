import { testPlantedDeviations } from './deviations.ts';
import { allFlows } from './support/traffic.ts';

testPlantedDeviations({ flows: allFlows, least: 200, kinds: 19 });
