import { projectAt } from './project.ts';
import { watchContract } from './watch.ts';

await watchContract(projectAt());
