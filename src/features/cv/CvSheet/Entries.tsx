import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { TagList } from '@site/src/components/TagList';
import { Timeline } from '@site/src/components/Timeline';
import type { Resume } from '@site/src/data/schemas';
import { isSample } from '@site/src/features/owner-data/core/sample';
import { Period } from './Period';

type Name = 'work' | 'projects' | 'education' | 'volunteer';

interface Props<Section extends Name> {
  entries: readonly NonNullable<Resume[Section]>[number][];
  sample: Resume['sample'];
}

function Highlights({
  summary,
  highlights = [],
}: {
  summary?: string | undefined;
  highlights?: readonly string[] | undefined;
}): ReactNode {
  return (
    <>
      {summary && <p>{summary}</p>}
      {highlights.length > 0 && (
        <ul>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Positions held, the latest first, as in the file. */
export function WorkEntries({ entries, sample }: Props<'work'>): ReactNode {
  return (
    <Timeline
      items={entries.map(({ name, position, summary, highlights, startDate, endDate }, index) => ({
        key: `${name} ${position}`,
        title: position,
        subtitle: name,
        period: <Period startDate={startDate} endDate={endDate} sample={isSample(sample, `work[${index}]`)} />,
        body: <Highlights summary={summary} highlights={highlights} />,
      }))}
    />
  );
}

/** Projects with their technologies. */
export function ProjectEntries({ entries, sample }: Props<'projects'>): ReactNode {
  return (
    <Timeline
      items={entries.map(({ name, description, highlights, keywords = [], startDate, endDate }, index) => ({
        key: name,
        title: name,
        period: <Period startDate={startDate} endDate={endDate} sample={isSample(sample, `projects[${index}]`)} />,
        body: (
          <>
            <Highlights summary={description} highlights={highlights} />
            {keywords.length > 0 && (
              <TagList
                label={translate({
                  id: 'cv.Entries.keywords',
                  message: 'Công nghệ',
                  description: 'Name of the list of a project’s technologies',
                })}
                tags={keywords}
              />
            )}
          </>
        ),
      }))}
    />
  );
}

/** Schools and courses. */
export function EducationEntries({ entries, sample }: Props<'education'>): ReactNode {
  return (
    <Timeline
      items={entries.map(({ institution, area, studyType, courses = [], startDate, endDate }, index) => ({
        key: `${institution} ${area}`,
        title: [studyType, area].filter(Boolean).join(', '),
        subtitle: institution,
        period: <Period startDate={startDate} endDate={endDate} sample={isSample(sample, `education[${index}]`)} />,
        body: courses.length > 0 && <p>{courses.join(' · ')}</p>,
      }))}
    />
  );
}

/** Volunteer work. */
export function VolunteerEntries({ entries, sample }: Props<'volunteer'>): ReactNode {
  return (
    <Timeline
      items={entries.map(({ organization, position, summary, highlights, startDate, endDate }, index) => ({
        key: organization,
        title: organization,
        subtitle: position,
        period: (
          <Period startDate={startDate} endDate={endDate} sample={isSample(sample, `volunteer[${index}].position`)} />
        ),
        body: <Highlights summary={summary} highlights={highlights} />,
      }))}
    />
  );
}
