import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Totals } from '../../shared/Totals';
import { formatSet } from '../core/parseSchema';
import type { NormalizationInput, NormalizationResult } from '../core/types';
import { Decompositions } from './Decompositions';
import { describeViolation } from './texts';
import styles from './styles.module.css';

/** Closure, keys, normal form, what violates the next one, and the decompositions. */
export function Results({ input, result }: { input: NormalizationInput; result: NormalizationResult }): ReactNode {
  const { attributes, start } = input;
  const isKey = result.keys.includes(start);
  return (
    <>
      <Totals
        items={[
          [`(${formatSet(start, attributes)})⁺`, formatSet(result.closure, attributes)],
          [
            translate({
              id: 'simulators.Normalization.kind',
              message: 'Tập đã chọn là',
              description: 'What kind of key the chosen set is',
            }),
            isKey
              ? translate({
                  id: 'simulators.Normalization.candidateKey',
                  message: 'khóa ứng viên',
                  description: 'The set is a candidate key',
                })
              : result.isSuperkey
                ? translate({
                    id: 'simulators.Normalization.superkey',
                    message: 'siêu khóa, còn thừa thuộc tính',
                    description: 'The set is a superkey but not minimal',
                  })
                : translate({
                    id: 'simulators.Normalization.noKey',
                    message: 'không phải khóa',
                    description: 'The set is no key',
                  }),
          ],
          [
            translate({
              id: 'simulators.Normalization.keys',
              message: 'Khóa ứng viên',
              description: 'All candidate keys',
            }),
            result.keys.map((key) => `{${formatSet(key, attributes)}}`).join(' '),
          ],
          [
            translate({
              id: 'simulators.Normalization.form',
              message: 'Dạng chuẩn cao nhất',
              description: 'The highest normal form',
            }),
            result.normalForm,
          ],
        ]}
      />
      {result.violations.length > 0 && (
        <ul className={styles.violations}>
          {result.violations.map((violation, index) => (
            <li key={index}>{describeViolation(violation, attributes)}</li>
          ))}
        </ul>
      )}
      <Decompositions input={input} result={result} />
    </>
  );
}
