import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { LabButton } from '../../lab-kit/LabButton';
import {
  addQueries,
  editQuery,
  MAX_NAME,
  MAX_QUERIES,
  putQuery,
  removeQuery,
  type Playground,
  type PlaygroundQuery,
} from '../core/playground/playground';
import { newQueryName } from './queries';
import styles from './styles.module.css';

interface Props {
  playground: Playground;
  current: PlaygroundQuery;
  change: (change: (now: Playground) => Playground) => void;
}

/** The list of named queries: the open one can be renamed or removed, and new ones can be added. */
export function QueryBar({ playground, current, change }: Props): ReactNode {
  const nameId = useId();
  const [removed, setRemoved] = useState<PlaygroundQuery>();
  const { queries } = playground;

  const add = () => {
    const query = { id: crypto.randomUUID(), name: newQueryName(), text: '' };
    change((now) => addQueries(now, [query]));
  };
  const remove = () => {
    setRemoved(current);
    change((now) => removeQuery(now, current.id));
  };
  const undo = (query: PlaygroundQuery) => {
    setRemoved(undefined);
    change((now) => ({ ...putQuery(now, query), current: query.id }));
  };

  return (
    <div className={styles.queries}>
      <ul
        className={styles.names}
        aria-label={translate({
          id: 'sqlLab.QueryBar.queries',
          message: 'Truy vấn của bạn',
          description: 'Name of the list of the reader’s queries',
        })}
      >
        {queries.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={clsx(styles.name, id === current.id && styles.open)}
              aria-current={id === current.id}
              onClick={() => change((now) => ({ ...now, current: id }))}
            >
              {name}
            </button>
          </li>
        ))}
        {queries.length < MAX_QUERIES && (
          <li>
            <button type="button" className={styles.name} onClick={add}>
              <Translate id="sqlLab.QueryBar.add" description="Button: add a query">
                + Thêm
              </Translate>
            </button>
          </li>
        )}
      </ul>
      <div className={styles.rename}>
        <label className={styles.label} htmlFor={nameId}>
          <Translate id="sqlLab.QueryBar.name" description="Label of the field with the name of the open query">
            Tên
          </Translate>
        </label>
        <input
          id={nameId}
          className={styles.field}
          value={current.name}
          maxLength={MAX_NAME}
          onChange={({ target: { value } }) => change((now) => editQuery(now, current, { name: value }))}
        />
        {queries.length > 1 && (
          <LabButton onClick={remove}>
            <Translate id="sqlLab.QueryBar.remove" description="Button: remove the open query">
              Xóa truy vấn
            </Translate>
          </LabButton>
        )}
      </div>
      <p role="status" className={styles.notice} hidden={!removed}>
        {removed && (
          <>
            <Translate
              id="sqlLab.QueryBar.removed"
              description="After a query was removed"
              values={{ name: <strong>{removed.name}</strong> }}
            >
              {'Đã xóa {name}.'}
            </Translate>{' '}
            <LabButton onClick={() => undo(removed)}>
              <Translate id="sqlLab.QueryBar.undo" description="Button: bring the removed query back">
                Hoàn tác
              </Translate>
            </LabButton>
          </>
        )}
      </p>
    </div>
  );
}
