import { watchContract } from './build/watch.ts';
import { projectAt } from './lib/project.ts';

await watchContract(projectAt());
