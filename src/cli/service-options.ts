import type { OptionTable, Option as ServiceOption } from '../service/options.ts';
import type { CommandOptions } from './help.ts';

/** The options of a service as options of a command: those that have a flag. */
export function commandOptionsOf(table: OptionTable<object>): CommandOptions {
  const options = Object.values<ServiceOption>(table).flatMap(({ flag, description, default: fallback }) => {
    if (!flag) return [];
    const { name, value, multiple, default: preset } = flag;
    const option = {
      type: value === undefined ? 'boolean' : 'string',
      description,
      ...(value !== undefined && { value }),
      ...(multiple && { multiple }),
      ...(preset === undefined ? fallback !== undefined && { fallback } : { default: preset }),
    } as const;
    return [[name, option] as const];
  });
  return Object.fromEntries(options);
}
