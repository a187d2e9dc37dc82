import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Solution } from '../core/grading/exercise';
import type { ExercisePage } from '../core/grading/exercisePage';
import { planProfile, samePlan, type PlanProfile } from '../core/plans/planProfile';
import type { PlanNode } from '../core/plans/queryPlan';
import type { EngineName } from '../core/types';
import { QueryPlan } from '../QueryPlan';
import { SYSTEM_NAMES } from '../systemNames';
import { SolutionTitle } from './SolutionTitle';
import { useLoaded } from './useLoaded';
import { loadExerciseLab } from '../worker/loadLab';
import styles from './styles.module.css';

interface Props {
  exercise: ExercisePage;
  engine: EngineName;
  /** Whether the engine has run in this exercise, so that it has been downloaded. */
  hasRun: boolean;
  solutions: readonly Solution[];
  mine?: string | undefined;
}

interface Planned {
  /** Position among the solutions, from 1; undefined for the reader's own. */
  readonly number?: number;
  readonly plan: readonly PlanNode[];
}

/** The query plans of the reader's query and of the solutions, side by side. */
export function PlanComparison({ exercise, engine, hasRun, solutions, mine }: Props): ReactNode {
  const { value: plans } = useLoaded(`${engine} ${hasRun} ${mine ?? ''}`, async () => {
    const { mayRun, planInPage } = await loadExerciseLab();
    if (!(await mayRun(engine))) return [];
    const texts = [
      ...(mine === undefined ? [] : [{ sql: mine }]),
      ...solutions.map(({ sql }, index) => ({ sql, number: index + 1 })),
    ];
    const planned = await Promise.all(
      texts.map(async ({ sql, ...title }) => ({ ...title, plan: await planInPage(exercise, engine, sql) })),
    );
    return planned.flatMap(({ plan, ...title }): Planned[] => (plan ? [{ ...title, plan }] : []));
  });
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
        {plans.map(({ number, plan }) => (
          <div key={number ?? 0} className={styles.plan}>
            <p className={styles.planTitle}>
              <SolutionTitle {...(number !== undefined && { number })} of={solutions.length} />
            </p>
            <p className={styles.profile}>
              <Profile profile={planProfile(plan)} />
            </p>
            <QueryPlan steps={plan} />
          </div>
        ))}
      </div>
    </section>
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
