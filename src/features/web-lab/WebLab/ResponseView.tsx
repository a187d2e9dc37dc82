import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { diffLines } from '../core/diffLines';
import { formatResponse } from '../core/formatResponse';
import type { Exchange } from '../core/http';
import requests from './requests.module.css';
import styles from './styles.module.css';

/** Longer responses are cut in the view. */
const MOST_CHARACTERS = 30_000;
const MARKS = { same: ' ', first: '−', second: '+' } as const;

interface Props {
  exchange: Exchange;
  other: Exchange | undefined;
  choices: readonly Exchange[];
  onCompare: (number: number | undefined) => void;
}

const textOf = (exchange: Exchange) => formatResponse(exchange.response).slice(0, MOST_CHARACTERS);

/** A response as text, and its differences from another one. */
export function ResponseView({ exchange, other, choices, onCompare }: Props): ReactNode {
  const id = useId();
  return (
    <div className={requests.response}>
      <div className={requests.responseHead}>
        <p className={styles.label}>
          <Translate id="webLab.ResponseView.title" description="Above a response" values={{ number: exchange.number }}>
            {'Phản hồi {number}'}
          </Translate>
        </p>
        <p className={requests.compare}>
          <label htmlFor={id}>
            <Translate id="webLab.ResponseView.compare" description="Label of the choice of another response">
              So với
            </Translate>
          </label>
          <select
            id={id}
            className={requests.select}
            value={other?.number ?? ''}
            onChange={({ target }) => onCompare(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">–</option>
            {choices.map(({ number, request }) => (
              <option key={number} value={number}>
                {number} {request.method} {request.target.slice(0, 40)}
              </option>
            ))}
          </select>
        </p>
      </div>
      <div
        className={requests.message}
        role="group"
        tabIndex={0}
        aria-label={translate({
          id: 'webLab.ResponseView.label',
          message: 'Nội dung phản hồi',
          description: 'Name of the text of a response',
        })}
      >
        {other ? (
          <pre className={styles.plain}>
            {diffLines(textOf(other), textOf(exchange)).map(({ kind, text }, index) => (
              <span key={index} className={clsx(requests.line, requests[kind])}>
                {MARKS[kind]} {text}
                {'\n'}
              </span>
            ))}
          </pre>
        ) : (
          <pre className={styles.plain}>{textOf(exchange)}</pre>
        )}
      </div>
    </div>
  );
}
