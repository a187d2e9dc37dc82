import { Fragment, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Solution } from '../core/grading/exercise';
import type { ExercisePage } from '../core/grading/exercisePage';
import { planProfile, samePlan, type PlanProfile } from '../core/plans/planProfile';
import type { EngineName } from '../core/types';
import { QueryPlan } from '../QueryPlan';
import { SYSTEM_NAMES } from '../systemNames';
import { SolutionTitle } from './SolutionTitle';
import { usePlans, type Planned } from './usePlans';
import styles from './styles.module.css';

interface Props {
  exercise: ExercisePage;
  engine: EngineName;
  /** Whether the engine has run in this exercise, so that it has been downloaded. */
  hasRun: boolean;
  solutions: readonly Solution[];
  mine?: string | undefined;
}

/** The different query plans of the reader's query and of the solutions, side by side. */
export function PlanComparison(asked: Props): ReactNode {
  const { engine, solutions } = asked;
  const plans = usePlans(asked);
  if (!plans || plans.length === 0) return null;
  return (
    <section className={styles.plans}>
      <p className={styles.solutionTitle}>
        <Translate
          id="sqlLab.PlanComparison.title"
          description="Title of the query plans of the reader's answer and of the solutions"
          values={{ engine: SYSTEM_NAMES[engine] }}
        >
          {'{engine} thực thi các câu này thế nào'}
        </Translate>
      </p>
      <Likeness plans={plans} />
      <div className={styles.sideBySide}>
        {groupAlike(plans).map((alike) => (
          <PlanCard key={alike[0]?.number ?? 0} alike={alike} of={solutions.length} />
        ))}
      </div>
    </section>
  );
}

/** Groups equal plans, so that each is shown once. */
function groupAlike(plans: readonly Planned[]): readonly (readonly Planned[])[] {
  const groups: Planned[][] = [];
  for (const planned of plans) {
    const alike = groups.find(([first]) => first && samePlan(first.plan, planned.plan));
    if (alike) alike.push(planned);
    else groups.push([planned]);
  }
  return groups;
}

function PlanCard({ alike, of }: { alike: readonly Planned[]; of: number }): ReactNode {
  const plan = alike[0]?.plan ?? [];
  return (
    <div className={styles.plan}>
      <p className={styles.planTitle}>
        {alike.map(({ number }, index) => (
          <Fragment key={number ?? 0}>
            {index > 0 && ' · '}
            <SolutionTitle {...(number !== undefined && { number })} of={of} />
          </Fragment>
        ))}
      </p>
      <p className={styles.profile}>
        <Profile profile={planProfile(plan)} />
      </p>
      <QueryPlan steps={plan} />
    </div>
  );
}

function Likeness({ plans: [first, ...others] }: { plans: readonly Planned[] }): ReactNode {
  if (!first || first.number !== undefined) return null;
  const alike = others.find(({ plan }) => samePlan(plan, first.plan));
  return (
    <p className={styles.solutionNote}>
      {alike ? (
        <Translate
          id="sqlLab.PlanComparison.same"
          description="The reader's query has the plan of a solution"
          values={{ number: alike.number ?? 1 }}
        >
          {'Câu của bạn có cùng kế hoạch thực thi với lời giải {number}.'}
        </Translate>
      ) : (
        <Translate id="sqlLab.PlanComparison.other" description="The reader's query has a plan of its own">
          Câu của bạn được thực thi theo cách khác. Trên bảng lớn, câu nào đọc cả bảng ít lần hơn và chạy lại theo từng
          hàng ít lần hơn thì thường nhanh hơn.
        </Translate>
      )}
    </p>
  );
}

function Profile({ profile: { scans, searches, sorts, repeated } }: { profile: PlanProfile }): ReactNode {
  const parts = [
    [
      scans,
      translate(
        {
          id: 'sqlLab.PlanComparison.scans',
          message: 'đọc cả bảng × {count}',
          description: 'How many steps of a plan read a whole table',
        },
        { count: scans },
      ),
    ],
    [
      searches,
      translate(
        {
          id: 'sqlLab.PlanComparison.searches',
          message: 'tìm theo chỉ mục × {count}',
          description: 'How many steps of a plan find rows by an index',
        },
        { count: searches },
      ),
    ],
    [
      sorts,
      translate(
        {
          id: 'sqlLab.PlanComparison.sorts',
          message: 'sắp xếp hoặc gom × {count}',
          description: 'How many steps of a plan sort or group',
        },
        { count: sorts },
      ),
    ],
    [
      repeated,
      translate(
        {
          id: 'sqlLab.PlanComparison.repeated',
          message: 'chạy lại theo từng hàng × {count}',
          description: 'How many queries inside a query run again for each row',
        },
        { count: repeated },
      ),
    ],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([, text]) => text)
    .join(' · ');
}
