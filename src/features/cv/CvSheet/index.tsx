import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { MarginSection } from '@site/src/components/MarginSection';
import type { Resume } from '@site/src/data/schemas';
import { EducationEntries, ProjectEntries, VolunteerEntries, WorkEntries } from './Entries';
import { Header } from './Header';
import { FactList, KeywordGroups } from './Lists';
import styles from './styles.module.css';

interface PartProps<Entry> {
  id: string;
  title: string;
  entries: readonly Entry[] | undefined;
  children: (entries: readonly Entry[]) => ReactNode;
}

/** A section of the CV; absent where the résumé has no entries for it. */
function Part<Entry>({ id, title, entries = [], children }: PartProps<Entry>): ReactNode {
  return (
    entries.length > 0 && (
      <MarginSection id={id} title={title}>
        {children(entries)}
      </MarginSection>
    )
  );
}

function Experience({ resume }: { resume: Resume }): ReactNode {
  const { basics, work, projects, sample } = resume;
  return (
    <>
      <Part
        id="summary"
        title={translate({ id: 'cv.CvSheet.summary', message: 'Tóm tắt', description: 'CV section: summary' })}
        entries={[basics.summary]}
      >
        {([summary]) => <p>{summary}</p>}
      </Part>
      <Part
        id="work"
        title={translate({ id: 'cv.CvSheet.work', message: 'Kinh nghiệm', description: 'CV section: positions held' })}
        entries={work}
      >
        {(entries) => <WorkEntries entries={entries} sample={sample} />}
      </Part>
      <Part
        id="projects"
        title={translate({ id: 'cv.CvSheet.projects', message: 'Dự án', description: 'CV section: projects' })}
        entries={projects}
      >
        {(entries) => <ProjectEntries entries={entries} sample={sample} />}
      </Part>
    </>
  );
}

function Background({ resume }: { resume: Resume }): ReactNode {
  const { skills, education, volunteer, sample } = resume;
  return (
    <>
      <Part
        id="skills"
        title={translate({ id: 'cv.CvSheet.skills', message: 'Kỹ năng', description: 'CV section: skills' })}
        entries={skills}
      >
        {(groups) => <KeywordGroups groups={groups} />}
      </Part>
      <Part
        id="education"
        title={translate({ id: 'cv.CvSheet.education', message: 'Học vấn', description: 'CV section: education' })}
        entries={education}
      >
        {(entries) => <EducationEntries entries={entries} sample={sample} />}
      </Part>
      <Part
        id="volunteer"
        title={translate({
          id: 'cv.CvSheet.volunteer',
          message: 'Cộng đồng',
          description: 'CV section: work for communities',
        })}
        entries={volunteer}
      >
        {(entries) => <VolunteerEntries entries={entries} sample={sample} />}
      </Part>
    </>
  );
}

function Credentials({ resume }: { resume: Resume }): ReactNode {
  const { certificates, awards, publications } = resume;
  return (
    <>
      <Part
        id="certificates"
        title={translate({
          id: 'cv.CvSheet.certificates',
          message: 'Chứng chỉ',
          description: 'CV section: certificates',
        })}
        entries={certificates}
      >
        {(entries) => (
          <FactList facts={entries.map(({ name, issuer, date, url }) => ({ name, from: issuer, date, url }))} />
        )}
      </Part>
      <Part
        id="awards"
        title={translate({ id: 'cv.CvSheet.awards', message: 'Giải thưởng', description: 'CV section: awards' })}
        entries={awards}
      >
        {(entries) => (
          <FactList
            facts={entries.map(({ title, awarder, date, summary }) => ({
              name: title,
              from: awarder,
              date,
              text: summary,
            }))}
          />
        )}
      </Part>
      <Part
        id="publications"
        title={translate({
          id: 'cv.CvSheet.publications',
          message: 'Bài viết',
          description: 'CV section: publications',
        })}
        entries={publications}
      >
        {(entries) => (
          <FactList
            facts={entries.map(({ name, publisher, releaseDate, url, summary }) => ({
              name,
              from: publisher,
              date: releaseDate,
              url,
              text: summary,
            }))}
          />
        )}
      </Part>
    </>
  );
}

function Person({ resume }: { resume: Resume }): ReactNode {
  const { languages, interests, references } = resume;
  return (
    <>
      <Part
        id="languages"
        title={translate({ id: 'cv.CvSheet.languages', message: 'Ngôn ngữ', description: 'CV section: languages' })}
        entries={languages}
      >
        {(entries) => <FactList facts={entries.map(({ language, fluency }) => ({ name: language, from: fluency }))} />}
      </Part>
      <Part
        id="interests"
        title={translate({ id: 'cv.CvSheet.interests', message: 'Mối quan tâm', description: 'CV section: interests' })}
        entries={interests}
      >
        {(entries) => (
          <FactList facts={entries.map(({ name, keywords = [] }) => ({ name, text: keywords.join(' · ') }))} />
        )}
      </Part>
      <Part
        id="references"
        title={translate({
          id: 'cv.CvSheet.references',
          message: 'Người giới thiệu',
          description: 'CV section: people who vouch for the owner',
        })}
        entries={references}
      >
        {(entries) => <FactList facts={entries.map(({ name, reference }) => ({ name, text: reference }))} />}
      </Part>
    </>
  );
}

/** The résumé on an A4 sheet, with every section that has entries, in the usual order of a CV. */
export function CvSheet({ resume }: { resume: Resume }): ReactNode {
  return (
    <article className={styles.sheet}>
      <Header basics={resume.basics} />
      <Experience resume={resume} />
      <Background resume={resume} />
      <Credentials resume={resume} />
      <Person resume={resume} />
    </article>
  );
}
