import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { OUTLINES } from '../../../../courses/outlines';
import { PATTERNS, PROBLEMS } from '../../../../courses/problems';
import { SQL_OUTLINE } from '../../../../courses/sql/outline';
import { describeCourse, describeSkills } from '../core/course';
import { describeLost } from '../core/lostLessons';
import { readCourses } from '../../offline/build/courses';
import { describeProblem, listProblems } from '../../problems/core/problem';
import { quizPage, type Quiz } from '../../quiz/core/quiz';
import { QUIZZES_FOLDER, readQuizzes, SECURITY_QUIZZES_FOLDER } from '../../quiz/node/readQuizzes';
import { chooseStarters, describeTopics, exercisesOfTopics } from './describeTopics';
import { readDocs } from './readDocs';

/**
 * Generates the course data of pages, in their language, as JSON files that only the component concerned imports:
 * `quizzes/<id>.json`, `courses/<id>.json` for the roadmap, `skills/<id>.json` for the summary, `exercises.json` (the
 * page of each exercise), `topics.json`, `starters.json` and `topic-exercises.json`, `problem-list.json` for the table of LeetCode problems, `problems/<number>.json` for the
 * facts of each.
 */
export default function coursesPlugin({ siteDir, i18n }: LoadContext): Plugin<readonly Quiz[]> {
  const language = i18n.currentLocale === 'en' ? 'en' : 'vi';
  return {
    name: 'courses',

    getPathsToWatch: () =>
      [QUIZZES_FOLDER, SECURITY_QUIZZES_FOLDER].map((folder) => path.join(siteDir, folder, '*.ts')),

    loadContent: () => readQuizzes(siteDir),

    async contentLoaded({ content, actions }) {
      for (const quiz of content) await actions.createData(`quizzes/${quiz.id}.json`, quizPage(quiz, language));
    },

    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const [version] = content.loadedVersions;
      const docs = await readDocs(version?.docs ?? [], siteDir);
      const topics = version ? readCourses(version) : [];
      await actions.createData('topics.json', describeTopics(topics, docs.values()));
      await actions.createData('starters.json', chooseStarters(topics, docs.values()));
      await actions.createData('topic-exercises.json', exercisesOfTopics(topics, docs.values()));
      for (const outline of OUTLINES) {
        const lost = describeLost(outline, docs.keys(), `courses/${outline.id}/outline.ts`);
        if (lost) throw new Error(lost);
        await actions.createData(`courses/${outline.id}.json`, describeCourse(outline, language, docs));
        await actions.createData(`skills/${outline.id}.json`, describeSkills(outline, language, docs));
      }
      const withExercises = [...docs.values()].filter(({ exercises }) => exercises.length > 0);
      await actions.createData('exercises.json', withExercises);

      const around = { patterns: PATTERNS, course: SQL_OUTLINE, language, docs } as const;
      await actions.createData('problem-list.json', listProblems(PROBLEMS, around));
      for (const problem of PROBLEMS.filter(({ id }) => docs.has(id))) {
        await actions.createData(`problems/${problem.number}.json`, describeProblem(problem, around));
      }
    },
  };
}
