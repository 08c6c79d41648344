import { rule } from './rule.js';

/** Rules on the tags, one for each resource, and their groups. */
export const tagRules = {
  'tag-groups': rule(
    'Write each tag in one group of `x-tagGroups` of openapi/openapi.yaml: the reference, its navigation and generated/coverage.md are made of the groups.',
    (report) => ({
      Root(root, context) {
        const names = (root.tags ?? []).map(({ name }) => name);
        const groups = /** @type {{ name: string, tags?: string[] }[]} */ (
          /** @type {any} */ (root)['x-tagGroups'] ?? []
        );
        const grouped = groups.flatMap(({ tags = [] }) => tags);
        names.forEach((name, index) => {
          const times = grouped.filter((other) => other === name).length;
          if (times === 1) return;
          report(context, `The tag "${name}" is in ${times === 0 ? 'no group' : `${times} groups`}.`, 'tags', index);
        });
        groups.forEach(({ name, tags = [] }, index) => {
          for (const tag of tags.filter((other) => !names.includes(other)))
            report(
              context,
              `The group "${name}" has the tag "${tag}", which is not in \`tags\`.`,
              'x-tagGroups',
              index,
            );
        });
      },
    }),
  ),
};
