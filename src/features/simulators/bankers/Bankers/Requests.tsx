import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { ActionButton, CellField, SelectField, TextField } from '../../shared/fields';
import type { SimulatorOf } from '../../shared/simulator';
import type { bankers } from '../core/definition';
import { checkSequence } from '../core/safety';
import { LIMITS, type BankersResult, type Verdict } from '../core/types';
import { describeDecision, describeSequence, processName, resourceName } from './texts';
import styles from './styles.module.css';

type Sim = SimulatorOf<typeof bankers>;

const MARKS: Record<Verdict, string> = { granted: '✓', mustWait: '…', unsafe: '✗', exceedsNeed: '✗' };

/** The requests, handled one after another; each one granted changes the state for the next. */
export function Requests({ sim: { input, setInput, trace } }: { sim: Sim }): ReactNode {
  const [process, setProcess] = useState('0');
  const [amounts, setAmounts] = useState<readonly number[]>([]);
  const { requests, allocation, available } = input;
  const asked = available.map((_, resource) => amounts[resource] ?? 0);
  const asking = Math.min(Number(process), allocation.length - 1);
  const isFull = requests.length >= LIMITS.requests;
  return (
    <div className={styles.requests}>
      <p className={styles.heading}>
        <Translate id="simulators.Requests.heading" description="Heading of the requests">
          Yêu cầu cấp thêm
        </Translate>
      </p>
      {trace.result.decisions.length > 0 && (
        <ol className={styles.decisions} aria-live="polite">
          {trace.result.decisions.map((decision, index) => (
            <li key={index} className={decision.verdict === 'granted' ? styles.granted : styles.refused}>
              <span aria-hidden="true">{MARKS[decision.verdict]}</span> {describeDecision(decision)}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.form}>
        <SelectField
          label={translate({
            id: 'simulators.Requests.process',
            message: 'Tiến trình',
            description: 'Field: who asks',
          })}
          value={String(asking)}
          options={allocation.map((_, index) => ({ value: String(index), label: processName(index) }))}
          onChange={setProcess}
        />
        {asked.map((amount, resource) => (
          <div key={resource} className={styles.amount}>
            <span aria-hidden="true">{resourceName(resource)}</span>
            <CellField
              label={translate(
                {
                  id: 'simulators.Requests.amount',
                  message: 'Số {resource} muốn xin',
                  description: 'Field: how many units are asked for',
                },
                { resource: resourceName(resource) },
              )}
              value={amount}
              min={0}
              max={LIMITS.units}
              onChange={(value) => setAmounts(asked.map((each, index) => (index === resource ? value : each)))}
            />
          </div>
        ))}
        <ActionButton
          disabled={isFull}
          onClick={() => setInput({ ...input, requests: [...requests, { process: asking, amounts: asked }] })}
        >
          <Translate id="simulators.Requests.ask" description="Button: make the request">
            Xin
          </Translate>
        </ActionButton>
        <ActionButton
          disabled={requests.length === 0}
          onClick={() => setInput({ ...input, requests: requests.slice(0, -1) })}
        >
          <Translate id="simulators.Requests.undo" description="Button: take the last request back">
            Bỏ yêu cầu cuối
          </Translate>
        </ActionButton>
      </div>
    </div>
  );
}

/** Checks a sequence typed by the reader: any order in which all processes finish is right, not only the scan's own. */
export function OwnSequence({ result }: { result: BankersResult }): ReactNode {
  const [sequence, setSequence] = useState<readonly number[]>([]);
  return (
    <div className={styles.own}>
      <TextField
        label={translate({
          id: 'simulators.OwnSequence.label',
          message: 'Dãy an toàn của bạn, chẳng hạn P1 P3 P4',
          description: "Field: the reader's own safe sequence",
        })}
        value={sequence}
        format={(order) => order.map(processName).join(' ')}
        read={(text) => {
          const tokens = text.split(/[\s,;→<>⟨⟩()-]+/).filter(Boolean);
          const wrong = tokens.find((token) => !/^p?\d{1,2}$/i.test(token));
          return wrong === undefined
            ? { ok: true, value: tokens.map((token) => Number(token.replace(/^p/i, ''))) }
            : {
                ok: false,
                message: translate(
                  {
                    id: 'simulators.OwnSequence.wrong',
                    message: '“{token}” không phải tên tiến trình như P0.',
                    description: 'A word is no name of a process',
                  },
                  { token: wrong },
                ),
              };
        }}
        onChange={setSequence}
        wide
      />
      <p className={styles.verdict} role="status">
        {sequence.length > 0 && describeSequence(checkSequence(result.state, sequence))}
      </p>
    </div>
  );
}
