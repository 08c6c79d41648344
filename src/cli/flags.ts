import type { Option, OptionTable } from '../service/index.ts';
import type { CommandOption, CommandOptions } from './help.ts';

/** The options of a command that a table of options in code describes. */
export function optionsFrom(table: OptionTable<object>): CommandOptions {
  const described = Object.values<Option>(table).flatMap(({ flag, description: inCode, default: preset }) => {
    if (!flag) return [];
    const description = flag.description ?? inCode;
    const option: CommandOption = {
      type: flag.value === undefined ? 'boolean' : 'string',
      description: flag.multiple ? `${description}; may be repeated` : description,
      ...(flag.value !== undefined && { value: flag.value }),
      ...(flag.multiple && { multiple: true }),
      ...(flag.default === undefined ? preset !== undefined && { fallback: preset } : { default: flag.default }),
    };
    return [[flag.name, option] as const];
  });
  return Object.fromEntries(described);
}
