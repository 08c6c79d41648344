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

  'one-tag': rule(
    'Write `tags` with the one tag of the resource, which openapi/openapi.yaml names: pages, methods of the client and tables are made by tag.',
    (report) => {
      /** @type {unknown[]} */
      let names = [];
      return {
        Root(root) {
          names = (root.tags ?? []).map(({ name }) => name);
        },
        Operation({ tags = [] }, context) {
          const [tag] = tags;
          if (tags.length !== 1) report(context, `An operation has one tag, not ${tags.length}.`, 'tags');
          else if (!names.includes(tag))
            report(context, `The tag "${tag}" is not in the \`tags\` of the index.`, 'tags');
        },
      };
    },
  ),
};
