import { analytics } from '../features/analytics/build';
import { auth } from '../features/auth/build';
import { codeLab } from '../features/code-lab/build';
import { comments } from '../features/comments/build';
import { community } from '../features/community/build';
import { contact } from '../features/contact/build';
import { cv } from '../features/cv/build';
import { dashboard } from '../features/dashboard/build';
import { diagrams } from '../features/diagrams/build';
import { epub } from '../features/epub/build';
import { fragmentTarget } from '../features/fragment-target/build';
import { home } from '../features/home/build';
import { k6Lab } from '../features/k6-lab/build';
import { keyboardNavigation } from '../features/keyboard-navigation/build';
import { machines } from '../features/machines/build';
import { menu } from '../features/menu/build';
import { notFound } from '../features/not-found/build';
import { ownerData } from '../features/owner-data/build';
import { problems } from '../features/problems/build';
import { progress } from '../features/progress/build';
import { quiz } from '../features/quiz/build';
import { recordings } from '../features/recordings/build';
import { search } from '../features/search/build';
import { sharing } from '../features/sharing/build';
import { showcase } from '../features/showcase/build';
import { simulators } from '../features/simulators/build';
import { sqlLab } from '../features/sql-lab/build';
import { webLab } from '../features/web-lab/build';
import type { Feature } from './feature';

/**
 * The features that add something to the build. Two are in `docusaurus.config.ts` instead: `offline` lists what all
 * others have written, and so runs after them; `navigation-progress` is an option of `lightPages`.
 */
export const features: readonly Feature[] = [
  analytics,
  auth,
  codeLab,
  comments,
  community,
  contact,
  cv,
  dashboard,
  diagrams,
  epub,
  fragmentTarget,
  home,
  k6Lab,
  keyboardNavigation,
  machines,
  menu,
  notFound,
  ownerData,
  problems,
  progress,
  quiz,
  recordings,
  search,
  sharing,
  showcase,
  simulators,
  sqlLab,
  webLab,
];
