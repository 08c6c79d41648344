import { command } from '../src/cli/commands/mock.ts';

process.exitCode = await command.run(process.argv.slice(2));
