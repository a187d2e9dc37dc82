import { parseDocument } from 'yaml';
import type { Communities, Profile, Resume, Sample, Showcase } from '../../../data/schemas';
import { FILES, type SiteDataFiles } from './files';
import type { Problem } from './problem';
import { parseField, valueAt } from './valueAt';

/** Every field listed in `sample` must exist, so that the list shrinks as the owner fills in the file. */
export function checkSample(file: string, data: { sample?: Sample }): Problem[] {
  if (!Array.isArray(data.sample)) return [];
  return data.sample.flatMap((field, index) =>
    valueAt(data, parseField(field)) === undefined
      ? [
          {
            file,
            field: `sample[${index}]`,
            message: `lists "${field}", which this file does not contain; remove it from the list`,
          },
        ]
      : [],
  );
}

function checkUnique(file: string, list: string, items: readonly { id: string }[]): Problem[] {
  return items.flatMap(({ id }, index) => {
    const first = items.findIndex((item) => item.id === id);
    return first === index
      ? []
      : [
          {
            file,
            field: `${list}[${index}].id`,
            message: `"${id}" is already the id of ${list}[${first}]; ids must be unique`,
          },
        ];
  });
}

/** A file that the site serves must exist in `static/`. */
export function checkStatic(
  file: string,
  field: string,
  path: string | undefined,
  { hasStatic }: SiteDataFiles,
): Problem[] {
  return path === undefined || hasStatic(path) ? [] : [{ file, field, message: `there is no file static${path}` }];
}

/** Checks ids, tags, images and files of the showcase. */
export function checkShowcase(showcase: Showcase, files: SiteDataFiles): Problem[] {
  const file = FILES.showcase;
  const known = Object.keys(showcase.tags).join(', ');
  const works = showcase.works.flatMap((work, index) => {
    const at = `works[${index}]`;
    const { source } = work.links;
    return [
      ...work.stack.flatMap((tag, position) =>
        Object.hasOwn(showcase.tags, tag)
          ? []
          : [
              {
                file,
                field: `${at}.stack[${position}]`,
                message: `unknown tag "${tag}"; add it to "tags" or use one of ${known}`,
              },
            ],
      ),
      ...checkStatic(file, `${at}.image.src`, work.image.src, files),
      ...checkStatic(file, `${at}.image.srcDark`, work.image.srcDark, files),
      ...checkStatic(file, `${at}.links.file`, work.links.file, files),
      ...(source === undefined || source.includes('://') || files.hasPath(source)
        ? []
        : [{ file, field: `${at}.links.source`, message: `the repository has no "${source}"` }]),
    ];
  });
  return [...checkUnique(file, 'works', showcase.works), ...works];
}

/** Checks ids, pictures and the groups to which events belong. */
export function checkCommunities({ groups, events }: Communities, files: SiteDataFiles): Problem[] {
  const file = FILES.communities;
  const ids = new Set(groups.map(({ id }) => id));
  return [
    ...checkUnique(file, 'groups', groups),
    ...checkUnique(file, 'events', events),
    ...groups.flatMap((group, index) =>
      group.gallery.flatMap(({ src }, position) =>
        checkStatic(file, `groups[${index}].gallery[${position}].src`, src, files),
      ),
    ),
    ...events.flatMap(({ group }, index) =>
      ids.has(group)
        ? []
        : [
            {
              file,
              field: `events[${index}].group`,
              message: `unknown group "${group}"; the groups are ${[...ids].join(', ')}`,
            },
          ],
    ),
  ];
}

/** A résumé must have the name and email of the profile. */
export function checkResume(file: string, resume: Resume, profile: Profile | undefined): Problem[] {
  if (!profile) return [];
  const pairs = [
    ['name', profile.fullName, 'fullName'],
    ['email', profile.email, 'email'],
  ] as const;
  return pairs.flatMap(([key, expected, source]) =>
    resume.basics[key] === expected
      ? []
      : [
          {
            file,
            field: `basics.${key}`,
            message: `"${resume.basics[key]}" differs from ${source} in ${FILES.profile}, "${expected}"`,
          },
        ],
  );
}

/** No period of a résumé may end before it begins; a date without a day or month is compared by what both have. */
export function checkPeriods(file: string, resume: Resume): Problem[] {
  return (['work', 'projects', 'education', 'volunteer'] as const).flatMap((section) =>
    (resume[section] ?? []).flatMap(({ startDate = '', endDate = '' }, index) => {
      const shared = Math.min(startDate.length, endDate.length);
      if (endDate.slice(0, shared) >= startDate.slice(0, shared)) return [];
      const message = `"${endDate}" is before the startDate, "${startDate}"`;
      return [{ file, field: `${section}[${index}].endDate`, message }];
    }),
  );
}

/** The blog's author must be the owner of the profile. */
export function checkAuthors(text: string | undefined, profile: Profile | undefined): Problem[] {
  const file = FILES.authors;
  if (text === undefined) return [{ file, message: 'the file is missing; posts take their author from it' }];
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    const [start] = error.linePos ?? [];
    return [
      {
        file,
        ...(start && { at: { line: start.line, column: start.col } }),
        message: `not valid YAML: ${error.message.split('\n')[0] ?? ''}`,
      },
    ];
  }
  const name: unknown = document.getIn(['owner', 'name']);
  if (!profile || name === profile.fullName) return [];
  return [
    {
      file,
      field: 'owner.name',
      message: `expected "${profile.fullName}", the fullName in ${FILES.profile}, found "${String(name)}"`,
    },
  ];
}
